import type { Role } from '#dataProvider/types';
import type { MessageKey } from '#i18n/messages';
import type { Action } from '../../shared/actions/action';
import { lazyDialog } from '../../ui/modal/lazyDialog';
import { keyOffers, type KeyAction } from '../actions';

interface KeyVerbEntry {
    like: KeyAction;
    label: MessageKey;
    Dialog: unknown;
}

/**
 * The actions on several keys of a licence, in display order: the action on one key whose rules, icon and tone each has (`like`, MANY-12), its
 * name in the selection bar, which says what it applies to, and its dialog.
 */
export const KEY_VERBS = {
    expireKey: { like: 'edit', label: 'verbs.expireKey.title', Dialog: lazyDialog(() => import('./expireKey')) },
    sendKey: { like: 'send', label: 'verbs.sendKey.submit', Dialog: lazyDialog(() => import('./sendKey')) },
    renewKey: { like: 'refresh', label: 'verbs.renewKey.submit', Dialog: lazyDialog(() => import('./renewKey')) },
    deleteKey: { like: 'delete', label: 'verbs.deleteKey.submit', Dialog: lazyDialog(() => import('./deleteKey')) },
} as const satisfies Readonly<Record<string, KeyVerbEntry>>;

export type KeyVerbName = keyof typeof KEY_VERBS;

/** Returns the actions on several keys of a licence: what may be done with one. */
export function keyActionsFor(
    licence: Parameters<typeof keyOffers>[0] & Parameters<typeof keyOffers>[1],
    role: Role,
    now?: number,
): Action<KeyVerbName>[] {
    const offers = keyOffers(licence, licence, role, now);
    return (Object.keys(KEY_VERBS) as KeyVerbName[]).flatMap(verb => {
        const { like, label } = KEY_VERBS[verb];
        return offers.filter(({ id }) => id === like).map(offer => ({ ...offer, id: verb, label, dialog: verb }));
    });
}
