import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { byId } from '#dataProvider/byId';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { isSameId } from '#dataProvider/text';
import type { Key, Seat, Ticket, User } from '#dataProvider/types';
import { newId, readingOf } from '../../jobs/public';
import { haveAllOf } from '../../seats/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { isActive } from '../../tickets/public';
import type { Surroundings } from '../kind';
import { useLicences, useUsers } from '../reads';
import { successorsOf, type LeaveDraft } from './draft';
import type { LeaveFacts, Leaver, Unread } from './facts';

/** What is read of users who leave: again each time that the check is opened, over the queue of jobs (LEAVE-2). */

/** the first part of the keys of these reads */
const LEAVE = 'leave';

/** What somebody has. */
type Things = Pick<Leaver, 'keys' | 'seats' | 'unread'>;

/** A read, or null if it failed; of an ended session nothing is to be concluded. */
async function tried<Result>(read: Promise<Result>, signal?: AbortSignal): Promise<Result | null> {
    try {
        return await read;
    } catch (error) {
        if (signal?.aborted || (error instanceof PortalError && error.status === 401)) throw error;
        return null;
    }
}

/**
 * The seats of somebody: those that the server says are theirs or, if it says that of none, those of keys that nobody else has; null where an
 * active one may be somebody else's.
 */
function seatsOf(id: string, seats: readonly Seat[], keys: readonly Key[]): Seat[] | null {
    if (seats.some(({ userId }) => userId !== null)) {
        return seats.filter(({ userId }) => userId !== null && isSameId(userId, id));
    }
    const keyOf = ({ keyId }: Seat): Key | undefined => keys.find(key => isSameId(key.id, keyId));
    const own = seats.filter(keyOf);
    return own.some(seat => seat.active && keyOf(seat)?.users?.length !== 1) ? null : own;
}

type EverySeat = (licence: string) => Promise<readonly Seat[]>;

/** Reads all seats of a licence, once for everybody. */
function everySeatOf(provider: PortalDataProvider, signal?: AbortSignal): EverySeat {
    const known = new Map<string, Promise<readonly Seat[]>>();
    return licence => {
        const meta = { licence, queue: 'always' as const };
        const read = known.get(licence) ?? provider.getList<Seat>('seats', { meta, signal }).then(({ data }) => data);
        known.set(licence, read);
        return read;
    };
}

/** Reads the keys and seats of somebody. A part that cannot be read is named; what is not there is not guessed. */
export async function readThings(
    provider: PortalDataProvider,
    id: string,
    signal?: AbortSignal,
    everySeat = everySeatOf(provider, signal),
): Promise<Things> {
    const meta = { user: id, expand: ['users', 'seats'], queue: 'always' as const };
    const keys = await tried(provider.getList<Key>('keys', { meta, signal }), signal);
    if (!keys) return { keys: [], seats: [], unread: [{ what: 'keys' }] };
    const unread: Unread[] = [];
    // Who else has a key decides what is done with it.
    if (keys.data.some(({ users }) => !users?.some(one => isSameId(one.id, id)))) unread.push({ what: 'sharing' });
    const licences = [...new Set(keys.data.map(({ licenceId }) => licenceId))];
    const readSeats = async (licence: string): Promise<Seat[] | null> => {
        const params = { filter: { userId: id }, meta: { licence, queue: 'always' as const }, signal };
        const { data } = await provider.getList<Seat>('seats', params);
        const held = keys.data.filter(key => key.licenceId === licence);
        if (haveAllOf(id, held, data)) return seatsOf(id, data, keys.data);
        const all = await everySeat(licence);
        return haveAllOf(id, held, all, true) ? seatsOf(id, all, keys.data) : null;
    };
    const seats = await Promise.all(
        licences.map(async licence => {
            const own = await tried(readSeats(licence), signal);
            if (!own) unread.push({ what: 'seats', licence });
            return own ?? [];
        }),
    );
    return { keys: keys.data, seats: seats.flat(), unread };
}

const NONE: readonly never[] = [];
const isWhole = ({ unread }: Things): boolean => unread.length === 0;

/** Read once, and again only when asked: what is static cannot be asked for again. */
const ONCE = Infinity;

/** the third part of the key of the read of keys and seats */
const THINGS = 'things';

/** How often the progress of a long read is told. */
const STEPS = 50;

/** The keys and seats of everybody, in order, in one query: a thousand of them would each be told to the page. Read again is what was not whole. */
function useThings(ids: readonly string[]) {
    const provider = usePortalDataProvider();
    const [opening] = useState(newId);
    const [done, setDone] = useState(0);
    const whole = useRef(new Map<string, Things>());
    const { data, isPending, error } = useQuery({
        queryKey: [LEAVE, opening, THINGS, ids],
        queryFn: async ({ signal }) => {
            let count = 0;
            const every = Math.ceil(ids.length / STEPS);
            const everySeat = everySeatOf(provider, signal);
            const read = async (id: string): Promise<Things> => {
                const things = whole.current.get(id) ?? (await readThings(provider, id, signal, everySeat));
                if (isWhole(things)) whole.current.set(id, things);
                count += 1;
                if (count % every === 0) setDone(count);
                return things;
            };
            return Promise.all(ids.map(read));
        },
        staleTime: ONCE,
        gcTime: 0,
    });
    return { things: data ?? NONE, isPending, read: done, error };
}

/** The active tickets; none without tickets for this customer, null if they could not be read. */
function useTickets() {
    const provider = usePortalDataProvider();
    const [opening] = useState(newId);
    return useQuery({
        queryKey: [LEAVE, opening, 'tickets'],
        queryFn: async ({ signal }): Promise<readonly Ticket[] | null> => {
            const read = provider.getEvery('tickets', { meta: { expand: [] }, signal }).catch((error: unknown) => {
                if (error instanceof PortalError && error.status === 403) return [];
                throw error;
            });
            return ((await tried(read, signal)) as Ticket[] | null)?.filter(isActive) ?? null;
        },
        staleTime: ONCE,
        gcTime: 0,
    });
}

const NOTHING: Things = { keys: [], seats: [], unread: [] };

/** Reads what the check needs. */
export function useFacts(draft: LeaveDraft, { customer }: Surroundings): LeaveFacts {
    const queries = useQueryClient();
    const { people } = draft;
    const heirs = successorsOf(draft).join('\n');
    const heirIds = useMemo(() => (heirs === '' ? NONE : heirs.split('\n')), [heirs]);
    const users = useUsers(people);
    const things = useThings(people);
    const successors = useUsers(heirIds);
    const licences = useLicences();
    const tickets = useTickets();
    const { isPending, failure } = readingOf([users, licences, tickets, ...(heirIds.length > 0 ? [successors] : [])]);
    const { refetch } = users;
    const again = useCallback(() => {
        void queries.refetchQueries({
            type: 'active',
            predicate: ({ queryKey: [first, , part], state: { data, status } }) =>
                first === LEAVE &&
                (status === 'error' || data === null || (part === THINGS && !(data as Things[] | undefined)?.every(isWhole))),
        });
        void refetch();
    }, [queries, refetch]);
    const known = useMemo(
        () => ({
            customer,
            leavers: leaversOf(people, { users: users.data ?? NONE, things: things.things, hasGroups: !customer.flags.demo }),
            successors: byId(successors.data),
            licences: byId(licences.data),
            tickets: tickets.data ?? null,
        }),
        [customer, people, users.data, things.things, successors.data, licences.data, tickets.data],
    );
    const error = failure?.error ?? things.error;
    const retry = failure?.retry;
    return useMemo(
        () => ({
            ...known,
            again,
            isPending: isPending || things.isPending,
            failure: error && { error, retry: retry ?? again },
            progress: people.length > 1 ? { read: things.read, total: people.length } : null,
        }),
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at each rendering, and always does the same.
        [known, again, isPending, things.isPending, things.read, error, people.length],
    );
}

interface Read {
    users: readonly User[];
    things: readonly Things[];
    /** demo customers have no cloud groups (CUSTOMER-4) */
    hasGroups: boolean;
}

/** Everybody with what was read of them; of whom the server leaves out the cloud groups, these are not known to be none. */
export const leaversOf = (ids: readonly string[], { users, things, hasGroups }: Read): readonly Leaver[] => {
    const known = byId(users);
    return ids.map((id, at): Leaver => {
        const user = known.get(id);
        if (!user) return { id, keys: [], seats: [], unread: [] };
        const { keys, seats, unread } = things[at] ?? NOTHING;
        const lacks: Unread[] = hasGroups && user.cloudGroups === undefined ? [{ what: 'user' }] : [];
        return { id, user, keys, seats, unread: [...unread, ...lacks] };
    });
};
