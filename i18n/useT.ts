import { useTranslate } from 'ra-core';

/** Translates a key of the portal's texts; `%{name}` in the text is replaced by `options.name`. */
export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Translates the signed-in portal's texts: `t('licences.title')`, `t('users.choice.count', { smart_count })`. */
export const useT = (): Translate => useTranslate();
