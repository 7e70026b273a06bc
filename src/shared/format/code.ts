import type { TranslateFunction } from 'ra-core';
import { ABSENT } from './absent';

/**
 * The word for a code of the server, e.g. `licences.types` and `nl`. A code that the portal does not know is shown as it is.
 * `group` is the i18n key above the words.
 */
export const codeWord = (translate: TranslateFunction, group: string, code: string): string =>
    code === '' ? ABSENT : translate(`${group}.${code}`, { _: code });
