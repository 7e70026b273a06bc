import type { PortalDataProvider } from '#dataProvider';
import { isAbort, PortalError } from '#dataProvider/errors';
import type { Customer, Directory, Ticket, User } from '#dataProvider/types';
import { mayDo, type Subject } from '#authProvider/access';
import { isAdministrator } from '#authProvider/roles';
import { paths } from '../config/paths';
import { authorOf, inOrder, isActive, LATEST_READ } from '../tickets/public';
import type { Kind, Row } from './fields';

/** Reads what the signed-in user may read, for a file for support (SITUATION-1). */

type Records = Partial<Record<Kind, readonly Row[]>>;

/** A kind that could not be read, with the status of the failure; 0 without a response. */
export interface Missing {
    kind: Kind;
    status: number;
}

export interface Found {
    records: Records;
    missing: readonly Missing[];
}

export interface Reading {
    provider: PortalDataProvider;
    user: User;
    /** undefined if it could not be read */
    customer: Customer | undefined;
    /** whether the page at a path is offered to this customer (PAGE-1) */
    isOffered(path: string): boolean;
    signal: AbortSignal;
    /** told after each kind */
    onProgress(done: number, total: number): void;
}

/** A kind besides the user, who is known already. */
interface Read {
    subject: Subject;
    /** the page that shows it */
    page: string;
    read(reading: Reading): Promise<readonly object[]>;
}

const all =
    (resource: string, expand?: readonly string[]) =>
    async ({ provider, signal }: Reading): Promise<object[]> => {
        const rows: object[] = [];
        await provider.getPages(resource, { meta: expand ? { expand } : {}, signal, onPage: page => rows.push(...page) });
        return rows;
    };

const keys = async (reading: Reading): Promise<readonly object[]> => {
    const { provider, user, signal } = reading;
    if (isAdministrator(user)) return all('keys', ['users', 'seats'])(reading);
    return (await provider.getCollection('keys', { meta: { user: user.id }, signal })).rows ?? [];
};

/** With who wrote last in the active ones, where their list says it (TICKET-7); unknown where that fails. */
async function tickets(reading: Reading): Promise<readonly object[]> {
    const { provider, user, signal } = reading;
    const rows = ((await all('tickets')(reading)) as Ticket[]).sort((one, other) => one.index - other.index);
    const active = rows.filter(isActive);
    if (active.length > LATEST_READ) return rows;
    const last = new Map<string, string>();
    for (const { id } of active) {
        try {
            const message = inOrder(await provider.getTicketMessages({ ticket: id, signal })).at(-1);
            if (message) last.set(id, authorOf(message, user.email));
        } catch (error) {
            if (signal.aborted || isAbort(error)) throw error;
        }
    }
    return rows.map(row => ({ ...row, last: last.get(row.id) }));
}

async function courses({ provider, signal }: Reading): Promise<readonly object[]> {
    const rows: (Directory & { videos: unknown })[] = [];
    for (const directory of await provider.getDirectories({ signal })) {
        rows.push({ ...directory, videos: await provider.getPlaylist({ directory: directory.id, signal }) });
    }
    return rows;
}

const READS: Readonly<Partial<Record<Kind, Read>>> = {
    users: { subject: 'users', page: paths.users, read: all('users', ['cloudGroups']) },
    licences: { subject: 'licences', page: paths.licences, read: all('licences', ['modules']) },
    keys: { subject: 'licences', page: paths.licences, read: keys },
    cloudGroups: { subject: 'cloudGroups', page: paths.cloudGroups, read: all('cloudGroups', []) },
    contracts: { subject: 'contracts', page: paths.contracts, read: all('contracts') },
    invoices: { subject: 'invoices', page: paths.contracts, read: all('invoices') },
    tickets: { subject: 'tickets', page: paths.tickets, read: tickets },
    courses: { subject: 'academy', page: paths.academy, read: courses },
};

/** What the portal knows without asking that the server refuses. */
function isRefused(kind: Kind, { user, customer }: Reading): boolean {
    if (kind === 'contracts' || kind === 'invoices') return customer?.flags.contractInfo === false;
    return kind === 'tickets' && !user.cam;
}

/** Reads one kind after the other. What fails is named, and the others are read; rejects only when it is aborted. */
export async function readSituation(reading: Reading): Promise<Found> {
    const { user, customer, isOffered, signal, onProgress } = reading;
    const records: Records = { user: [user], ...(customer && { customer: [customer] }) };
    const missing: Missing[] = customer ? [] : [{ kind: 'customer', status: 0 }];
    const wanted = (Object.entries(READS) as [Kind, Read][]).filter(
        ([kind, { subject, page }]) => mayDo(user.role, 'read', subject) && isOffered(page) && !isRefused(kind, reading),
    );
    for (const [done, [kind, { read }]] of wanted.entries()) {
        onProgress(done, wanted.length);
        try {
            records[kind] = (await read(reading)) as readonly Row[];
        } catch (error) {
            if (signal.aborted || isAbort(error)) throw error;
            missing.push({ kind, status: error instanceof PortalError ? error.status : 0 });
        }
        signal.throwIfAborted();
    }
    onProgress(wanted.length, wanted.length);
    return { records, missing };
}
