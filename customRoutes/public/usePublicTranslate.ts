import { createContext, useContext } from 'react';
import type { PublicTranslate } from '../../i18n/public';

/** The translate function of the public pages, provided by their layout. */
export const PublicTranslateContext = createContext<PublicTranslate>(key => key);

/** Translates the public pages' texts: `t('auth.title')`, `t('auth.customerNumber', { id })`. */
export const usePublicTranslate = (): PublicTranslate => useContext(PublicTranslateContext);
