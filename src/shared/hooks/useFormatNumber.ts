import { useLocaleState } from 'ra-core';
import { useCallback } from 'react';
import { formatNumber } from '../format/number';

/** Returns a function that formats whole numbers in the portal's language. */
export function useFormatNumber(): (value: number) => string {
    const [language] = useLocaleState();
    return useCallback(value => formatNumber(value, language), [language]);
}
