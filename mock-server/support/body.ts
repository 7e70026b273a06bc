import type { Request } from 'express';
import { ApiError } from '../context';

/** The JSON object of a request to the control API. */
export type Body = Readonly<Record<string, unknown>>;

/** The JSON object of a request; `{}` without a body. Accepts only JSON, which a form on another site cannot send. */
export const bodyOf = (req: Request): Body => {
    const body: unknown = req.body;
    const empty = !req.headers['content-length'] && !req.headers['transfer-encoding'];
    if (empty || req.headers['content-length'] === '0') return {};
    if (!req.is('json') || typeof body !== 'object' || body === null) throw new ApiError(415, 'A JSON object is expected');
    return body as Body;
};
