import type { Collection } from '../rows/state';

/** The collections that support staff may read and write: not sign-ins and mail links. */
export const REST_COLLECTIONS = [
    'customers',
    'users',
    'licences',
    'keys',
    'seats',
    'cloudGroups',
    'applications',
    'contracts',
    'invoices',
    'tickets',
    'ticketMessages',
    'directories',
    'videos',
    'tags',
    'comments',
    'academySessions',
    'orders',
    'outbox',
] as const satisfies readonly Collection[];
