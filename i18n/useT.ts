import { useTranslate } from 'ra-core';
import type { MessageKey, Values } from './messages';

/** Translates a key of the portal's texts; `%{name}` in the text is replaced by `values.name`. */
export type Translate = <K extends MessageKey>(key: K, ...values: Values<K>) => string;

/** Translates the signed-in portal's texts: `t('licences.title')`, `t('users.choice.count', { smart_count })`. */
export function useT(): Translate {
    return useTranslate() as Translate;
}
