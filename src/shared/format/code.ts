import type { Translate } from '#i18n/useT';
import { ABSENT } from './absent';

/**
 * Returns the translation of a server code, e.g. `nl` in the group `licences.types`; an unknown code is returned unchanged. `group` is the
 * i18n key prefix.
 */
export const codeWord = (t: Translate, group: string, code: string): string =>
    code === '' ? ABSENT : t(`${group}.${code}`, { _: code });
