import type * as api from './api';

/** The API's records and bodies, named as in `mock-server/openapi.yaml`, from which they are generated (`npm run types`). Any module may import them. */
export type * from './api';

/** The server does not send `newsletter`: the portal sets it (USER-15). */
export type User = api.User & { newsletter?: true; customer: string };

/** A flag that the server leaves out is false (CUSTOMER-1). */
export type Customer = api.Customer & { flags: Required<api.Customer['flags']> };
