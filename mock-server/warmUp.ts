import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import type { Description } from './description';

const BASE = '/api';
const SIGN_IN = '/user/token';
/** What is read first by somebody who signs in; the rest follows in the description's order. */
const FIRST = ['/user', '/customer', '/licences', '/keys', '/users/{id}/keys', '/users'];

interface Operation {
    method: string;
    path: string;
}

/** Sign-in and everything that is read. Changes are rare, and an answer of theirs may take a little longer once. */
const operationsOf = ({ paths = {} }: Description): Operation[] => {
    const rank = (path: string): number => (FIRST.includes(path) ? FIRST.indexOf(path) : FIRST.length);
    const reads = Object.keys(paths).filter(path => 'get' in paths[path]!);
    return [
        ...(SIGN_IN in paths ? [{ method: 'POST', path: SIGN_IN }] : []),
        ...reads.sort((a, b) => rank(a) - rank(b)).map(path => ({ method: 'GET', path: path.replace(/\{\w+\}/g, 'x') })),
    ];
};

/**
 * The check of calls and answers makes its validators when an operation is called for the first time, which takes longer than the
 * call itself. This makes every read once, inside the process and past everything that keeps a trace: only the check sees it.
 */
export interface WarmUp {
    /** the handler, but for the calls of the warm-up, which go past it */
    skips(handler: RequestHandler): RequestHandler;
    /** goes behind the check and answers what the warm-up calls */
    answer: RequestHandler;
    /** goes before the handler of errors and swallows those of the warm-up */
    end: ErrorRequestHandler;
    /** resolves when all is made; other calls are answered in between */
    run(): Promise<void>;
}

/** Makes the warm-up of the check that stands on `api`. */
export function createWarmUp(api: Application, description: Description): WarmUp {
    const running = new WeakMap<object, () => void>();

    const call = ({ method, path }: Operation): Promise<void> =>
        new Promise(resolve => {
            // no one reads the socket: the answer is dropped with it
            const req = new IncomingMessage(new Socket());
            const headers = { 'application-id': 'portal' };
            const url = path.endsWith('/search') ? `${path}?query=x` : path;
            Object.assign(req, { method, url, originalUrl: BASE + url, baseUrl: BASE, headers });
            running.set(req, resolve);
            (api as unknown as (req: IncomingMessage, res: ServerResponse) => void)(req, new ServerResponse(req));
        });

    return {
        skips: handler => (req, res, next) => {
            if (running.has(req)) next();
            else handler(req, res, next);
        },
        answer: (req, res, next) => {
            const done = running.get(req);
            if (!done) {
                next();
                return;
            }
            res.json([]);
            done();
        },
        end: (error, req, _res, next) => {
            const done = running.get(req);
            if (done) done();
            else next(error);
        },
        run: async () => {
            for (const operation of operationsOf(description)) {
                await call(operation);
                await new Promise(resolve => setImmediate(resolve));
            }
        },
    };
}
