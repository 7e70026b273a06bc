import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { bodyText, captureAnswer, keepText, type BodyText, type KeptBody } from './callBodies';
import { askerOf } from './caller';
import { maskHeaders, maskUrl, withoutSecrets } from './secrets';
import type { MockState } from './rows/state';

/** One call of the API, for the support desk and the tests. Without passwords and tokens. */
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
    /** the status of the call's real response, which a fault withheld after the call took effect */
    answered?: number;
}

const CALLS_KEPT = 200;
const GONE = 499;
const MAX_BODY = 4000;

/** A call with its request and response, for a support case. The response's `status` is 0 if none was sent. */
export interface CallDetails extends CallRecord {
    /** the full URL */
    url: string;
    httpVersion: string;
    request: { headers: Record<string, string> } & BodyText;
    answer: { status: number; headers: Record<string, string> } & BodyText;
}

/** What the log stores of a call besides its record; formatted only on request. */
interface Kept {
    url: string;
    httpVersion: string;
    sent: { headers: IncomingHttpHeaders; body: KeptBody };
    answered: { headers: OutgoingHttpHeaders; body: KeptBody };
}

const typeOf = (headers: OutgoingHttpHeaders | IncomingHttpHeaders): string => String(headers['content-type'] ?? '');

const detailsOf = (record: CallRecord, { url, httpVersion, sent, answered }: Kept): CallDetails => ({
    ...record,
    url,
    httpVersion,
    request: { headers: maskHeaders(sent.headers), ...bodyText(sent.body, typeOf(sent.headers)) },
    answer: {
        status: record.status === GONE ? 0 : record.status,
        headers: maskHeaders(answered.headers),
        ...bodyText(answered.body, typeOf(answered.headers)),
    },
});

/** The body of a request without passwords and tokens, and its text. */
const bodyOf = (req: Request): { safe?: unknown; text: string } => {
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return { text: '' };
    const safe = withoutSecrets(body);
    const text = JSON.stringify(safe);
    return { safe: text.length > MAX_BODY ? '(long)' : safe, text };
};

const pathOf = (req: Request): string => {
    const path = maskUrl(req.url);
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

/** The details that handlers have added so far. */
export const notesOf = (res: Response): Readonly<CallNotes> => notes.get(res) ?? {};

export interface CallLog {
    /** newest last */
    list(): readonly CallRecord[];
    /** a call with its request and response; undefined when it is no longer in the log */
    details(id: number): CallDetails | undefined;
    clear(): void;
    middleware: RequestHandler;
}

/** A log of the last 200 calls. */
export function createCallLog(state: MockState): CallLog {
    let calls: { record: CallRecord; kept: Kept }[] = [];
    let lastId = 0;
    return {
        list: () => calls.map(({ record }) => record),
        details: id => {
            const found = calls.find(({ record }) => record.id === id);
            return found && detailsOf(found.record, found.kept);
        },
        clear: () => {
            calls = [];
        },
        middleware: (req, res, next) => {
            const time = Date.now();
            const started = performance.now();
            // read now: after a sign-out the session no longer exists
            const caller = callerOf(req, state);
            const path = pathOf(req).replace(/^\//, '');
            const answer = captureAnswer(res);
            res.once('close', () => {
                const { cut = false, ...extra } = notesOf(res);
                lastId += 1;
                const { safe: body, text } = bodyOf(req);
                const record: CallRecord = {
                    id: lastId,
                    time,
                    method: req.method,
                    path,
                    status: res.writableFinished ? res.statusCode : cut ? 0 : GONE,
                    ms: Math.round(performance.now() - started),
                    ...caller,
                    ...(body === undefined ? {} : { body }),
                    ...extra,
                };
                const kept: Kept = {
                    url: maskUrl(`${req.protocol}://${req.headers.host ?? 'localhost'}${req.originalUrl}`),
                    httpVersion: req.httpVersion,
                    sent: { headers: req.headers, body: keepText(text) },
                    answered: { headers: res.getHeaders(), body: answer() },
                };
                calls.push({ record, kept });
                if (calls.length > CALLS_KEPT) calls = calls.slice(-CALLS_KEPT);
            });
            next();
        },
    };
}
