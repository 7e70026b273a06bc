import type { PortalDataProvider } from '..';
import type { CloudGroup, Key, Seat, User } from '../types';
import { PortalError } from '../errors';
import { incomplete } from '../odata/read';
import { isGone } from '../outcome';
import { changed } from '../queue/verified';
import { isDeletable } from '../deletable';
import { isPartial } from '../shape/readers';
import { isSameAddress, isSameId } from '../text';
import { markOf } from './mark';
import type { Seen, SeenKey, Unused } from './steps/step';

/** The reads by which the outcome of a change is looked up (MANY-5), and by which a record is compared before a step (MANY-14). */

/** Makes a read right before something that cannot be looked up is sent: if it fails, that was not sent. */
export const beforehand = <Result>(read: Promise<Result>): Promise<Result> =>
    read.catch((error: unknown) => {
        if (error instanceof PortalError) Object.assign(error, { unsent: true });
        throw error;
    });

/** Whether a record no longer exists. */
export const isMissing = (provider: PortalDataProvider, resource: string, id: string): Promise<boolean> =>
    provider.getOne(resource, { id }).then(
        () => false,
        (error: unknown) => {
            if (isGone(error)) return true;
            throw error;
        },
    );

/** A missing value is the same as an empty one. */
export const orNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Whether a record has these values. */
export async function isSaved(provider: PortalDataProvider, resource: string, id: string, values: object): Promise<boolean> {
    const { data: record } = await provider.getOne<Record<string, unknown> & { id: string }>(resource, { id });
    return Object.entries(values).every(([name, value]) => orNull(record[name]) === orNull(value));
}

/** What must be known: related records that the server leaves out, or that cannot be read, are not the same as none (MANY-14). */
function known<Value>(value: Value | undefined): Value {
    if (value === undefined || (Array.isArray(value) && isPartial(value))) throw incomplete();
    return value;
}

/** A record without what each of its kind has, e.g. something else with its id: it says nothing (MANY-14). */
function told<Row extends object>(record: Row, name: keyof Row): Row {
    known(record[name] || undefined);
    return record;
}

/** A user. */
export const readUser = async (provider: PortalDataProvider, id: string): Promise<User> =>
    told((await provider.getOne<User>('users', { id })).data, 'email');

/** A key; with its users where it has to be known who has it (`readKey`). */
export const readBareKey = async (provider: PortalDataProvider, id: string, expand?: readonly string[]): Promise<Key> =>
    told((await provider.getOne<Key>('keys', { id, ...(expand ? { meta: { expand } } : {}) })).data, 'token');

/** A key of which it is known who has it. */
export type HeldKey = Key & Required<Pick<Key, 'users'>>;

/** A key with its users. */
export async function readKey(provider: PortalDataProvider, id: string): Promise<HeldKey> {
    const key = await readBareKey(provider, id, ['users']);
    return { ...key, users: known(key.users) };
}

/** The keys of a user, with all their users: that one is among them, or they are somebody else's (MANY-14). */
export async function readKeysOf(provider: PortalDataProvider, user: string): Promise<readonly HeldKey[]> {
    const { data } = await provider.getList<Key>('keys', { meta: { user, expand: ['users'], queue: 'never' } });
    return data.map(key => {
        const held = { ...told(key, 'licenceId'), users: known(key.users) };
        if (!hasUser(held, user)) throw incomplete();
        return held;
    });
}

/** Whether a key has exactly these users (ids). */
export const hasUsers = ({ users }: HeldKey, ids: readonly string[]): boolean =>
    users.length === ids.length && users.every(({ id }) => ids.some(one => isSameId(one, id)));

/** Whether somebody is one of the users of a key. */
export const hasUser = ({ users }: HeldKey, user: string): boolean => users.some(({ id }) => isSameId(id, user));

/** Whether a key has this user alone, as after it was assigned (KEY-4). */
export const isAlone = async (provider: PortalDataProvider, key: string, user: string): Promise<boolean> =>
    hasUsers(await readKey(provider, key), [user]);

/** Rejects if a key has other users than these (ids). */
export function checkUsers(key: HeldKey, ids: readonly string[]): void {
    if (!hasUsers(key, ids)) throw changed('plans.seen.otherUsers');
}

/** Rejects if a key ends on another day than it did. */
export function checkExpiry(key: Key, expire: number | null): void {
    if ((key.expire ?? null) !== expire) throw changed('plans.seen.otherExpiry');
}

/** Rejects if a key has other users than it had, or ends on another day. */
export function checkSeen(key: HeldKey, { from, expire }: Omit<SeenKey, 'key'>): void {
    checkUsers(key, from);
    checkExpiry(key, expire);
}

/** Rejects if a key no longer has exactly these users, this expiry, or this token's hash. */
export async function checkKey(
    provider: PortalDataProvider,
    id: string,
    { users, expire, mark }: { users?: readonly string[]; expire?: number | null; mark?: string },
): Promise<void> {
    if (users === undefined && expire === undefined && mark === undefined) return;
    const key = await readKey(provider, id);
    if (users) checkUsers(key, users);
    if (expire !== undefined) checkExpiry(key, expire);
    if (mark !== undefined && markOf(key.token) !== mark) throw changed('plans.seen.otherCode');
}

/** Rejects if a key is on a machine by now, ends on another day, or one of its users has activated the account (FREE-3). */
export async function checkUnused(
    provider: PortalDataProvider,
    { id, licence, users = [], expire, inactive }: Unused & { id: string; licence: string; users?: readonly string[] },
): Promise<void> {
    const key = await readBareKey(provider, id, ['users', 'seats']);
    checkExpiry(key, expire);
    const meta = { licence, queue: 'never' } as const;
    // All of them: a server may ignore the filter (QUERY-14).
    const { data: found } = await provider.getList<Seat>('seats', { filter: { keyId: id }, meta });
    // One that finds nothing proves nothing: the key itself has to say so, or all seats of the licence.
    const own = key.seats && !isPartial(key.seats) ? key.seats : undefined;
    const all = own ? found : (await provider.getList<Seat>('seats', { meta })).data;
    // A seat of which the server does not say whose it is may be the key's.
    const isOnIt = ({ keyId, active }: Seat): boolean => active && isSameId(known(keyId || undefined), id);
    if (own?.some(({ active }) => active) || [...found, ...all].some(isOnIt)) throw changed('plans.seen.otherSeat');
    if (inactive) for (const user of users) await checkUser(provider, user, { active: false });
}

/** The seats of a key. */
export const readSeatsOf = async (provider: PortalDataProvider, id: string): Promise<readonly Seat[]> =>
    known((await readBareKey(provider, id, ['users', 'seats'])).seats);

/** Rejects if a key is in use on a machine. */
export async function checkIdle(provider: PortalDataProvider, id: string): Promise<void> {
    if ((await readSeatsOf(provider, id)).some(({ active }) => active)) throw changed();
}

/** Nothing was added. What is missing may have been taken by an earlier try of the same step. */
const isWithin = (seen: readonly string[] | undefined, now: readonly { id: string }[] | undefined): boolean =>
    !seen || known(now).every(({ id }) => seen.some(one => isSameId(one, id)));

/** Rejects if a user has another state than was seen, or has got keys or groups since. */
export async function checkUser(provider: PortalDataProvider, id: string, seen: Seen | undefined): Promise<void> {
    if (seen) checkSeenUser(await readUser(provider, id), seen);
}

/** Rejects if a key has other users than were named, or if one of them is not active: they are sent nothing (KEY-5). */
export async function checkRecipients(provider: PortalDataProvider, id: string, named?: readonly string[]): Promise<void> {
    const key = await readKey(provider, id);
    if (named) checkUsers(key, named);
    for (const user of key.users) await checkUser(provider, user.id, { active: true });
}

/** Rejects if a user who is to be deleted is no longer as was seen, or is an administrator by now, or not this customer's own (USER-8, USER-10). */
export async function checkDeletable(
    provider: PortalDataProvider,
    { id, seen, customer }: { id: string; seen?: Seen; customer?: string },
): Promise<void> {
    const user = await readUser(provider, id);
    if (!isDeletable(user)) throw changed('plans.seen.otherRole');
    if (customer !== undefined && !isSameId(known(user.customer || undefined), customer)) {
        throw changed('plans.seen.otherCustomer');
    }
    if (seen) checkSeenUser(user, seen);
}

function checkSeenUser(user: User, seen: Seen): void {
    if (seen.active !== undefined && user.active !== seen.active) {
        const [was, now] = seen.active
            ? (['plans.seen.active', 'plans.seen.inactive'] as const)
            : (['plans.seen.inactive', 'plans.seen.active'] as const);
        throw changed(now, { was });
    }
    if (!isWithin(seen.keys, user.keys)) throw changed('plans.seen.otherKeys');
    if (!isWithin(seen.groups, user.cloudGroups)) throw changed('plans.seen.otherGroups');
}

/** The matching keys of a user. */
export const findKeys = async (provider: PortalDataProvider, user: string, fits: (key: Key) => boolean): Promise<Key[]> =>
    (await provider.getList<Key>('keys', { meta: { user, queue: 'never' } })).data.filter(key => fits(told(key, 'licenceId')));

/** Whether a user has a matching key. */
export const hasKey = async (...asked: Parameters<typeof findKeys>): Promise<boolean> => (await findKeys(...asked)).length > 0;

/** Whether a user has another key of the licence than this one, which would be the second (MANY-16). */
export const hasOtherKey = (
    provider: PortalDataProvider,
    user: string,
    { licence, key }: { licence: string; key: string },
): Promise<boolean> => hasKey(provider, user, ({ id, licenceId }) => isSameId(licenceId, licence) && !isSameId(id, key));

/** Rejects if a user has another key of the licence by now. */
export async function checkNoOther(...asked: Parameters<typeof hasOtherKey>): Promise<void> {
    if (await hasOtherKey(...asked)) throw changed('plans.seen.licence', { was: 'plans.seen.noLicence' });
}

/** One page is enough where the filter is not ignored. */
const FIRST = { page: 1, perPage: 20 } as const;

/** The users with this e-mail address, in whatever case: among all users, or `first` in the first page that the filter gives. */
export async function usersWith(provider: Pick<PortalDataProvider, 'getList'>, email: string, first = false): Promise<User[]> {
    const small = email.toLowerCase();
    // A server may compare with regard to case, and store what it was sent in small letters.
    const filter = { email: email === small ? email : [email, small] };
    const pagination = first ? FIRST : undefined;
    const { data } = await provider.getList<User>('users', { filter, pagination, meta: { queue: 'never' } });
    const found = data.filter(user => isSameAddress(user.email, email));
    // Others show that the filter was ignored (QUERY-14): then it may be on another page.
    return first && found.length === 0 && data.length > 0 ? usersWith(provider, email) : found;
}

const ONE = { page: 1, perPage: 1 } as const;

/** How many keys a licence has. Some servers count the page (QUERY-7): a number that may be that of a page of one is counted by reading all. */
export async function countKeys(provider: Pick<PortalDataProvider, 'getList' | 'getEvery'>, licence: string): Promise<number> {
    const meta = { licence, expand: [] };
    const { total = 0 } = await provider.getList<Key>('keys', { pagination: ONE, meta });
    return total > 1 ? total : (await provider.getEvery('keys', { meta })).length;
}

/** Whether a user is a member of a group. */
export const isIn = async (provider: PortalDataProvider, user: string, group: string): Promise<boolean> =>
    known((await readUser(provider, user)).cloudGroups).some(({ id }: Pick<CloudGroup, 'id'>) => isSameId(id, group));

/** After a 404 of what takes something away: it is done if it is not there any more, which is read; otherwise it was refused (MANY-3). */
export async function takenAway(look: () => Promise<boolean>): Promise<'done' | null> {
    try {
        return (await look()) ? 'done' : null;
    } catch (error) {
        if (isGone(error)) return 'done';
        throw error;
    }
}

/** Which of the two no longer exists: the user, or the job's target. */
export async function missing(
    provider: PortalDataProvider,
    user: string,
    target?: [resource: string, id: string],
): Promise<'item' | 'target' | null> {
    if (target && (await isMissing(provider, ...target))) return 'target';
    return (await isMissing(provider, 'users', user)) ? 'item' : null;
}
