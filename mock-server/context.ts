import type { Request } from 'express';
import type { MockState, Row } from './rows/state';

/** An error that a route throws; the server responds with `{"error": {code, message}}` (WIRE-10). */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        message: string,
        readonly code: number | string = status,
    ) {
        super(message);
    }
}

/** The caller: the session, its user, and the customer that the user signed in for. */
export interface Caller {
    session: Row<'sessions'>;
    user: Row<'users'>;
    customer: Row<'customers'>;
    /** role contains ADMIN: ADMIN and READER_ADMIN */
    isAdmin: boolean;
    isReader: boolean;
}

/** The context of every route: the state, the clock, and helpers that routes share. */
export interface Mock {
    readonly state: MockState;
    /** schedules the state to be written to its file */
    save(): void;
    /** current time, epoch seconds */
    now(): number;
    /** a new id, e.g. `k10042` for the prefix `k` */
    nextId(prefix: string): string;
    /** a new token that looks unguessable, e.g. for sessions and mail links */
    nextToken(): string;
    /** the caller of a request; throws 401 without a valid bearer token */
    caller(req: Request): Caller;
    /** the caller, if an administrator (READER_ADMIN included); throws 401 or 403 */
    admin(req: Request): Caller;
    /** the caller, if allowed to change the customer's data (ADMIN, not READER_ADMIN); throws 401 or 403 */
    writer(req: Request): Caller;
    /** puts a mail into the outbox */
    mail(mail: Omit<Row<'outbox'>, 'id' | 'sentAt'>): void;
    /** creates a one-time mail token, and voids earlier open ones of the same kind and address */
    mailToken(token: Pick<Row<'mailTokens'>, 'kind' | 'email' | 'userId' | 'customerDestination'>): string;
    /** the open mail token of that kind, or undefined when unknown, used or void */
    openMailToken(
        kind: Row<'mailTokens'>['kind'] | readonly Row<'mailTokens'>['kind'][],
        token: string,
    ): Row<'mailTokens'> | undefined;
}

/** How a collection responds to a query: its expansions, and how a row becomes its wire form. */
export interface CollectionOptions<Row, Wire> {
    /** builds the record without its expandable collections */
    toWire(row: Row): Wire;
    /** the related records of a row by expandable name, built only when `$expand` requests them */
    expand?: Record<string, (row: Row) => readonly object[]>;
    /** the number of related records without building them, which is enough for `$expand=keys($count=true;$top=0)` */
    counts?: Record<string, (row: Row) => number>;
    /** expansions that every response contains (WIRE-15) */
    alwaysExpand?: readonly string[];
    /** whether the response is always `{"@odata.count", "value"}`, as for seats */
    alwaysCounted?: boolean;
}
