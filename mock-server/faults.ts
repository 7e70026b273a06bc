import type { RequestHandler } from 'express';
import { note } from './calls';
import { ApiError } from './context';

export const FAULT_KINDS = ['status', 'abort', 'delay', 'malformed', 'html', 'empty'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];
export const METHODS = ['*', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'] as const;

/** A disturbance of the API. Its `path` is below the base; `*` matches anything within one segment, `**` anything at all. */
export interface Fault {
    id: string;
    method: (typeof METHODS)[number];
    path: string;
    /**
     * status: the error of that status; abort: the connection is cut; delay: the real response, delayed; malformed: truncated JSON; html:
     * HTML with status 200; empty: no body with status 200
     */
    kind: FaultKind;
    status: number;
    /** `error.code` of a status fault; the status unless given */
    code: number | string;
    message: string;
    /** the header `Retry-After` of a status fault: seconds or a date; null sends none */
    retryAfter: string | null;
    /** seconds before the fault takes effect; with `delay` before the real response */
    seconds: number;
    /** how many calls it affects; null: all until it is removed */
    times: number | null;
    hits: number;
}

const DEFAULT_DELAY = 10;
const MAX_SECONDS = 120;
const CUT_JSON = '{"value":[{"id":"1","name":"cut o';
const HTML = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>';

const compile = (pattern: string): RegExp => {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*|\*/g, stars => (stars === '**' ? '.*' : '[^/]*'));
    return new RegExp(`^${source}$`);
};

const normalise = (path: string): string => {
    const below = path.trim().replace(/^\/?(api\/)?/, '');
    return below === '' || below === '*' ? '**' : below;
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, name: string): T => {
    const found = values.find(candidate => candidate === value);
    if (found === undefined) throw new ApiError(400, `${name} must be one of ${values.join(', ')}`);
    return found;
};

const numberWithin = (value: unknown, min: number, max: number, name: string): number => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < min || number > max) {
        throw new ApiError(400, `${name} must be a number from ${min} to ${max}`);
    }
    return number;
};

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Parses a fault from the control API's JSON; throws a 400 with the reason. */
function readFault(input: Readonly<Record<string, unknown>>, id: string): Fault {
    const kind = oneOf(FAULT_KINDS, input.kind, 'kind');
    const status = given(input.status) ? numberWithin(input.status, 400, 599, 'status') : 500;
    return {
        id,
        method: oneOf(METHODS, input.method ?? '*', 'method'),
        path: normalise(typeof input.path === 'string' ? input.path : '**'),
        kind,
        status,
        code: typeof input.code === 'number' || (typeof input.code === 'string' && input.code !== '') ? input.code : status,
        message: typeof input.message === 'string' && input.message !== '' ? input.message : 'A fault set on the support page',
        retryAfter: given(input.retryAfter) ? String(input.retryAfter) : null,
        seconds: given(input.seconds)
            ? numberWithin(input.seconds, 0, MAX_SECONDS, 'seconds')
            : kind === 'delay'
              ? DEFAULT_DELAY
              : 0,
        times: given(input.times) ? Math.floor(numberWithin(input.times, 1, 1_000_000, 'times')) : null,
        hits: 0,
    };
}

export interface Faults {
    list(): readonly Fault[];
    add(input: Readonly<Record<string, unknown>>): Fault;
    /** false when there is no fault with that id */
    remove(id: string): boolean;
    clear(): void;
    middleware: RequestHandler;
}

/** The active faults; the first that matches a call and is not used up takes effect. */
export function createFaults(): Faults {
    let faults: { fault: Fault; matches: RegExp }[] = [];
    let lastId = 0;

    const apply = (fault: Fault, ...[, res, next]: Parameters<RequestHandler>): void => {
        switch (fault.kind) {
            case 'delay':
                next();
                return;
            case 'abort':
                res.socket?.destroy();
                return;
            case 'status':
                if (fault.retryAfter !== null) res.set('Retry-After', fault.retryAfter);
                res.status(fault.status)
                    .type('json')
                    .end(JSON.stringify({ error: { code: fault.code, message: fault.message } }));
                return;
            case 'malformed':
                res.status(200).type('json').end(CUT_JSON);
                return;
            case 'html':
                res.status(200).type('html').end(HTML);
                return;
            case 'empty':
                res.status(200).end();
        }
    };

    return {
        list: () => faults.map(entry => entry.fault),
        add: input => {
            lastId += 1;
            const fault = readFault(input, `f${lastId}`);
            faults.push({ fault, matches: compile(fault.path) });
            return fault;
        },
        remove: id => {
            const before = faults.length;
            faults = faults.filter(entry => entry.fault.id !== id);
            return faults.length < before;
        },
        clear: () => {
            faults = [];
        },
        middleware: (req, res, next) => {
            const path = req.path.replace(/^\//, '');
            const fault = faults.find(
                entry =>
                    (entry.fault.times === null || entry.fault.hits < entry.fault.times) &&
                    (entry.fault.method === '*' || entry.fault.method === req.method) &&
                    entry.matches.test(path),
            )?.fault;
            if (!fault) {
                next();
                return;
            }
            fault.hits += 1;
            note(res, { fault: fault.kind === 'status' ? `status ${fault.status}` : fault.kind });
            if (fault.seconds === 0) {
                apply(fault, req, res, next);
                return;
            }
            const timer = setTimeout(() => apply(fault, req, res, next), fault.seconds * 1000);
            res.once('close', () => clearTimeout(timer));
        },
    };
}
