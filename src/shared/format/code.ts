import type { MessageGroup, MessageKey } from '#i18n/messages';
import type { Translate } from '#i18n/useT';
import { ABSENT } from './absent';

/** Translates a code of the server, e.g. `nl` in the group `licences.types`; returns an unknown one unchanged. */
export const codeWord = (t: Translate, group: MessageGroup, code: string): string =>
    code === '' ? ABSENT : t(`${group}.${code}` as MessageKey, { _: code });
