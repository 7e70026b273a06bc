import type { Request, RequestHandler, Response } from 'express';
import { DEVIATIONS, type Answer, type Deviation, type DeviationName } from './deviations';

/** Lets the server deviate from its contract in one way (`deviations.ts`), past the check of its own responses. */

const parsed = (res: Response, body: unknown): unknown => {
    if (typeof body !== 'string' || !String(res.get('Content-Type')).includes('json')) return body;
    try {
        return JSON.parse(body) as unknown;
    } catch {
        return body;
    }
};

/** Sends a response; `send` is Express's own method, which may have been replaced. */
function put(res: Response, send: Response['send'], { status, body, headers = {} }: Answer): Response {
    res.status(status);
    const isText = typeof body === 'string' || Buffer.isBuffer(body) || body === undefined;
    if (!isText) res.type('json');
    for (const [name, value] of Object.entries(headers)) {
        if (value === null) res.removeHeader(name);
        else res.setHeader(name, value);
    }
    return send.call(res, isText ? body : JSON.stringify(body));
}

/** Sends the deviation's response wherever the server would send its own. */
function replace(req: Request, res: Response, change: NonNullable<Deviation['answer']>): void {
    const { send } = res;
    res.send = body => {
        // Express calls it again for an object
        res.send = send;
        const before: Answer = { status: res.statusCode, body: parsed(res, body) };
        const changed = change(before, req);
        return changed ? put(res, send, { ...before, ...changed }) : send.call(res, body);
    };
}

/** The handlers of a deviation, if one is selected: before the API's calls, and before the portal's files. */
export function createDeviations(chosen: () => DeviationName | null): { api: RequestHandler; site: RequestHandler } {
    const deviation = (): Deviation => {
        const name = chosen();
        return name === null ? {} : DEVIATIONS[name];
    };
    return {
        api: (req, res, next) => {
            const { request, answer, delay } = deviation();
            const atOnce = request?.(req, req.query as Record<string, string | undefined>);
            if (answer) replace(req, res, answer);
            if (atOnce) {
                put(res, res.send, atOnce);
                return;
            }
            if (delay === undefined || req.method !== 'GET' || req.path !== '/applications') {
                next();
                return;
            }
            const timer = setTimeout(next, delay);
            res.once('close', () => clearTimeout(timer));
        },
        site: (req, _res, next) => {
            deviation().site?.(req);
            next();
        },
    };
}
