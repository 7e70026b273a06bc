import type { Request, RequestHandler, Response } from 'express';
import { note } from './calls';
import { askerOf, userNamed } from './caller';
import { readFault, type Fault, type FaultInput } from './faultInput';
import type { MockState } from './rows/state';

const CUT_JSON = '{"value":[{"id":"1","name":"cut o';
const HTML = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1>';

const compile = (pattern: string): RegExp => {
    const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*\*|\*/g, stars => (stars === '**' ? '.*' : '[^/]*'));
    return new RegExp(`^${source}$`);
};

// When a reused connection closes without a byte, browsers repeat the call by themselves, even a POST.
const NO_ANSWER = '\0'.repeat(16);
/** Firefox takes those bytes for a response without headers; one that breaks off fails there too. */
const BROKEN_OFF = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n';

/** Cuts the connection so that the call fails at once and the browser does not repeat it. */
const cut = (res: Response): void => {
    note(res, { cut: true });
    res.socket?.write(res.req.get('User-Agent')?.includes('Firefox/') ? BROKEN_OFF : NO_ANSWER);
    res.socket?.destroySoon();
};

const fail = (res: Response, { status, code, message, retryAfter }: Fault): void => {
    if (retryAfter !== null) res.set('Retry-After', retryAfter);
    res.status(status)
        .type('json')
        .end(JSON.stringify({ error: { code, message } }));
};

/** What each kind of fault does to a call; `next` lets the call proceed. */
const STRIKES: Readonly<Record<Fault['kind'], (fault: Fault, res: Response, next: () => void) => void>> = {
    delay: (_fault, _res, next) => next(),
    abort: (_fault, res) => cut(res),
    lost: (_fault, res) => cut(res),
    // it has been cut before
    late: (_fault, _res, next) => next(),
    status: (fault, res) => fail(res, fault),
    'status-html': ({ status }, res) => void res.status(status).type('html').end(HTML),
    'status-after': (fault, res) => fail(res, fault),
    malformed: (_fault, res) => void res.status(200).type('json').end(CUT_JSON),
    html: (_fault, res) => void res.status(200).type('html').end(HTML),
    'html-after': (_fault, res) => void res.status(200).type('html').end(HTML),
    empty: (_fault, res) => void res.status(200).end(),
};

const takesEffectFirst = ({ kind }: Fault): boolean => kind.endsWith('-after') || kind === 'lost';

/** Withholds the response and calls `then` with its status. Returns a function that lets a different response through. */
const holdAnswer = (res: Response, then: (answered: number) => void): (() => void) => {
    const { write, end } = res;
    const before = res.getHeaders();
    res.write = () => true;
    res.end = () => {
        // an error after its response must not make the route respond again
        res.end = () => res;
        then(res.statusCode);
        return res;
    };
    return () => {
        Object.assign(res, { write, end });
        for (const name of res.getHeaderNames()) res.removeHeader(name);
        for (const [name, value] of Object.entries(before)) if (value !== undefined) res.setHeader(name, value);
    };
};

export interface Faults {
    list(): readonly Fault[];
    add(input: FaultInput): Fault;
    /** false when there is no fault with that id */
    remove(id: string): boolean;
    clear(): void;
    middleware: RequestHandler;
}

/** The active faults; the first that matches a call and is not used up takes effect. */
export function createFaults(state: MockState): Faults {
    let faults: { fault: Fault; matches: RegExp }[] = [];
    let lastId = 0;
    const later = new Set<ReturnType<typeof setTimeout>>();

    const strikes = ({ fault, matches }: (typeof faults)[number], req: Request): boolean =>
        (fault.times === null || fault.hits < fault.times) &&
        (fault.method === '*' || fault.method === req.method) &&
        matches.test(req.path.replace(/^\//, '')) &&
        (fault.person === null || isFrom(fault.person, req));

    const isFrom = (person: string, req: Request): boolean => {
        const { user } = askerOf(req, state);
        return user !== undefined && user === userNamed(person, state);
    };

    return {
        list: () => faults.map(entry => entry.fault),
        add: input => {
            lastId += 1;
            const fault = readFault(input, `f${lastId}`, state);
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
            later.forEach(clearTimeout);
            later.clear();
        },
        middleware: (req, res, next) => {
            const fault = faults.find(entry => strikes(entry, req))?.fault;
            if (!fault) {
                next();
                return;
            }
            fault.hits += 1;
            const { kind, status, seconds } = fault;
            note(res, { fault: kind.startsWith('status') ? `${kind} ${status}` : kind });
            const strike = (): void => {
                release?.();
                STRIKES[kind](fault, res, next);
            };
            const strikeInTime = (): void => {
                if (kind === 'late') {
                    holdAnswer(res, answered => note(res, { answered }));
                    cut(res);
                    later.add(setTimeout(strike, seconds * 1000));
                    return;
                }
                if (seconds === 0) {
                    strike();
                    return;
                }
                const timer = setTimeout(strike, seconds * 1000);
                res.once('close', () => clearTimeout(timer));
            };
            const release = takesEffectFirst(fault)
                ? holdAnswer(res, answered => {
                      note(res, { answered });
                      strikeInTime();
                  })
                : undefined;
            if (release) next();
            else strikeInTime();
        },
    };
}
