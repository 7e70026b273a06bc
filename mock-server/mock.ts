import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { sessionOf } from './caller';
import { ApiError, type Caller, type Mock } from './context';
import type { MockState } from './rows/state';

export interface MockOptions {
    state: MockState;
    /** schedules the state to be written */
    save(): void;
    /** epoch milliseconds; the real clock unless a test sets one */
    clock?(): number;
}

/** The maximum number of mails in the outbox; older ones are dropped. */
const OUTBOX_LIMIT = 500;

/** Builds the context of every route (see `Mock` in context.ts) around a state. */
export function createMock({ state, save, clock = Date.now }: MockOptions): Mock {
    const now = (): number => Math.floor(clock() / 1000);
    const nextToken = (): string => randomBytes(24).toString('base64url');

    const nextId = (prefix: string): string => {
        state.lastId += 1;
        return `${prefix}${state.lastId}`;
    };

    const caller = (req: Request): Caller => {
        const session = sessionOf(req, state);
        const user = session && state.users.find(candidate => candidate.id === session.userId);
        const customer = session && state.customers.find(candidate => candidate.id === session.customer);
        if (!session || !user?.active || !customer) throw new ApiError(401, 'Authentication info is missing or invalid');
        return { session, user, customer, isAdmin: user.role.includes('ADMIN'), isReader: user.role === 'READER_ADMIN' };
    };

    const forbidden = (): ApiError => new ApiError(403, 'User is not allowed to perform this action');

    const admin = (req: Request): Caller => {
        const found = caller(req);
        if (!found.isAdmin) throw forbidden();
        return found;
    };

    return {
        state,
        save,
        now,
        nextId,
        nextToken,
        caller,
        admin,
        writer: req => {
            const found = admin(req);
            if (found.isReader) throw forbidden();
            return found;
        },
        mail: mail => {
            state.outbox.push({ ...mail, id: nextId('mail'), sentAt: now() });
            if (state.outbox.length > OUTBOX_LIMIT) state.outbox.splice(0, state.outbox.length - OUTBOX_LIMIT);
            save();
        },
        mailToken: wanted => {
            const email = wanted.email.toLowerCase();
            for (const older of state.mailTokens) {
                if (older.state === 'open' && older.kind === wanted.kind && older.email.toLowerCase() === email)
                    older.state = 'void';
            }
            const token = nextToken();
            state.mailTokens.push({ ...wanted, token, createdAt: now(), state: 'open' });
            save();
            return token;
        },
        openMailToken: (kind, token) => {
            const kinds: readonly string[] = typeof kind === 'string' ? [kind] : kind;
            return state.mailTokens.find(row => row.token === token && row.state === 'open' && kinds.includes(row.kind));
        },
    };
}
