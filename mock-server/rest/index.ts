import type { Application, ErrorRequestHandler, Request, Response } from 'express';
import { ApiError, type Mock } from '../context';
import { jsonServer } from '../jsonServer';
import type { Store } from '../persistence';
import { isCollection } from '../rows/check';
import { fieldsOf } from '../rows/fields';
import { REST_COLLECTIONS } from './collections';
import { translateQuery } from './query';
import { checkWrites, problemsOf } from './writes';

const answerError: ErrorRequestHandler = (error: Error & { status?: number }, _req, res, _next) => {
    const status = error instanceof ApiError ? error.status : (error.status ?? 500);
    const errors = problemsOf(error);
    res.status(status).json({ message: error.message, ...(errors && { errors }) });
};

/** Sends json-server's response with the total as `Content-Range`, which ra-data-simple-rest reads. */
const render = (res: Response): void => {
    const { data, deleted, first } = res.locals as { data: unknown; deleted?: unknown; first?: number };
    const total = res.getHeader('X-Total-Count');
    if (Array.isArray(data) && typeof first === 'number' && total !== undefined) {
        const rows = data.length === 0 ? '*' : `${first}-${first + data.length - 1}`;
        res.set('Content-Range', `rows ${rows}/${String(total)}`);
    }
    res.json(deleted ?? data);
};

/**
 * Mounts json-server's router over the live state on `app` under `/rest`; translates the queries of ra-data-simple-rest and checks what is
 * written.
 */
export function registerRest(app: Application, { mock, store }: { mock: Mock; store: Store }): void {
    const { router } = store;
    // json-server's hook for responses, which is missing in its types.
    Object.assign(router, { render: (_req: Request, res: Response) => render(res) });
    // The desk's forms are built from these.
    app.get('/rest', (_req, res) => {
        res.json(Object.fromEntries(REST_COLLECTIONS.map(collection => [collection, fieldsOf(collection)])));
    });
    app.use('/rest', ...jsonServer.bodyParser);
    app.use('/rest/:collection', (req, res, next) => {
        const { collection } = req.params;
        if (!isCollection(collection) || !(REST_COLLECTIONS as readonly string[]).includes(collection)) {
            throw new ApiError(404, `There are no ${collection}`);
        }
        checkWrites(mock, collection)(req, res, next);
    });
    app.use('/rest', translateQuery, router as unknown as Application);
    app.use('/rest', answerError);
}
