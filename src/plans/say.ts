import type { Translate } from '#i18n/useT';
import type { Said } from './kind';

/** A said text in the language of the page. */
export const say = (t: Translate, { key, args }: Said): string => (t as (key: string, args?: Said['args']) => string)(key, args);
