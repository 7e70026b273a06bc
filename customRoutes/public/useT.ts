import { createContext, useContext } from 'react';
import type { Translate } from '../../i18n/public';

/** The translate function of the public pages, provided by their layout. */
export const TranslateContext = createContext<Translate>(key => key);

/** Translates the public pages' texts: `t('auth.title')`, `t('auth.customerNumber', { id })`. */
export const useT = (): Translate => useContext(TranslateContext);
