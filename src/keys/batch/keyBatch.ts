import type { Key, Role } from '#dataProvider/types';
import type { Action } from '../../shared/actions/action';
import { keyOffers, type KeyAction } from '../actions';
import { holdersOf, type Holder } from '../key';

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

type Licence = Parameters<typeof keyOffers>[1];

/** Returns the actions on several keys of a licence: what may be done with one. */
export function keyBatchActions(
    licence: Parameters<typeof keyOffers>[0] & Licence,
    role: Role,
    now?: number,
): Action<KeyBatch>[] {
    const offers = keyOffers(licence, licence, role, now);
    return KEY_BATCHES.flatMap(kind =>
        offers
            .filter(({ id }) => id === ACTION[kind])
            .map(offer => ({
                ...offer,
                id: kind,
                // The selection bar says what the verb applies to.
                label: kind === 'expireKeys' ? 'keys.batch.titles.expireKeys' : `keys.batch.submit.${kind}`,
                dialog: kind,
            })),
    );
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
    if (!keyOffers(key, licence, role, now).some(({ id }) => id === ACTION[kind])) return 'notOffered';
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
