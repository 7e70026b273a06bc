import type { Request } from 'express';
import { isObject, type Json } from './json';
import { collator } from './odata/evaluator';

/**
 * What a server may get wrong, by name (`--deviate NAME`): each breaks one sentence of the contract, so that the conformance kit has
 * something to find (`scripts/conformance/README.md` lists them).
 */

/** A response before it is sent. */
export interface Answer {
    status: number;
    /** the parsed JSON; otherwise a text or a file */
    body: unknown;
    /** headers to set; null removes one */
    headers?: Readonly<Record<string, string | null>>;
}

export interface Deviation {
    /** changes a call of the API before it is handled; a response is sent at once */
    request?(req: Request, query: Record<string, string | undefined>): Answer | undefined;
    /** changes the response; undefined leaves it as it is */
    answer?(answer: Answer, req: Request): Partial<Answer> | undefined;
    /** changes a call of the portal's own files */
    site?(req: Request): void;
    /** delay of the applications in milliseconds */
    delay?: number;
}

const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';
const error = (status: number, message: string): Answer => ({ status, body: { error: { code: status, message } } });
const isRead = (req: Request, path: RegExp): boolean => req.method === 'GET' && path.test(req.path);
const isFine = ({ status }: Answer): boolean => status >= 200 && status < 300;

const optionOf = (req: Request, name: string): string => (req.query as Record<string, string | undefined>)[name] ?? '';

/** The rows of a collection in either shape; undefined for anything else. */
const rowsOf = (body: unknown): Json[] | undefined => {
    const rows = isObject(body) ? body.value : body;
    return Array.isArray(rows) && rows.every(isObject) ? rows : undefined;
};
const withRows = (body: unknown, rows: Json[]): unknown => (isObject(body) ? { ...body, value: rows } : rows);

/** Changes the rows of every collection. */
const rows = (change: (rows: Json[], req: Request) => Json[]): Deviation => ({
    answer: ({ body }, req) => {
        const found = rowsOf(body);
        return found && req.method === 'GET' ? { body: withRows(body, change(found, req)) } : undefined;
    },
});

/** Changes every field of a value, at any depth; null removes one. */
const deep = (value: unknown, change: (name: string, field: unknown) => [name: string, field: unknown] | null): unknown => {
    if (Array.isArray(value)) return value.map(item => deep(item, change));
    if (!isObject(value) || Buffer.isBuffer(value)) return value;
    const changed = Object.entries(value).flatMap(([name, field]) => {
        const entry = change(name, field);
        return entry === null ? [] : [[entry[0], deep(entry[1], change)] as const];
    });
    return Object.fromEntries(changed);
};

/** Changes every field of every record that is read. */
const fields = (change: (name: string, field: unknown) => unknown): Deviation => ({
    answer: (answer, req) =>
        req.method === 'GET' && isFine(answer)
            ? { body: deep(answer.body, (name, field) => [name, change(name, field)]) }
            : undefined,
});

/** Changes the names of the fields of every read; null removes a field. */
const names = (change: (name: string) => string | null): Deviation => ({
    answer: ({ body }, req) => {
        const renamed = (name: string, field: unknown): [string, unknown] | null => {
            const changed = change(name);
            return changed === null ? null : [changed, field];
        };
        return req.method === 'GET' ? { body: deep(body, renamed) } : undefined;
    },
});

const TIMES = /^(expire|activated|deactivated|created|createdAt|editedAt|expiresAt)$/;
const times = (change: (seconds: number) => unknown): Deviation =>
    fields((name, field) => (TIMES.test(name) && typeof field === 'number' ? change(field) : field));

/** Removes query options from a call. */
const without = (...names: string[]): Deviation => ({
    request: (_req, query) => {
        for (const name of names) Reflect.deleteProperty(query, name);
        return undefined;
    },
});

const refuses = (pattern: RegExp, status = 400): Deviation => ({
    request: (_req, query) =>
        pattern.test(query.$filter ?? '') ? error(status, `$filter: ${query.$filter ?? ''} is not supported`) : undefined,
});

type Compare = (a: unknown, b: unknown) => number;

/** Sorts by another rule: removes the paging from the call, and applies it to the sorted rows. */
const sorts = (compare: Compare): Deviation => {
    const pages = new WeakMap<Request, { top: number; skip: number }>();
    return {
        request: (req, query) => {
            pages.set(req, { top: Number(query.$top ?? Infinity), skip: Number(query.$skip ?? 0) });
            return without('$top', '$skip').request?.(req, query);
        },
        answer: ({ body }, req) => {
            const found = rowsOf(body);
            const { top, skip } = pages.get(req) ?? { top: Infinity, skip: 0 };
            if (!found || req.method !== 'GET') return undefined;
            const orders = optionOf(req, '$orderby')
                .split(',')
                .filter(Boolean)
                .map(order => order.split(' '));
            const sorted = [...found].sort((a, b) => {
                for (const [name = '', direction] of orders) {
                    const difference = compare(a[name], b[name]);
                    if (difference !== 0) return direction === 'desc' ? -difference : difference;
                }
                return 0;
            });
            return { body: withRows(body, sorted.slice(skip, skip + top)) };
        },
    };
};

const byCode: Compare = (a, b) => {
    if (a == null || b == null) return Number(b == null) - Number(a == null);
    return a === b ? 0 : (a as string) < (b as string) ? -1 : 1;
};
const nullLast: Compare = (a, b) => {
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    return typeof a === 'string' ? collator.compare(a, b as string) : Number(a) - Number(b);
};

/** Only the rows that contain one of the searched texts, both in this form. */
const matching = (found: Json[], req: Request, formOf: (text: string) => string): Json[] => {
    const terms = [...optionOf(req, '$filter').matchAll(/contains\(\w+,'((?:[^']|'')*)'\)/g)];
    const texts = terms.map(([, term = '']) => formOf(term.replaceAll("''", "'")));
    const holds = (row: Json, text: string): boolean => Object.values(row).some(value => formOf(String(value)).includes(text));
    return texts.length === 0 ? found : found.filter(row => texts.some(text => holds(row, text)));
};

/** Searches the texts in this form. */
const searches = (formOf: (text: string) => string): Deviation => ({
    answer: ({ body }, req) => {
        const found = rowsOf(body);
        if (!found || found.length === 0 || req.method !== 'GET') return undefined;
        const left = matching(found, req, formOf);
        // Nothing was searched for.
        if (left === found) return undefined;
        return { body: isObject(body) ? { '@odata.count': left.length, value: left } : left };
    },
});

/** Refuses every ninth read with 429. */
const busy = (headers: Answer['headers']): Deviation => {
    let reads = 0;
    return {
        request: req =>
            req.method === 'GET' && (reads += 1) % 9 === 0 ? { ...error(429, 'Too many requests'), headers } : undefined,
    };
};

const corsHeaders = (headers: Answer['headers']): Deviation => ({ answer: () => ({ headers }) });

const hasOnePage = (found: Json[] | undefined): found is [] => found?.length === 0;

const CREATES = /^\/(users|keys|cloudGroups)$/;
const KEY_CHANGE = /^\/keys(\/[^/]+)?$/;

export const DEVIATIONS = {
    // ---- sign-in and errors ----
    'choice-empty': { answer: ({ status }) => (status === 300 ? { body: [] } : undefined) },
    'sign-in-without-token': {
        answer: ({ status }, req) => (req.path === '/user/token' && status === 200 ? { body: {} } : undefined),
    },
    'unauthorized-as-403': { answer: ({ status }) => (status === 401 ? error(403, 'Not allowed') : undefined) },
    'forbidden-as-404': { answer: ({ status }) => (status === 403 ? error(404, 'Not found') : undefined) },
    'missing-as-empty': {
        answer: ({ status }, req) => (status === 404 && req.method === 'GET' ? { status: 200, body: {} } : undefined),
    },
    'errors-as-html': {
        answer: ({ status }) => (status >= 400 ? { body: HTML, headers: { 'Content-Type': 'text/html' } } : undefined),
    },
    'html-answer': {
        answer: (_answer, req) =>
            isRead(req, /^\/contracts$/) ? { status: 200, body: HTML, headers: { 'Content-Type': 'text/html' } } : undefined,
    },
    'empty-answer': { answer: (_answer, req) => (isRead(req, /^\/applications$/) ? { status: 204, body: '' } : undefined) },
    'broken-json': { answer: (_answer, req) => (isRead(req, /^\/tickets$/) ? { body: '{"value":[{"id":"1",' } : undefined) },
    // ---- collections ----
    'count-missing': {
        answer: ({ body }) => {
            if (!isObject(body) || !Array.isArray(body.value)) return undefined;
            const { '@odata.count': _count, ...rest } = body;
            return { body: '@odata.nextLink' in rest ? rest : rest.value };
        },
    },
    'count-of-page': {
        answer: ({ body }) => {
            const found = isObject(body) && '@odata.count' in body ? rowsOf(body) : undefined;
            return found && { body: { '@odata.count': found.length, value: found } };
        },
    },
    'search-case-sensitive': searches(text => text),
    'search-ascii-case': searches(text => text.replace(/[A-Z]/g, letter => letter.toLowerCase())),
    'capitals-refused': refuses(/(^|[(\s])[A-Z]\w*( eq |,')/),
    'filter-ignored': without('$filter'),
    'quotes-refused': refuses(/''/),
    'or-refused': refuses(/ or /),
    'paging-ignored': without('$top', '$skip'),
    'skip-ignored': without('$skip'),
    'orderby-ignored': without('$orderby'),
    'sort-by-letter-code': sorts(byCode),
    'nulls-last': sorts(nullLast),
    'page-capped': {
        request: (_req, query) => {
            if (Number(query.$top) > 20) query.$top = '20';
            return undefined;
        },
    },
    'past-end-refused': {
        answer: ({ body }, req) =>
            hasOnePage(rowsOf(body)) && '$skip' in req.query ? error(400, '$skip: behind the last row') : undefined,
    },
    'empty-as-404': {
        answer: ({ body }, req) => (hasOnePage(rowsOf(body)) && req.method === 'GET' ? error(404, 'Nothing found') : undefined),
    },
    'expand-ignored': without('$expand'),
    'expand-options-ignored': {
        request: (_req, query) => {
            if (query.$expand !== undefined) query.$expand = query.$expand.replace(/\([^)]*\)/g, '');
            return undefined;
        },
    },
    'expand-count-missing': names(name => (/.@odata\.count$/.test(name) ? null : name)),
    'prefix-missing': names(name => name.replace('@odata.', '@')),
    'select-ignored': without('$select'),
    'range-refused': refuses(/ (ge|le) /),
    'range-fails': refuses(/ (ge|le) /, 500),
    // ---- fields ----
    'ids-duplicate': rows(found => (found.length < 2 ? found : [...found.slice(0, -1), { ...found.at(-1), id: found[0]?.id }])),
    'ids-numeric': fields((name, field) => (name === 'id' && /^\d+$/.test(String(field)) ? Number(field) : field)),
    'ids-missing': rows(([first, ...others]) => {
        if (!first) return others;
        const { id: _id, ...rest } = first;
        return [rest, ...others];
    }),
    'times-milliseconds': times(seconds => seconds * 1000),
    'times-text': times(seconds => new Date(Math.min(seconds, 8.64e12) * 1000).toISOString()),
    'days-with-time': fields((name, field) => (/On$/.test(name) && typeof field === 'string' ? `${field}T00:00:00Z` : field)),
    'flags-as-numbers': fields((_name, field) => (typeof field === 'boolean' ? Number(field) : field)),
    'invoice-as-download': {
        answer: (_answer, req) =>
            isRead(req, /^\/invoices\/.+/) ? { headers: { 'Content-Type': 'application/octet-stream' } } : undefined,
    },
    // ---- responses ----
    'retry-after-missing': busy(undefined),
    'retry-after-unreadable': busy({ 'Retry-After': 'soon' }),
    'answer-slow': { delay: 3200 },
    'cors-missing': corsHeaders({ 'Access-Control-Allow-Origin': null, 'Access-Control-Allow-Headers': null }),
    'cors-without-credentials': corsHeaders({ 'Access-Control-Allow-Credentials': null }),
    'cors-hides-retry-after': corsHeaders({ 'Access-Control-Expose-Headers': null }),
    'site-never-304': { site: req => Reflect.deleteProperty(req.headers, 'if-modified-since') },
    'site-page-for-missing-file': {
        site: req => {
            if (req.url.startsWith('/assets/')) req.url = '/';
        },
    },
    // ---- changes ----
    'created-without-body': {
        answer: (answer, req) =>
            req.method === 'POST' && CREATES.test(req.path) && isFine(answer) ? { status: 204, body: '' } : undefined,
    },
    'expiry-moved': {
        request: req => {
            const body = req.body as Json | undefined;
            if (KEY_CHANGE.test(req.path) && typeof body?.expire === 'number') body.expire -= 86_399;
            return undefined;
        },
    },
    'change-lost': {
        request: req =>
            req.method === 'PATCH' && req.path.startsWith('/cloudGroups/')
                ? { status: 200, body: { id: req.path.split('/')[2], label: '-', autoAdd: false } }
                : undefined,
    },
} as const satisfies Readonly<Record<string, Deviation>>;

export type DeviationName = keyof typeof DEVIATIONS;

/** Whether there is a deviation of that name. */
export const isDeviation = (name: string): name is DeviationName => Object.hasOwn(DEVIATIONS, name);
