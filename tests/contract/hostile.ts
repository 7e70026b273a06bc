/**
 * What servers, and what stands between, may make of the answer to a read: each breaks one sentence of the contract. Whatever it is, nothing may
 * be changed but what was chosen (tests/contract/noHarmAnswers.test.ts).
 */

type Json = Record<string, unknown>;

/** What becomes of a read. */
export interface Hostile {
    /** the options of its query */
    query?(options: URLSearchParams): void;
    /** its answer; `nth` counts the reads */
    answer?(body: unknown, nth: number): unknown;
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (body: unknown): Json[] | undefined => {
    const rows = isRecord(body) ? body.value : body;
    return Array.isArray(rows) ? (rows as Json[]) : undefined;
};

/** A collection with other rows, or another count. */
const collection =
    (change: (rows: Json[], nth: number) => unknown[], count: (count: number) => number = given => given): Hostile['answer'] =>
    (body, nth) => {
        const rows = rowsOf(body);
        if (!rows) return body;
        if (!isRecord(body)) return change(rows, nth);
        return { ...body, '@odata.count': count(Number(body['@odata.count'] ?? rows.length)), value: change(rows, nth) };
    };

/** A record that is not a collection. */
const record =
    (change: (record: Json) => unknown): Hostile['answer'] =>
    body =>
        isRecord(body) && !rowsOf(body) ? change(body) : body;

/** All fields, however deep, with the name of the field. */
const fields = (change: (name: string, value: unknown) => unknown): Hostile['answer'] => {
    const each = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(each);
        if (!isRecord(value)) return value;
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(name, each(one))]));
    };
    return each;
};

/** All records, however deep. */
const records = (change: (one: Json) => Json): Hostile['answer'] => {
    const each = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(each);
        return isRecord(value)
            ? change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, each(one)])))
            : value;
    };
    return each;
};

const isId = (name: string): boolean => name === 'id' || name.endsWith('Id') || name === 'customer';

/** The lists of records, but not the rows of the collection itself. */
const lists = (instead: unknown): Hostile['answer'] =>
    fields((name, value) => (Array.isArray(value) && name !== 'value' ? instead : value));

/** The records in such lists. */
const related = (change: (one: Json, at: number, all: readonly Json[]) => unknown): Hostile['answer'] =>
    fields((name, value) => (Array.isArray(value) && name !== 'value' ? (value as Json[]).map(change) : value));

const without =
    (...names: string[]): Hostile['query'] =>
    options =>
        names.forEach(name => options.delete(name));

export const HOSTILE: Readonly<Record<string, Hostile>> = {
    'ignores filters': { query: without('$filter') },
    'finds nothing by filters': {
        query: options => {
            if (options.has('$filter')) options.set('$filter', "Id eq 'nobody'");
        },
    },
    'ignores paging': { query: without('$top', '$skip') },
    'ignores filters and paging': { query: without('$filter', '$top', '$skip') },
    'ignores expansions': { query: without('$expand') },
    'gives twenty rows at most, and a next link without a count': {
        answer: body => {
            const rows = rowsOf(body);
            if (!rows) return body;
            return { value: rows.slice(0, 20), ...(rows.length > 20 ? { '@odata.nextLink': 'next?$skiptoken=20' } : {}) };
        },
    },
    'gives twenty rows at most, without a word': { answer: body => rowsOf(body)?.slice(0, 20) ?? body },
    'ignores what rows are left out, and counts nothing': { query: without('$skip', '$count') },
    'repeats rows': { answer: collection(rows => [...rows, ...rows.slice(0, 1)]) },
    'moves rows': { answer: collection((rows, nth) => [...rows.slice(nth % 3), ...rows.slice(0, nth % 3)]) },
    'counts too few': {
        answer: collection(
            rows => rows,
            count => Math.max(0, count - 1),
        ),
    },
    'counts too many': {
        answer: collection(
            rows => rows,
            count => count + 7,
        ),
    },
    'counts none': {
        answer: collection(
            rows => rows,
            () => 0,
        ),
    },
    'leaves rows out': { answer: collection(rows => rows.slice(0, Math.floor(rows.length / 2))) },
    'has no rows': { answer: collection(() => []) },
    'sends rows that are none': { answer: collection(() => [null, 1, 'a', [], {}]) },
    'spells ids in capitals': { answer: fields((name, value) => (isId(name) ? String(value).toUpperCase() : value)) },
    'spells the ids of related records in capitals': {
        answer: related(one => ({ ...one, ...('id' in one ? { id: String(one.id).toUpperCase() } : {}) })),
    },
    'spells ids as numbers': {
        answer: fields((name, value) => (isId(name) && /^\d+$/.test(String(value)) ? Number(value) : value)),
    },
    'answers another record': { answer: record(one => ('id' in one ? { ...one, id: 'other1' } : one)) },
    'answers a record without its id': { answer: record(({ id: _id, ...rest }) => rest) },
    'answers the first of all': { answer: collection(rows => rows.map(row => ({ ...row, id: rows[0]?.id }))) },
    'leaves the ids of rows out': { answer: collection(rows => rows.map(({ id: _id, ...rest }) => rest)) },
    'gives related records one id': { answer: related((one, _at, all) => ({ ...one, id: all[0]?.id })) },
    'leaves the ids of related records out': { answer: related(({ id: _id, ...rest }) => rest) },
    'leaves the id of the last related record out': {
        answer: related((one, at, all) => {
            const { id: _id, ...rest } = one;
            return at === all.length - 1 ? rest : one;
        }),
    },
    'has null for lists': { answer: lists(null) },
    'has texts for lists': { answer: lists('none') },
    'has records for lists': { answer: lists({}) },
    'leaves lists out': { answer: lists(undefined) },
    'has null for everything': { answer: fields((name, value) => (isId(name) || Array.isArray(value) ? value : null)) },
    'does not say of active machines that they are': {
        answer: records(one => ('machineName' in one && one.active === true ? { ...one, active: undefined } : one)),
    },
    'leaves out what rows belong to': {
        answer: fields((name, value) => (['keyId', 'licenceId'].includes(name) ? undefined : value)),
    },
    'sends times as text': {
        answer: fields((name, value) =>
            ['expire', 'activated', 'deactivated'].includes(name) && typeof value === 'number'
                ? new Date(Math.min(value, 8.64e12) * 1000).toISOString()
                : value,
        ),
    },
    'sends numbers as text': { answer: fields((_name, value) => (typeof value === 'number' ? String(value) : value)) },
    'sends flags as numbers': { answer: fields((_name, value) => (typeof value === 'boolean' ? Number(value) : value)) },
    'sends flags as text': { answer: fields((_name, value) => (typeof value === 'boolean' ? String(value) : value)) },
    'sends roles and kinds as numbers': {
        answer: fields((name, value) => (['role', 'licenceType', 'status'].includes(name) ? String(value).length : value)),
    },
    'wraps answers': { answer: body => ({ data: body }) },
    'wraps answers in a list': { answer: record(one => ({ value: [one] })) },
    'wraps records in a result': { answer: record(one => ({ id: one.id, value: one })) },
    'says an error with 200': { answer: () => ({ error: { code: 'FAILED', message: 'It failed.' } }) },
    'answers an empty record': { answer: () => ({}) },
    'answers an empty list': { answer: () => [] },
    'answers null': { answer: () => null },
    'answers nothing': { answer: () => undefined },
};

/** A `fetch` whose reads are hostile. */
export function hostileFetch(now: () => Hostile | null) {
    let nth = 0;
    return async (input: string, init: RequestInit): Promise<Response> => {
        const hostile = now();
        if (!hostile || (init.method ?? 'GET') !== 'GET') return fetch(input, init);
        const [path = '', query = ''] = input.split('?');
        const options = new URLSearchParams(query);
        hostile.query?.(options);
        const asked = [...options].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
        const response = await fetch(hostile.query ? `${path}?${asked}` : input, init);
        if (!hostile.answer || !response.ok) return response;
        nth += 1;
        const changed = hostile.answer(await response.json(), nth);
        return new Response(changed === undefined ? '' : JSON.stringify(changed), {
            headers: { 'Content-Type': 'application/json' },
        });
    };
}
