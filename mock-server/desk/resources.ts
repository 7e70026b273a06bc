import type { RaRecord } from 'react-admin';

/** How the desk shows a collection; its fields come from the schemas. */
export interface DeskResource {
    name: string;
    label: string;
    group: 'Customers' | 'Licences' | 'Business' | 'Academy' | 'Mails';
    /** the fields in a list, in order */
    columns: readonly string[];
    /** the fields to filter by, besides the search */
    filters: readonly string[];
    /** the name of a record */
    nameOf(record: RaRecord): string;
    /** other collections whose records refer to a record, with the field that does */
    related?: readonly (readonly [resource: string, target: string])[];
    /** initial values of a new record; other fields are empty */
    defaults?: Readonly<Record<string, unknown>>;
}

const textOf = (...values: unknown[]): string =>
    values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
const SUPPORT = 'support@cad-provider.example';

/** The collections of the desk, in the order of its menu. */
export const RESOURCES: readonly DeskResource[] = [
    {
        name: 'customers',
        label: 'Customers',
        group: 'Customers',
        columns: ['id', 'name', 'languages', 'cloud.quota', 'flags'],
        filters: [],
        nameOf: ({ id, name }) => `${textOf(name)} (${id})`,
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
        label: 'People',
        group: 'Customers',
        columns: ['email', 'forename', 'surname', 'role', 'active', 'cam', 'customer'],
        filters: ['customer', 'role', 'active', 'cam'],
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
        label: 'Cloud groups',
        group: 'Customers',
        columns: ['label', 'autoAdd', 'userIds', 'customerId'],
        filters: ['customerId', 'autoAdd'],
        nameOf: ({ label }) => textOf(label),
    },
    {
        name: 'licences',
        label: 'Licences',
        group: 'Licences',
        columns: ['id', 'name', 'product', 'licenceType', 'count', 'active', 'expire', 'customerId'],
        filters: ['customerId', 'product', 'licenceType', 'active'],
        nameOf: ({ id, name }) => `${textOf(name)} (${id})`,
        related: [
            ['keys', 'licenceId'],
            ['seats', 'licenceId'],
        ],
        defaults: { active: true },
    },
    {
        name: 'keys',
        label: 'Keys',
        group: 'Licences',
        columns: ['label', 'token', 'product', 'licenceId', 'userId', 'expire'],
        filters: ['customerId', 'licenceId', 'userId', 'product'],
        nameOf: ({ label, token }) => textOf(label, token),
        related: [['seats', 'keyId']],
    },
    {
        name: 'seats',
        label: 'Seats',
        group: 'Licences',
        columns: ['machineName', 'keyId', 'licenceId', 'userId', 'active', 'activated', 'releaseCode'],
        filters: ['customerId', 'licenceId', 'userId', 'active', 'licenceType'],
        nameOf: ({ machineName }) => textOf(machineName),
    },
    {
        name: 'applications',
        label: 'Applications',
        group: 'Licences',
        columns: ['label', 'documents', 'downloads', 'links'],
        filters: [],
        nameOf: ({ label }) => textOf(label),
    },
    {
        name: 'contracts',
        label: 'Contracts',
        group: 'Business',
        columns: ['name', 'startOn', 'endOn', 'cancellationOn', 'invoiceOn', 'details', 'customerId'],
        filters: ['customerId'],
        nameOf: ({ name }) => textOf(name),
        related: [['invoices', 'contractId']],
    },
    {
        name: 'invoices',
        label: 'Invoices',
        group: 'Business',
        columns: ['name', 'created', 'total', 'contractId', 'customerId'],
        filters: ['customerId', 'contractId'],
        nameOf: ({ name }) => textOf(name),
    },
    {
        name: 'tickets',
        label: 'Tickets',
        group: 'Business',
        columns: ['index', 'status', 'created', 'content', 'userId', 'customerId'],
        filters: ['customerId', 'userId', 'status'],
        nameOf: ({ index }) => `Ticket ${index}`,
        related: [['ticketMessages', 'ticketId']],
    },
    {
        name: 'ticketMessages',
        label: 'Messages',
        group: 'Business',
        columns: ['created', 'author', 'authorRole', 'content', 'ticketId'],
        filters: ['ticketId'],
        nameOf: ({ content }) => textOf(content).slice(0, 60),
        defaults: { author: SUPPORT, authorRole: 1 },
    },
    {
        name: 'orders',
        label: 'Orders',
        group: 'Business',
        columns: ['orderedAt', 'count', 'customerId'],
        filters: ['customerId'],
        nameOf: ({ id }) => `Order ${id}`,
    },
    {
        name: 'directories',
        label: 'Directories',
        group: 'Academy',
        columns: ['id', 'label', 'displayType', 'locked', 'parentId'],
        filters: ['parentId', 'displayType', 'locked'],
        nameOf: ({ label }) => textOf(label),
        related: [
            ['directories', 'parentId'],
            ['videos', 'directoryId'],
        ],
    },
    {
        name: 'videos',
        label: 'Videos',
        group: 'Academy',
        columns: ['id', 'label', 'type', 'duration', 'locked', 'directoryId'],
        filters: ['directoryId', 'type', 'locked'],
        nameOf: ({ label }) => textOf(label),
        related: [['comments', 'videoId']],
    },
    {
        name: 'tags',
        label: 'Tags',
        group: 'Academy',
        columns: ['id', 'label'],
        filters: [],
        nameOf: ({ label }) => textOf(label),
    },
    {
        name: 'comments',
        label: 'Comments',
        group: 'Academy',
        columns: ['createdAt', 'author', 'content', 'hidden', 'moderator', 'videoId'],
        filters: ['videoId', 'userId', 'hidden'],
        nameOf: ({ content }) => textOf(content).slice(0, 60),
    },
    {
        name: 'academySessions',
        label: 'Academy sessions',
        group: 'Academy',
        columns: ['userId', 'forced', 'lastValidated', 'endsAt'],
        filters: ['userId', 'forced'],
        nameOf: ({ id }) => `Session ${id}`,
        defaults: { forced: 'occupied' },
    },
    {
        name: 'outbox',
        label: 'Mails',
        group: 'Mails',
        columns: ['sentAt', 'to', 'kind', 'subject', 'link'],
        filters: ['kind'],
        nameOf: ({ subject }) => textOf(subject),
    },
];
