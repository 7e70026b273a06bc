import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { formatDay } from '../shared/format/day';
import type { Said } from './kind';

/** Returns a function that says a text in the language of the page. */
export function useSay(): (said: Said) => string {
    const t = useT() as (key: string, args?: Said['args']) => string;
    const [language] = useLocaleState();
    return ({ key, args = {} }) => t(key, typeof args.day === 'string' ? { ...args, day: formatDay(args.day, language) } : args);
}
