import type { TranslateFunction } from 'ra-core';
import { ABSENT } from './absent';

/**
 * Returns the translation of a server code, e.g. `nl` in the group `licences.types`; an unknown code is returned unchanged. `group` is the
 * i18n key prefix.
 */
export const codeWord = (translate: TranslateFunction, group: string, code: string): string =>
    code === '' ? ABSENT : translate(`${group}.${code}`, { _: code });
