import type { Request } from 'express';
import type { MailRow, MailTokenRow, MockState, SessionRow, UserRow, CustomerRow } from './state';

/** An error that a route throws; the server answers it as `{"error": {code, message}}` (contract, section 1). */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        message: string,
        readonly code: number | string = status,
    ) {
        super(message);
    }
}

/** Who calls: the session, its user and the customer signed in for. */
export interface Caller {
    session: SessionRow;
    user: UserRow;
    customer: CustomerRow;
    /** role contains ADMIN: ADMIN and READER_ADMIN */
    isAdmin: boolean;
    isReader: boolean;
}

/** What every route gets: the state, the clock, and the few things that routes share. */
export interface Mock {
    readonly state: MockState;
    /** schedules the state to be written to its file */
    save(): void;
    /** current time, epoch seconds */
    now(): number;
    /** a fresh id, e.g. `k10042` for the prefix `k` */
    nextId(prefix: string): string;
    /** a fresh unguessable-looking token, e.g. for sessions and mail links */
    nextToken(): string;
    /** the caller of a request; throws 401 without a valid bearer token */
    caller(req: Request): Caller;
    /** the caller, if an administrator (reading ones included); throws 401 or 403 */
    admin(req: Request): Caller;
    /** the caller, if one who may change the customer's data (ADMIN, not READER_ADMIN); throws 401 or 403 */
    writer(req: Request): Caller;
    /** puts a mail into the outbox */
    mail(mail: Omit<MailRow, 'id' | 'sentAt'>): void;
    /** makes a one-time mail token, voiding older open ones of the same kind and address */
    mailToken(token: Pick<MailTokenRow, 'kind' | 'email' | 'userId' | 'customerDestination'>): string;
    /** the open mail token of that kind, or undefined when unknown, used or void */
    openMailToken(kind: MailTokenRow['kind'] | readonly MailTokenRow['kind'][], token: string): MailTokenRow | undefined;
}

/** How a collection answers a query: what may be expanded, and how a row becomes its wire form. */
export interface CollectionOptions<Row, Wire> {
    /** builds the record without its expandable collections */
    toWire(row: Row): Wire;
    /** the related records of a row by expandable name, built only when asked with `$expand` */
    expand?: Record<string, (row: Row) => readonly object[]>;
    /** how many related records there are, where that is known without building them: `$expand=keys($count=true;$top=0)` asks no more */
    counts?: Record<string, (row: Row) => number>;
    /** expansions that are always answered (contract, section 6) */
    alwaysExpand?: readonly string[];
    /** seats always answer `{"@odata.count", "value"}` */
    alwaysCounted?: boolean;
}
