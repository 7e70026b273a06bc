import { useMemo } from 'react';
import type { CloudGroup, Contract, Customer, Key, Licence, Ticket, User } from '#dataProvider/types';
import { isAdministrator } from '#authProvider/roles';
import { isListed } from '#src/licences/public';
import type { VisibleArea } from '#src/shared/areas';
import { nowSeconds, todayUtc } from '#src/shared/format/date';
import { useCollection } from '#src/shared/query/lists';
import { isForbidden } from '#dataProvider/errors';
import { isActive, useAnswered } from '#src/tickets/public';
import { presentLicence } from '../../academy/membership/membership';
import { isOver, useSentOrder } from '../../academy/membership/underWay';
import { useOffered } from '#src/ui/Link';
import { needsOf, type Need } from './needs';
import { useSmallCollection } from './smallCollection';

/**
 * The dashboard's reads (DASH-6): each made once, shared by its parts and with the lists that it links to. `rows` is null if the collection is
 * too large to be read completely.
 */
interface Rows<Row> {
    rows: readonly Row[] | null | undefined;
    total: number | undefined;
    error: Error | null;
}

/** The user, the customer if it could be loaded, and the ids of the offered areas. */
export interface Viewer {
    user: User;
    customer: Customer | undefined;
    areas: ReadonlyMap<string, VisibleArea>;
}

/** Reads all rows of a list. */
function useRows<Row extends { id: string }>(resource: string, enabled = true): Rows<Row> {
    const { query, page } = useCollection<Row>(resource, {}, { enabled });
    const rows = page === null ? null : page?.data;
    return enabled
        ? { rows, total: query.data?.total, error: page === undefined ? query.error : null }
        : { rows: undefined, total: undefined, error: null };
}

/** The licences of the dashboard. */
export const useLicences = (enabled?: boolean) => useRows<Licence>('licences', enabled);
/** The contracts of the dashboard. */
export const useContracts = (enabled?: boolean) => useRows<Contract>('contracts', enabled);
/** The cloud groups of the dashboard. */
export const useGroups = () => useRows<CloudGroup>('cloudGroups');
/** The users, where they fit into one page. */
export const useUsers = (): Rows<User> => useSmallCollection<User>('users');
/** All keys of a school. */
const useSchoolKeys = (enabled: boolean): Rows<Key> => useSmallCollection<Key>('keys', enabled);

const NO_TICKETS: readonly Ticket[] = [];
const isOpen = (ticket: Ticket): boolean => isActive(ticket);

/** The active tickets that the user can see, and `all` of them. */
export function useActive(enabled?: boolean): Rows<Ticket> & { all: readonly Ticket[] } {
    const read = useRows<Ticket>('tickets', enabled);
    const rows = useMemo(() => read.rows?.filter(isOpen), [read.rows]);
    return { ...read, rows: read.rows === null ? null : rows, all: read.rows ?? NO_TICKETS };
}

/** The user's own keys of the products that the portal shows (KEY-9). */
export function useOwnKeys(user: string): Rows<Key> {
    const { query, page } = useCollection<Key>('keys', { meta: { user } });
    const rows = useMemo(() => page?.data.filter(isListed), [page]);
    return { rows, total: rows?.length, error: page === undefined ? query.error : null };
}

/** The customer's order of academy licences that its numbers do not show yet. */
function useOrderUnderWay(licences: readonly Licence[] | null | undefined) {
    const sent = useSentOrder();
    // Of one that may not have arrived only the membership's page speaks.
    if (!sent || sent.unsure || !licences) return null;
    const now = nowSeconds();
    return isOver(sent, presentLicence(licences, now)?.count ?? 0, now) ? null : sent;
}

/** What needs an administrator's attention, from the data loaded so far. */
export interface Needs {
    needs: readonly Need[];
    /** number of pending reads */
    waiting: number;
    /** whether a read failed, so that lines may be missing */
    isPartial: boolean;
}

const arrived = (part: Rows<unknown>): boolean => part.rows !== undefined || part.error !== null;

/** Reads what needs an administrator's attention, all in parallel; a part that fails is left out. */
export function useNeeds({ user, customer, areas }: Viewer): Needs {
    const isOffered = useOffered();
    const school = customer?.flags.school === true && isAdministrator(user);
    const wants = { contracts: areas.has('contracts'), tickets: areas.has('tickets') };
    const licences = useLicences();
    const keys = useSchoolKeys(school);
    const contracts = useContracts(wants.contracts);
    const users = useUsers();
    const tickets = useActive(wants.tickets);
    const { answered, isPending, error } = useAnswered(tickets.all);
    const order = useOrderUnderWay(licences.rows);
    const parts = [
        licences,
        users,
        ...(school ? [keys] : []),
        ...(wants.contracts ? [contracts] : []),
        ...(wants.tickets ? [tickets] : []),
    ];
    const known = {
        licences: licences.rows ?? undefined,
        keys: keys.rows ?? undefined,
        contracts: contracts.rows ?? undefined,
        users: users.rows ?? undefined,
        answered,
        email: user.email,
        order,
    };
    return {
        needs: needsOf(known, { now: nowSeconds(), day: todayUtc() }, isOffered),
        waiting: parts.filter(part => !arrived(part)).length + Number(isPending),
        // For users who may not have tickets (TICKET-1) nothing is missing.
        isPartial: parts.some(part => part.error !== null && !(part === tickets && isForbidden(part.error))) || error !== null,
    };
}
