import type { Request, RequestHandler, Response } from 'express';
import { askerOf } from './caller';
import type { MockState } from './state';

/** One call of the API, for the support page and the tests. Without passwords and tokens. */
export interface CallRecord {
    id: number;
    /** epoch milliseconds at which it was received */
    time: number;
    method: string;
    /** path below the base, with its query */
    path: string;
    /** 0: cut off by a fault; 499: the client closed the connection before the response */
    status: number;
    ms: number;
    user: string | null;
    role: string | null;
    body?: unknown;
    /** the defect of the response (contract violated, exception) */
    problem?: string;
    /** the fault that was applied */
    fault?: string;
    /** the status of the call's own answer, which a fault withheld after the call took effect */
    answered?: number;
}

export const CALLS_KEPT = 200;
const GONE = 499;
const HIDDEN = '(hidden)';
const MAX_BODY = 4000;

/** A copy without the values of passwords and tokens at any depth. */
const withoutSecrets = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutSecrets);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, /password|token/i.test(key) ? HIDDEN : withoutSecrets(inner)]),
    );
};

const bodyOf = (req: Request): unknown => {
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return undefined;
    const safe = withoutSecrets(body);
    return JSON.stringify(safe).length > MAX_BODY ? '(long)' : safe;
};

const pathOf = (req: Request): string => {
    const path = req.url.replace(/([?&]token=)[^&]*/gi, `$1${HIDDEN}`);
    try {
        return decodeURIComponent(path);
    } catch {
        return path;
    }
};

const callerOf = (req: Request, state: MockState): Pick<CallRecord, 'user' | 'role'> => {
    const { email, user, isSigningIn } = askerOf(req, state);
    return { user: email, role: isSigningIn ? null : (user?.role ?? null) };
};

/** Details that a handler adds to the record of its call. */
interface CallNotes extends Pick<CallRecord, 'problem' | 'fault' | 'answered'> {
    /** whether a fault cut the connection */
    cut?: true;
}
const notes = new WeakMap<Response, CallNotes>();

/** Adds details to the record of the call that `res` responds to; does nothing without a log. */
export function note(res: Response, more: CallNotes): void {
    notes.set(res, { ...notesOf(res), ...more });
}

/** What handlers have added so far. */
export const notesOf = (res: Response): Readonly<CallNotes> => notes.get(res) ?? {};

export interface CallLog {
    /** newest last */
    list(): readonly CallRecord[];
    clear(): void;
    middleware: RequestHandler;
}

/** A log of the last 200 calls. */
export function createCallLog(state: MockState): CallLog {
    let records: CallRecord[] = [];
    let lastId = 0;
    return {
        list: () => records,
        clear: () => {
            records = [];
        },
        middleware: (req, res, next) => {
            const time = Date.now();
            const started = performance.now();
            // read now: after a sign-out the session no longer exists
            const caller = callerOf(req, state);
            const path = pathOf(req).replace(/^\//, '');
            res.once('close', () => {
                const { cut = false, ...extra } = notesOf(res);
                lastId += 1;
                const body = bodyOf(req);
                records.push({
                    id: lastId,
                    time,
                    method: req.method,
                    path,
                    status: res.writableFinished ? res.statusCode : cut ? 0 : GONE,
                    ms: Math.round(performance.now() - started),
                    ...caller,
                    ...(body === undefined ? {} : { body }),
                    ...extra,
                });
                if (records.length > CALLS_KEPT) records = records.slice(-CALLS_KEPT);
            });
            next();
        },
    };
}
