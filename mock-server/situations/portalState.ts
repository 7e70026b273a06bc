import type { FaultInput } from '../faultInput';
import type { MockState, Row } from '../rows/state';
import { AUTOMATIC_EXPIRE } from '../seed/licences';
import { customerRow } from '../seed/customers';
import { aliasOf, userRow } from '../seed/users';
import type { PortalFile, PortalRows, PortalUser } from './portalFile';

/** Makes the mock's rows of a situation that a user of the portal saved (SITUATION-2). Pure. */

const NO_NAME = '–';
/** Where a code was replaced by nothing, or a server does not say it. */
const RELEASE_CODE = 'AAAA-BBBB-CCCC-DDDD';

const known = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;
const unique = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
    ...new Map(items.map(item => [item.id, item])).values(),
];

const customerOf = (id: string, [saved]: NonNullable<PortalRows['customer']> = []): Row<'customers'> => {
    const { data, cloud, flags = {}, languages = [] } = saved?.id === id ? saved : {};
    const row = customerRow({
        id,
        name: data?.name ?? NO_NAME,
        languages: languages.filter(known),
        street: data?.street ?? '',
        zip: data?.zip ?? '',
        city: data?.city ?? '',
        quota: cloud?.quota ?? 0,
        featureLevel: 0,
        flags: { contractInfo: true, cloud: true, ...flags },
    });
    return { ...row, cloud: { ...row.cloud, featureLevel: cloud?.featureLevel ?? null } };
};

/** People in the users that were read, in the own account, and those who are known by a key alone. */
function usersOf({ user: [me], users = [], keys = [] }: PortalRows, customer: Row<'customers'>): Row<'users'>[] {
    const rowOf = (user: PortalUser): Row<'users'> => {
        const { customerContext: _context, cloudGroups: _groups, cloud, customer: home, ...rest } = user;
        const row = userRow({ ...rest, customer: home ?? customer.id }, customer);
        return {
            ...row,
            ...rest,
            customers: [...new Set([row.customer ?? customer.id, customer.id])],
            cloud: cloud ?? { access: false, featureLevel: null, quota: null },
        };
    };
    const others = keys
        .flatMap(key => key.users)
        .map(({ id, email }) => userRow({ id, email, customer: customer.id, role: 'USER' }, customer));
    // The list of users tells nothing from an empty text, which the own account does not.
    return unique([...others, ...(me ? [rowOf(me)] : []), ...users.map(rowOf)]);
}

function licencesOf({ licences = [], keys = [] }: PortalRows, customerId: string): Row<'licences'>[] {
    const read = licences.map(({ count_active_licences: _used, count, modules, licenceType, name, ...licence }) => ({
        ...licence,
        name: name || NO_NAME,
        licenceType: licenceType ?? 'ol',
        count: count ?? 0,
        modules: modules.flatMap(({ id, label }) => (known(id) ? [{ id, label: label ?? '' }] : [])),
        customerId,
    }));
    // of which the keys alone could be read
    const others = keys.map(({ licenceId, product, licenceType }) => ({
        id: licenceId,
        name: NO_NAME,
        product,
        licenceType: licenceType ?? 'ol',
        count: keys.filter(key => key.licenceId === licenceId).length,
        active: true,
        expire: licenceId.endsWith('720') ? AUTOMATIC_EXPIRE : null,
        modules: [],
        customerId,
    }));
    return unique([...others, ...read]);
}

/** Those of others, whom an ordinary user does not see: as many as the licence has, without a user. */
function unseenKeys({ licences = [], keys = [] }: PortalRows, customerId: string): Row<'keys'>[] {
    return licences.flatMap(({ id: licenceId, product, licenceType, expire, count_active_licences: used }) => {
        const missing = (used ?? 0) - keys.filter(key => key.licenceId === licenceId).length;
        return Array.from({ length: Math.max(0, missing) }, (_, at) => ({
            id: `${licenceId}-${at}`,
            licenceId,
            product,
            licenceType: licenceType ?? 'ol',
            expire,
            token: RELEASE_CODE,
            label: NO_NAME,
            customerId,
            userId: null,
            sendMail: false,
        }));
    });
}

const keysOf = ({ keys = [] }: PortalRows, customerId: string): Row<'keys'>[] =>
    unique(
        keys.map(({ users, seats: _seats, licenceType, ...key }) => {
            const [first, ...shared] = users.map(({ id }) => id);
            return {
                ...key,
                licenceType: licenceType ?? 'ol',
                customerId,
                userId: first ?? null,
                ...(shared.length > 0 && { sharedWith: shared }),
                sendMail: false,
            };
        }),
    );

const seatsOf = ({ keys = [] }: PortalRows, customerId: string, people: ReadonlySet<string>): Row<'seats'>[] =>
    unique(
        keys.flatMap(({ id: keyId, licenceId, licenceType, seats }) =>
            seats.map(seat => ({
                ...seat,
                userId: known(seat.userId) && people.has(seat.userId) ? seat.userId : null,
                keyId,
                licenceId,
                customerId,
                licenceType: licenceType ?? 'ol',
                releaseCode: licenceType === 'nl' ? RELEASE_CODE : null,
            })),
        ),
    );

function groupsOf({ cloudGroups = [], users = [], user }: PortalRows, customerId: string): Row<'cloudGroups'>[] {
    const members = new Map<string, string[]>();
    for (const { id, cloudGroups: of } of unique([...users, ...user])) {
        for (const group of of) members.set(group.id, [...(members.get(group.id) ?? []), id]);
    }
    return unique(cloudGroups.map(group => ({ ...group, customerId, userIds: members.get(group.id) ?? [] })));
}

type Business = Pick<MockState, 'contracts' | 'invoices' | 'tickets' | 'ticketMessages'>;

function businessOf(rows: PortalRows, customerId: string, users: readonly Row<'users'>[], day: string): Business {
    const contracts = unique(rows.contracts ?? []).map(contract => ({
        ...contract,
        startOn: contract.startOn ?? day,
        details: contract.details.map(({ licenceId, ...detail }) => ({
            ...detail,
            ...(licenceId === null ? {} : { licenceId }),
            description: detail.description ?? '',
            count: detail.count ?? 0,
            price: detail.price ?? 0,
            currency: detail.currency ?? 'EUR',
            startOn: detail.startOn ?? contract.startOn ?? day,
        })),
        invoiceInterval: (contract.invoiceInterval ?? 907_530_000) as Row<'contracts'>['invoiceInterval'],
        customerId,
    }));
    const ids = new Set(contracts.map(({ id }) => id));
    const invoices = unique(rows.invoices ?? []).map(({ contractId, created, ...invoice }) => ({
        ...invoice,
        created: created ?? 0,
        contractId: known(contractId) && ids.has(contractId) ? contractId : null,
        customerId,
        total: 0,
    }));
    const me = rows.user[0]?.id ?? '';
    const saved = unique(rows.tickets ?? []);
    const writerOf = (authors: readonly string[]): string =>
        users.find(user => authors[0] === user.email)?.id ??
        users.find(user => authors.includes(aliasOf(user)) || authors.includes(user.displayName ?? ''))?.id ??
        me;
    const tickets = saved.map(({ id, index, status, created, authors }) => ({
        id,
        index: index ?? 0,
        status: (status ?? 'open') as Row<'tickets'>['status'],
        created: created ?? 0,
        content: '…',
        customerId,
        userId: writerOf(authors),
    }));
    const isMine = (author: string): boolean => author === rows.user[0]?.email;
    // The words are not in the file: one message of each who wrote, and one of who wrote last.
    const ticketMessages = saved.flatMap(({ id, created, authors, last }) => {
        const messages = authors.map((author, at) => ({ author, authorRole: at === 0 ? 0 : 1 }));
        const writers = {
            self: authors.find(isMine),
            customer: authors.find(author => !isMine(author)),
            support: authors.slice(1).findLast(author => !isMine(author)) ?? authors[0],
        };
        const author = last && writers[last];
        if (author) messages.push({ author, authorRole: last === 'support' ? 1 : 0 });
        return messages.map((message, at) => ({
            ...message,
            id: `${id}-${at}`,
            ticketId: id,
            content: '…',
            created: (created ?? 0) + at,
        }));
    });
    return { contracts, invoices, tickets, ticketMessages };
}

type Academy = Pick<MockState, 'directories' | 'videos' | 'embeds' | 'progress'>;

const LIBRARY = 'situation';

/** Courses with their videos, which all play the same clip. */
function academyOf({ courses = [], user: [me] }: PortalRows): Academy {
    const directories = unique(courses).map(({ id, label, displayType, locked, videos }) => ({
        id,
        label: label || NO_NAME,
        description: null,
        introVideo: null,
        thumbnail: null,
        displayType: (displayType ?? 'category') as Row<'directories'>['displayType'],
        locked,
        parentId: null,
        groups: [{ label: '', items: unique(videos).map(video => ({ kind: 'video' as const, id: video.id })) }],
    }));
    const saved = unique(courses.flatMap(({ id, videos }) => videos.map(video => ({ ...video, directoryId: id }))));
    const videos = saved.map(({ progress: _progress, duration, type, label, ...video }) => ({
        ...video,
        label: label || NO_NAME,
        type: (type ?? 'video') as Row<'videos'>['type'],
        duration: duration ?? 0,
        thumbnail: null,
        tags: [],
        libraryId: LIBRARY,
        allowComments: false,
        attachments: [],
        metaData: null,
    }));
    const embeds = videos.map(({ id }) => ({
        libraryId: LIBRARY,
        videoId: id,
        type: 'video/mp4' as const,
        src: '/media/video/cabinets.mp4',
        captions: [],
    }));
    const progress = saved.flatMap(({ id, progress: value }) => (me && value ? [{ userId: me.id, videoId: id, value }] : []));
    return { directories, videos, embeds, progress };
}

/** The rows of a file, in place of those of fresh data; the applications are the provider's, and stay. */
export function stateOf({ rows, savedAt }: PortalFile, fresh: MockState): MockState {
    const [me] = rows.user;
    const id = me?.customerContext ?? me?.customer ?? rows.customer?.[0]?.id ?? '';
    const customer = customerOf(id, rows.customer);
    const users = usersOf(rows, customer);
    const homes = [...new Set(users.flatMap(user => user.customers))].filter(home => home !== id);
    const people = new Set(users.map(user => user.id));
    const nothing = Object.fromEntries(
        Object.entries(fresh).flatMap(([name, value]) => (Array.isArray(value) ? [[name, []]] : [])),
    ) as unknown as MockState;
    return {
        ...nothing,
        lastId: fresh.lastId,
        applications: fresh.applications,
        tags: fresh.tags,
        customers: [customer, ...homes.map(home => customerOf(home))],
        users,
        licences: licencesOf(rows, id),
        keys: [...keysOf(rows, id), ...unseenKeys(rows, id)],
        seats: seatsOf(rows, id, people),
        cloudGroups: groupsOf(rows, id),
        ...businessOf(rows, id, users, new Date(savedAt * 1000).toISOString().slice(0, 10)),
        ...academyOf(rows),
    };
}

/** What makes a call fail as it did: a status, or 0 without a response; one below 400 had a response that could not be read. */
const failureOf = (status: number): FaultInput => {
    if (status === 0) return { kind: 'abort' };
    return status < 400 ? { kind: 'malformed' } : { kind: 'status', status };
};

/** The calls that had failed, as faults; each once, as it failed last. */
export function faultsOf({ circumstances: { calls } }: PortalFile): FaultInput[] {
    const faults = new Map<string, FaultInput>();
    for (const { method, pattern, status } of calls) {
        const path = pattern.replaceAll(/\{\w+\}/g, '*');
        const call = `${method} ${path}`;
        // the newest is the first
        if (!faults.has(call)) faults.set(call, { ...failureOf(status), method, path });
    }
    return [...faults.values()];
}
