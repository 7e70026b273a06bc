import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import type { Description } from './description';

const BASE = '/api';
const SIGN_IN = '/user/token';
/** The reads that follow a sign-in, which come first; the rest follow in the description's order. */
const FIRST = ['/user', '/customer', '/licences', '/keys', '/users/{id}/keys', '/users'];

interface Operation {
    method: string;
    path: string;
}

/** The sign-in and all reads. Changes are rare, so that a slower first response is acceptable. */
const operationsOf = ({ paths = {} }: Description): Operation[] => {
    const rank = (path: string): number => (FIRST.includes(path) ? FIRST.indexOf(path) : FIRST.length);
    const reads = Object.keys(paths).filter(path => 'get' in paths[path]!);
    return [
        ...(SIGN_IN in paths ? [{ method: 'POST', path: SIGN_IN }] : []),
        ...reads.sort((a, b) => rank(a) - rank(b)).map(path => ({ method: 'GET', path: path.replace(/\{\w+\}/g, 'x') })),
    ];
};

/**
 * The check compiles its validators when an operation is first called, which takes longer than the call itself. The warm-up calls every
 * read once within the process, past everything that records calls, so that only the check sees them.
 */
export interface WarmUp {
    /** wraps a handler so that warm-up calls skip it */
    skips(handler: RequestHandler): RequestHandler;
    /** follows the check and responds to warm-up calls */
    answer: RequestHandler;
    /** precedes the error handler and swallows errors of the warm-up */
    end: ErrorRequestHandler;
    /** resolves when all reads are done; other calls are handled in between */
    run(): Promise<void>;
}

/** Creates the warm-up of the check that is mounted on `api`. */
export function createWarmUp(api: Application, description: Description): WarmUp {
    const running = new WeakMap<object, () => void>();

    const call = ({ method, path }: Operation): Promise<void> =>
        new Promise(resolve => {
            // nobody reads the socket, so the response is discarded
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
