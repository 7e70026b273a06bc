import { useLocaleState } from 'ra-core';
import { useCallback } from 'react';
import { formatNumber } from '../format/number';

/** Writes whole numbers as the portal's language does. */
export function useFigure(): (value: number) => string {
    const [language] = useLocaleState();
    return useCallback(value => formatNumber(value, language), [language]);
}
