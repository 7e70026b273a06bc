import { counted, sampled } from '../../dataProvider/odata/build';
import type { ResourceName } from '../../dataProvider/resources';

/**
 * The fields and relations that lists, exports and dialogs of the portal read beyond a list's own. They are declared beside the components
 * that use them, which cannot be loaded outside of a browser; `tests/conformance/portalReads.test.ts` compares both.
 */

interface Fields {
    select?: readonly string[];
    expand?: readonly string[];
}

/** What each list exports (EXPORT-1). */
export const EXPORTS: Readonly<Partial<Record<ResourceName, Fields>>> = {
    licences: { select: ['id', 'name', 'product', 'licenceType', 'count', 'count_active_licences', 'active', 'expire'] },
    keys: {
        select: ['id', 'label', 'product', 'licenceType', 'expire', 'email', 'token'],
        expand: ['users', 'seats'],
    },
    seats: { select: ['id', 'machineName', 'active', 'activated', 'deactivated', 'licenceType', 'userId'] },
    users: {
        select: [
            'id',
            'alias',
            'email',
            'forename',
            'surname',
            'active',
            'role',
            'customer',
            'company',
            'function',
            'phone',
            'cloud',
            'adminNote',
        ],
    },
    cloudGroups: { select: ['id', 'label', 'autoAdd'], expand: [counted('users')] },
    contracts: {
        select: ['id', 'name', 'startOn', 'endOn', 'cancellationOn', 'invoiceOn', 'invoiceInterval', 'invoiceTo', 'details'],
    },
    invoices: { select: ['id', 'name', 'created', 'contractId'] },
    tickets: {},
};

/** What tells the states of large lists (LIST-11). */
export const STATES = {
    keys: {
        select: ['id', 'licenceId', 'product', 'token', 'label', 'expire', 'licenceType', 'email'],
        expand: ['users', 'seats'],
    },
    seats: { select: ['id', 'keyId', 'licenceId', 'userId', 'machineName', 'active', 'activated', 'deactivated', 'licenceType'] },
    users: {
        select: ['id', 'email', 'forename', 'surname', 'alias', 'active', 'role', 'customer', 'adminNote', 'cloud'],
        expand: [counted('keys')],
    },
} as const satisfies Readonly<Record<string, Fields>>;

/** Who has what (EXPORT-5). */
export const WHO_HAS_WHAT = {
    licences: { select: ['id', 'name'] },
    keys: {
        select: ['id', 'licenceId', 'product', 'label', 'expire', 'licenceType', 'email', 'token'],
        expand: ['users', 'seats'],
    },
    users: { select: ['id', 'email', 'alias', 'active', 'customer'], expand: ['cloudGroups'] },
} as const satisfies Readonly<Partial<Record<ResourceName, Fields>>>;

/** What the deadlines read of large collections, and the field that holds the time (QUERY-11). */
export const DEADLINES = {
    licences: { select: ['id', 'name', 'active', 'expire'], property: 'expire' },
    keys: { select: ['id', 'licenceId', 'product', 'label', 'expire', 'email'], property: 'expire', expand: ['users'] },
    contracts: { select: ['id', 'name', 'endOn', 'cancellationOn'] },
} as const;

/** The relations of the columns of users (USER-16). */
export const USER_RELATIONS = ['keys', 'cloudGroups'] as const;

/** What the finder reads (FIND-2, FIND-4). */
export const FINDER = {
    machines: sampled('seats', 100),
    keyRelations: ['users'],
} as const;

/** The products whose keys are listed (PRODUCT-1). */
export const PRODUCTS = ['pcad', 'rooms', 'phome', 'showroom', 'academy'] as const;
