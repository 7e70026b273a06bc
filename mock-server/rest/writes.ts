import type { Request, RequestHandler } from 'express';
import { ApiError, type Mock } from '../context';
import { checkRow, describe, type Problems } from '../rows/check';
import { checkReferences, dropDependents, referrers } from '../rows/references';
import type { Collection } from '../rows/state';

type Row = Record<string, unknown>;

/** An error with messages by field, which react-admin shows at the fields. */
class RowError extends ApiError {
    readonly errors: Problems;
    constructor(collection: Collection, problems: Problems) {
        const [field, message] = Object.entries(problems)[0] ?? ['record', 'is wrong'];
        super(422, `This ${describe(collection).name} cannot be stored: ${field} ${message}`);
        this.errors = problems;
    }
}

/** The messages by field of an error, if it has any. */
export const problemsOf = (error: unknown): Problems | undefined => (error instanceof RowError ? error.errors : undefined);

const rowsOf = (mock: Mock, collection: Collection): readonly Row[] => mock.state[collection] as unknown as readonly Row[];

const bodyOf = (req: Request): Row => {
    const body: unknown = req.body;
    // Only JSON, which a form on another site cannot send.
    if (!req.is('json') || typeof body !== 'object' || body === null || Array.isArray(body)) {
        throw new ApiError(415, 'A JSON object is expected');
    }
    return body as Row;
};

const check = (mock: Mock, collection: Collection, row: Row): void => {
    const problems = checkRow(collection, row) ?? checkReferences(mock.state, collection, row);
    if (problems) throw new RowError(collection, problems);
};

const NAMED_AT_MOST = 3;

const labelOf = (row: Row): string => {
    const label = [row.label, row.name, row.email, row.machineName, row.content, row.id].find(
        text => typeof text === 'string' && text !== '',
    );
    return typeof label === 'string' ? label : '?';
};

/** The records that refer to a row, as text: "2 keys (A, B), 1 ticket (…)". */
const referringTo = (mock: Mock, collection: Collection, id: string): string =>
    [...referrers(mock.state, collection, id)]
        .map(([from, rows]) => {
            const { name } = describe(from);
            const labels = rows.slice(0, NAMED_AT_MOST).map(labelOf);
            if (rows.length > NAMED_AT_MOST) labels.push('…');
            return `${rows.length} ${rows.length === 1 ? name : `${name}s`.replace(/ys$/, 'ies').replace(/eies$/, 'eys')} (${labels.join(', ')})`;
        })
        .join(', ');

/**
 * Checks what is written before json-server's router stores it: refuses a row that violates its schema or refers to a missing row, naming
 * the fields, and refuses to delete a row to which others refer. A PUT merges, because react-admin's `updateMany` sends only what changes.
 */
export const checkWrites =
    (mock: Mock, collection: Collection): RequestHandler =>
    (req, res, next) => {
        const { name, prefix } = describe(collection);
        const id = req.path.split('/').filter(Boolean).map(decodeURIComponent)[0];
        const known = id === undefined ? undefined : rowsOf(mock, collection).find(row => row.id === id);
        if (id !== undefined && !known) throw new ApiError(404, `There is no ${name} ${id}`);

        if (req.method === 'POST' && id === undefined) {
            const body = bodyOf(req);
            const row = { ...body, id: body.id ?? mock.nextId(prefix) };
            check(mock, collection, row);
            if (rowsOf(mock, collection).some(other => other.id === row.id)) {
                throw new RowError(collection, { id: 'is taken' });
            }
            req.body = row;
        } else if ((req.method === 'PUT' || req.method === 'PATCH') && known) {
            const row = { ...known, ...bodyOf(req) };
            if (row.id !== known.id) throw new RowError(collection, { id: 'cannot be changed' });
            check(mock, collection, row);
            req.method = 'PATCH';
            req.body = row;
        } else if (req.method === 'DELETE' && known && id !== undefined) {
            const referring = referringTo(mock, collection, id);
            if (referring)
                throw new ApiError(409, `The ${name} ${labelOf(known)} cannot be deleted while these refer to it: ${referring}.`);
            dropDependents(mock.state, collection, id);
            // react-admin expects the deleted row.
            res.locals.deleted = { ...known };
        } else if (req.method !== 'GET') {
            throw new ApiError(405, `${req.method} is not possible here`);
        }
        next();
    };
