import type { MessageGroup, MessageKey } from '#i18n/messages';
import type { Translate } from '#i18n/useT';
import { ABSENT } from './absent';

/**
 * Returns the translation of a server code, e.g. `nl` in the group `licences.types`; an unknown code is returned unchanged.
 */
export const codeWord = (t: Translate, group: MessageGroup, code: string): string =>
    code === '' ? ABSENT : t(`${group}.${code}` as MessageKey, { _: code });
