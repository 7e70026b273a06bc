import { PortalError } from './errors';

/** `error.code` of a refused creation when the e-mail belongs to a user of another customer (USER-4). */
const OTHER_CUSTOMER = '11';

/** Whether a refused creation, of which status and code are known, was about a user of another customer. */
export const isOfOtherCustomer = ({ status, code }: { status?: number; code?: number | string }): boolean =>
    status === 409 && String(code) === OTHER_CUSTOMER;

/** Whether creating a user failed because the e-mail belongs to another customer, so that the portal can offer a transfer. */
export const isTransferOffer = (error: unknown): boolean => error instanceof PortalError && isOfOtherCustomer(error);
