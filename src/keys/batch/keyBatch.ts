import type { Key, Role } from '#dataProvider/types';
import { holdersOf, keyActions, type Holder, type KeyAction } from '../key';

/** The rules of actions on several keys: those of the actions on one, key by key (KEY-5 to KEY-7, MANY-12). Pure; times in epoch seconds. */

/** The verbs, also the last part of their texts' i18n keys. */
export const KEY_BATCHES = ['expireKeys', 'sendKeys', 'renewKeys', 'deleteKeys'] as const;
export type KeyBatch = (typeof KEY_BATCHES)[number];

/** The action on one key whose rules apply. */
const ACTION: Readonly<Record<KeyBatch, KeyAction>> = {
    expireKeys: 'edit',
    sendKeys: 'send',
    renewKeys: 'refresh',
    deleteKeys: 'delete',
};

type Licence = Parameters<typeof keyActions>[1];

/** Returns the verbs for several keys of a licence; some are disabled when it has expired. */
export function keyBatches(
    licence: Parameters<typeof keyActions>[0] & Licence,
    role: Role,
    now: number,
): { kind: KeyBatch; disabled: boolean }[] {
    const offered = new Map(keyActions(licence, licence, role, now).map(({ action, disabled }) => [action, disabled]));
    return KEY_BATCHES.flatMap(kind => {
        const disabled = offered.get(ACTION[kind]);
        return disabled === undefined ? [] : [{ kind, disabled }];
    });
}

/** Why a verb does not apply to a key; also the last part of the message's i18n key. */
export type KeyObstacle = 'notOffered' | 'noUser' | 'inactive' | 'sameExpiry';

interface Circumstances {
    kind: KeyBatch;
    licence: Licence;
    role: Role;
    now: number;
    /** ids of the licence's inactive users, to whom nothing is sent */
    inactive: ReadonlySet<string>;
    /** the chosen expiry; undefined while none is chosen */
    expire: number | null | undefined;
}

/** Returns why a verb does not apply to a key, or null. A key is sent only if all its users are active. */
export function obstacleOf(key: Key, about: Circumstances): KeyObstacle | null {
    const { kind, licence, role, now, inactive, expire } = about;
    if (!keyActions(key, licence, role, now).some(({ action }) => action === ACTION[kind])) return 'notOffered';
    if (kind === 'expireKeys') return expire !== undefined && (key.expire ?? null) === expire ? 'sameExpiry' : null;
    if (kind !== 'sendKeys') return null;
    const holders = holdersOf(key);
    if (holders.length === 0) return 'noUser';
    return holders.some(({ id }) => id !== undefined && inactive.has(id)) ? 'inactive' : null;
}

/** Returns everybody who has one of the keys, each once (KEY-4). */
export const everybodyOf = (keys: readonly Pick<Key, 'users' | 'email'>[]): Holder[] => [
    ...new Map(keys.flatMap(holdersOf).map(holder => [holder.id ?? holder.email, holder])).values(),
];
