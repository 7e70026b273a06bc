type Row = Readonly<Record<string, unknown>>;

/** How the desk shows a collection; its fields come from the schemas. */
export interface DeskResource {
    name: string;
    group: 'customers' | 'licences' | 'business' | 'academy' | 'mails';
    /** the fields in a list, in order; the first names the record */
    columns: readonly string[];
    /** what a phone shows beneath the name */
    second: readonly string[];
    /** the fields to filter by, besides the search */
    filters: readonly string[];
    /** the field that a list is sorted by at first, with `-` before it the newest first */
    sort: string;
    /** the name of a record */
    nameOf(record: Row): string;
    /** other collections whose records refer to a record, with the field that does */
    related?: readonly (readonly [resource: string, target: string])[];
    /** initial values of a new record; other fields are empty */
    defaults?: Readonly<Record<string, unknown>>;
}

const textOf = (...values: unknown[]): string =>
    values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
const SUPPORT = 'support@cad-provider.example';
/** As much of a text as names it. */
const BEGINNING = 60;

/** The collections of the desk, in the order of its menu. */
export const RESOURCES: readonly DeskResource[] = [
    {
        name: 'customers',
        group: 'customers',
        columns: ['name', 'id', 'languages', 'cloud.quota', 'flags'],
        second: ['id'],
        sort: 'name',
        filters: [],
        nameOf: ({ id, name }) => `${textOf(name)} (${textOf(id)})`,
        related: [
            ['users', 'customer'],
            ['licences', 'customerId'],
            ['contracts', 'customerId'],
            ['tickets', 'customerId'],
            ['orders', 'customerId'],
        ],
    },
    {
        name: 'users',
        group: 'customers',
        columns: ['surname', 'email', 'role', 'customer', 'active'],
        second: ['email', 'role'],
        sort: 'email',
        filters: ['customer', 'role', 'active'],
        nameOf: ({ email, forename, surname }) => [forename, surname].filter(Boolean).join(' ') || textOf(email),
        defaults: { password: 'portal', active: true },
        related: [
            ['keys', 'userId'],
            ['seats', 'userId'],
            ['tickets', 'userId'],
            ['academySessions', 'userId'],
        ],
    },
    {
        name: 'cloudGroups',
        group: 'customers',
        columns: ['label', 'customerId', 'autoAdd', 'userIds'],
        second: ['customerId'],
        sort: 'label',
        filters: ['customerId', 'autoAdd'],
        nameOf: ({ label }) => textOf(label),
    },
    {
        name: 'licences',
        group: 'licences',
        columns: ['name', 'id', 'customerId', 'product', 'licenceType', 'count', 'expire', 'active'],
        second: ['customerId', 'product'],
        sort: 'name',
        filters: ['customerId', 'product', 'licenceType', 'active'],
        nameOf: ({ id, name }) => `${textOf(name)} (${textOf(id)})`,
        related: [
            ['keys', 'licenceId'],
            ['seats', 'licenceId'],
        ],
        defaults: { active: true },
    },
    {
        name: 'keys',
        group: 'licences',
        columns: ['label', 'token', 'product', 'licenceId', 'userId', 'expire'],
        second: ['product', 'userId'],
        sort: 'label',
        filters: ['customerId', 'licenceId', 'userId', 'product'],
        nameOf: ({ label, token }) => textOf(label, token),
        related: [['seats', 'keyId']],
    },
    {
        name: 'seats',
        group: 'licences',
        columns: ['machineName', 'userId', 'licenceId', 'keyId', 'active', 'activated'],
        second: ['userId', 'licenceId'],
        sort: 'machineName',
        filters: ['customerId', 'licenceId', 'userId', 'active'],
        nameOf: ({ machineName }) => textOf(machineName),
    },
    {
        name: 'applications',
        group: 'licences',
        columns: ['label', 'documents', 'downloads', 'links'],
        second: [],
        sort: 'label',
        filters: [],
        nameOf: ({ label }) => textOf(label),
    },
    {
        name: 'contracts',
        group: 'business',
        columns: ['name', 'customerId', 'startOn', 'endOn', 'cancellationOn', 'invoiceOn', 'details'],
        second: ['customerId', 'endOn'],
        sort: 'name',
        filters: ['customerId'],
        nameOf: ({ name }) => textOf(name),
        related: [['invoices', 'contractId']],
    },
    {
        name: 'invoices',
        group: 'business',
        columns: ['name', 'customerId', 'contractId', 'created', 'total'],
        second: ['customerId', 'created'],
        sort: '-created',
        filters: ['customerId', 'contractId'],
        nameOf: ({ name }) => textOf(name),
    },
    {
        name: 'tickets',
        group: 'business',
        columns: ['index', 'content', 'status', 'userId', 'customerId', 'created'],
        second: ['status', 'userId'],
        sort: '-created',
        filters: ['customerId', 'userId', 'status'],
        nameOf: ({ index }) => String(index),
        related: [['ticketMessages', 'ticketId']],
    },
    {
        name: 'ticketMessages',
        group: 'business',
        columns: ['content', 'author', 'ticketId', 'created'],
        second: ['author', 'created'],
        sort: '-created',
        filters: ['ticketId'],
        nameOf: ({ content }) => textOf(content).slice(0, BEGINNING),
        defaults: { author: SUPPORT, authorRole: 1 },
    },
    {
        name: 'orders',
        group: 'business',
        columns: ['orderedAt', 'customerId', 'count'],
        second: ['customerId', 'count'],
        sort: '-orderedAt',
        filters: ['customerId'],
        nameOf: ({ id }) => textOf(id),
    },
    {
        name: 'directories',
        group: 'academy',
        columns: ['label', 'displayType', 'parentId', 'locked'],
        second: ['parentId'],
        sort: 'label',
        filters: ['parentId', 'displayType', 'locked'],
        nameOf: ({ label }) => textOf(label),
        related: [
            ['directories', 'parentId'],
            ['videos', 'directoryId'],
        ],
    },
    {
        name: 'videos',
        group: 'academy',
        columns: ['label', 'directoryId', 'type', 'duration', 'locked'],
        second: ['directoryId'],
        sort: 'label',
        filters: ['directoryId', 'type', 'locked'],
        nameOf: ({ label }) => textOf(label),
        related: [['comments', 'videoId']],
    },
    {
        name: 'tags',
        group: 'academy',
        columns: ['label', 'id'],
        second: ['id'],
        sort: 'label',
        filters: [],
        nameOf: ({ label }) => textOf(label),
    },
    {
        name: 'comments',
        group: 'academy',
        columns: ['content', 'author', 'videoId', 'moderator', 'hidden', 'createdAt'],
        second: ['author', 'videoId'],
        sort: '-createdAt',
        filters: ['videoId', 'userId', 'hidden'],
        nameOf: ({ content }) => textOf(content).slice(0, BEGINNING),
    },
    {
        name: 'academySessions',
        group: 'academy',
        columns: ['userId', 'forced', 'lastValidated', 'endsAt'],
        second: ['endsAt'],
        sort: '-endsAt',
        filters: ['userId', 'forced'],
        nameOf: ({ id }) => textOf(id),
        defaults: { forced: 'occupied' },
    },
    {
        name: 'outbox',
        group: 'mails',
        columns: ['subject', 'to', 'kind', 'link', 'sentAt'],
        second: ['to', 'sentAt'],
        sort: '-sentAt',
        filters: ['kind'],
        nameOf: ({ subject }) => textOf(subject),
    },
];

/** The name of a row; undefined when the desk does not show its collection. */
export const nameOf = (collection: string, row: Row): string | undefined =>
    RESOURCES.find(({ name }) => name === collection)?.nameOf(row);
