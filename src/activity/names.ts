import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayDo } from '#authProvider/access';
import { byId } from '#dataProvider/byId';
import type { PortalDataProvider } from '#dataProvider';
import type { CloudGroup, Key, Licence, Ticket, User } from '#dataProvider/types';
import { paths } from '../config/paths';
import type { Entry } from '../shared/activity/entry';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { searched } from '../shared/listPaths';
import { nameWithEmail, PERSON_FIELDS } from '../shared/person';
import { readRecordsNow, recordsQuery } from '../shared/query/records';
import { ticketNumber } from '../tickets/public';
import type { NamedKind } from './kind';

/** The names of records, read when they are shown (ACTIVITY-3). */

/** A record as it is called now; without a page it no longer exists, or is not known. */
export interface RecordName {
    name: string;
    to?: string;
}

const idsIn = (entries: readonly Entry[], kind: NamedKind | 'from'): string[] => [
    ...new Set(entries.flatMap(({ ids, from = [] }) => (kind === 'from' ? from : (ids[kind] ?? [])))),
];

interface Rows {
    user: ReadonlyMap<string, User>;
    licence: ReadonlyMap<string, Licence>;
    group: ReadonlyMap<string, CloudGroup>;
    key: ReadonlyMap<string, Key>;
    ticket: ReadonlyMap<string, Ticket>;
}

/** What is read to name the records of some entries. */
const wantedOf = (entries: readonly Entry[]) => ({
    user: { resource: 'users', ids: [...new Set([...idsIn(entries, 'user'), ...idsIn(entries, 'from')])], fields: PERSON_FIELDS },
    licence: { resource: 'licences', ids: idsIn(entries, 'licence'), fields: ['id', 'name'] },
    group: { resource: 'cloudGroups', ids: idsIn(entries, 'group'), fields: ['id', 'label'] },
    key: { resource: 'keys', ids: idsIn(entries, 'key'), fields: ['id', 'label', 'licenceId'] },
    ticket: { resource: 'tickets', ids: idsIn(entries, 'ticket'), fields: ['id', 'index'] },
});

/** A record as it is called now; of what cannot be read, or is gone, the id. */
function nameIn(rows: Rows, kind: NamedKind, id: string): RecordName {
    switch (kind) {
        case 'user': {
            const user = rows.user.get(id);
            return user ? { name: nameWithEmail(user), to: paths.user(id) } : { name: id };
        }
        case 'licence': {
            const licence = rows.licence.get(id);
            return licence ? { name: licence.name, to: paths.licence(id) } : { name: id };
        }
        case 'group': {
            const group = rows.group.get(id);
            return group ? { name: group.label, to: paths.cloudGroup(id) } : { name: id };
        }
        case 'key': {
            const key = rows.key.get(id);
            return key ? { name: key.label, to: searched(paths.licenceKeys(key.licenceId), key.label) } : { name: id };
        }
        case 'ticket': {
            const ticket = rows.ticket.get(id);
            return { name: ticket ? ticketNumber(ticket) : id, to: paths.ticket(id) };
        }
    }
}

/** What a page knows already. */
interface KnownRows {
    rows: readonly { id: string }[];
    /** they are being read: what is missing may be among them */
    isReading?: boolean;
}
export type Known = Readonly<Partial<Record<NamedKind, KnownRows>>>;

interface WantedRows {
    resource: string;
    ids: string[];
    fields: readonly string[];
}

/** The records that are wanted; only those that are not known are read. */
function useRows<Row extends { id: string }>({ resource, ids, fields }: WantedRows, known?: KnownRows) {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { data: me } = useCurrentUser();
    const own = known?.rows as readonly Row[] | undefined;
    const missing = own ? ids.filter(id => !own.some(row => row.id === id)) : ids;
    // What ordinary users change has no names.
    const wanted = missing.length > 0 && me !== undefined && mayDo(me.role, 'read', 'users');
    const enabled = wanted && !known?.isReading;
    const { data, isPending } = useQuery({
        ...recordsQuery<Row>(queries, provider, resource, { ids: missing, fields }),
        enabled,
    });
    const rows = useMemo(() => byId([...(data ?? []), ...(own ?? [])]), [data, own]);
    return { rows, isPending: wanted && isPending };
}

export interface Names {
    of(kind: NamedKind, id: string): RecordName;
    isPending: boolean;
}

/** The names of what some entries are about. */
export function useNames(entries: readonly Entry[], known: Known = {}): Names {
    const wanted = wantedOf(entries);
    const user = useRows<User>(wanted.user, known.user);
    const licence = useRows<Licence>(wanted.licence, known.licence);
    const group = useRows<CloudGroup>(wanted.group, known.group);
    const key = useRows<Key>(wanted.key, known.key);
    const ticket = useRows<Ticket>(wanted.ticket);
    const rows = { user: user.rows, licence: licence.rows, group: group.rows, key: key.rows, ticket: ticket.rows };
    return {
        of: (kind, id) => nameIn(rows, kind, id),
        isPending: [user, licence, group, key, ticket].some(one => one.isPending),
    };
}

/** The same, read at once; what cannot be read is called by its id. */
export async function readNames(provider: PortalDataProvider, entries: readonly Entry[]): Promise<Names['of']> {
    const read = async <Row extends { id: string }>(asked: ReturnType<typeof wantedOf>[keyof ReturnType<typeof wantedOf>]) =>
        byId(asked.ids.length === 0 ? [] : await readRecordsNow<Row>(provider, asked.resource, asked).catch(() => []));
    const { user, licence, group, key, ticket } = wantedOf(entries);
    const rows = {
        user: await read<User>(user),
        licence: await read<Licence>(licence),
        group: await read<CloudGroup>(group),
        key: await read<Key>(key),
        ticket: await read<Ticket>(ticket),
    };
    return (kind, id) => nameIn(rows, kind, id);
}
