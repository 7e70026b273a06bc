import type { Application } from 'express';
import type { Mock } from '../context';
import { ApiError } from '../context';
import type { Collection } from '../rows/state';
import { REST_COLLECTIONS } from './collections';

/** What was found in a collection: how many rows, and the first. */
export interface Found {
    kind: Collection;
    total: number;
    rows: readonly { id: string }[];
}

const LISTED = 5;
const SHORTEST = 2;

/** Whether a text or number in a row contains the term. */
const holds = (value: unknown, term: string): boolean => {
    if (typeof value === 'object' && value !== null) return Object.values(value).some(part => holds(part, term));
    return (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(term);
};

/** The search over all collections, in the control API. */
export function registerSearch(app: Application, mock: Mock): void {
    app.get('/api/search', (req, res) => {
        const term = typeof req.query.q === 'string' ? req.query.q.trim().toLowerCase() : '';
        if (term.length < SHORTEST) throw new ApiError(400, `q must be a text of ${SHORTEST} characters or more`);
        const found = REST_COLLECTIONS.flatMap((kind): Found[] => {
            const rows = (mock.state[kind] as unknown as readonly { id: string }[]).filter(row => holds(row, term));
            return rows.length === 0 ? [] : [{ kind, total: rows.length, rows: rows.slice(0, LISTED) }];
        });
        res.json(found);
    });
}
