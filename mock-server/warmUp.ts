import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import { load } from 'js-yaml';

const BASE = '/api';
/** What is asked first by somebody who signs in; the rest follows in the description's order. */
const FIRST = ['/user/token', '/user', '/customer', '/licences', '/keys', '/users'];
const VERBS = ['get', 'post', 'put', 'patch', 'delete'];

interface Described {
    paths: Record<string, Record<string, { requestBody?: { required?: boolean } }>>;
}

interface Operation {
    method: string;
    path: string;
    hasBody: boolean;
}

const operationsOf = ({ paths }: Described): Operation[] => {
    const rank = (path: string): number => (FIRST.includes(path) ? FIRST.indexOf(path) : FIRST.length);
    return Object.entries(paths)
        .sort(([a], [b]) => rank(a) - rank(b))
        .flatMap(([path, item]) =>
            VERBS.filter(verb => verb in item).map(verb => ({
                method: verb.toUpperCase(),
                path: path.replace(/\{\w+\}/g, 'x'),
                hasBody: item[verb]?.requestBody?.required === true,
            })),
        );
};

/**
 * The check of calls and answers makes its validators when an operation is called for the first time, which takes longer than the
 * call itself. This calls every operation once, inside the process and past everything that keeps a trace: only the check sees it.
 */
export interface WarmUp {
    /** the handler, but for the calls of the warm-up, which go past it */
    skips(handler: RequestHandler): RequestHandler;
    /** goes behind the check and answers what the warm-up calls */
    answer: RequestHandler;
    /** goes before the handler of errors and swallows those of the warm-up */
    end: ErrorRequestHandler;
    /** resolves when every operation was called; other calls are answered in between */
    run(): Promise<void>;
}

/** @param spec the description, or the path of its file */
export function createWarmUp(api: Application, spec: string | object): WarmUp {
    const running = new WeakMap<object, () => void>();

    const call = ({ method, path, hasBody }: Operation): Promise<void> =>
        new Promise(resolve => {
            // no one reads the socket: the answer is dropped with it
            const req = new IncomingMessage(new Socket());
            const headers = { 'application-id': 'portal', ...(hasBody && { 'content-type': 'application/json' }) };
            const url = path.endsWith('/search') ? `${path}?query=x` : path;
            Object.assign(req, { method, url, originalUrl: BASE + url, baseUrl: BASE, headers, body: hasBody ? {} : undefined });
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
            const document = typeof spec === 'string' ? load(readFileSync(spec, 'utf8')) : spec;
            for (const operation of operationsOf(document as Described)) {
                await call(operation);
                await new Promise(resolve => setImmediate(resolve));
            }
        },
    };
}
