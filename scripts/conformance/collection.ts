import type { RaRecord } from 'ra-core';
import { COLLECTION_LIMIT, pageOf, type WholeCollection } from '../../dataProvider';
import { compareValues } from '../../dataProvider/localEngine';
import { buildQuery, filterText, type Order } from '../../dataProvider/odata/build';
import { readCollection } from '../../dataProvider/odata/read';
import type { ListParams, ReadMeta, ResourceName } from '../../dataProvider/resources';
import { pathOf } from '../../dataProvider/call';
import { collectionAt, listQuery, type PlacedCollection } from '../../dataProvider/resources/query';
import type { FindingName } from './findings';
import { optionsOf, rawRows } from './inspect';
import type { Kit } from './kit';
import type { Exchange } from './wire';

/** Checks a collection as a list of the portal reads it: whole, searched, sorted, page by page, by ids (QUERY-1 to QUERY-9). */

/** Rows of a page; collections of a test system may be small. */
const PAGE = 5;
/** Neither word occurs in any row, and the first has the quote that has to be doubled. */
const NOTHING = "zq'xj vkwq";

interface Read {
    kit: Kit;
    name: ResourceName;
    meta?: ReadMeta;
    whole: WholeCollection;
    /** the rows of the first read as the server sent them */
    rows: RaRecord[];
}

const idsOf = (rows: readonly object[]): string => rows.map(row => String((row as RaRecord).id)).join(',');

/** Finds out with simpler filters what the server does not understand in a refused `$filter`. */
const filterFault =
    ({ kit, name, meta }: Pick<Read, 'kit' | 'name' | 'meta'>) =>
    async ({ path, status }: Exchange): Promise<FindingName> => {
        if (status !== 400 && status !== 501) return 'filter-refused';
        const { call, path: parent, resource, newDb } = collectionAt(name, meta);
        const property = resource.searched.find(field => !field.optional)?.property ?? 'id';
        const filter = filterText({ kind: 'contains', property, term: 'a' });
        const isFine = async (text: string): Promise<boolean> => {
            const query = buildQuery({ newDb, top: 1 });
            const answer = await kit.probe(
                `${pathOf(call, parent)}${query}${query ? '&' : '?'}$filter=${encodeURIComponent(text)}`,
            );
            return answer.status === 200;
        };
        if (await isFine(filter))
            return optionsOf(path).get('$filter')?.includes("''") && (await isFine(`${filter} or ${filter}`))
                ? 'quotes-refused'
                : 'or-refused';
        const small = filter.replace(/\((\w)/, (_all, letter: string) => `(${letter.toLowerCase()}`);
        return (await isFine(small)) ? 'capitals-refused' : 'filter-refused';
    };

/** Whether a word has a letter outside of ASCII, whose case many engines do not ignore by themselves (QUERY-8). */
const isForeign = (word: string): boolean => /[^\0-\x7F]/.test(word) && word.toUpperCase().length === word.length;

/** Words in searched fields: the first one, and the first one with a letter outside of ASCII. */
function wordsOf({ name, meta, rows }: Read): string[] {
    const fields = collectionAt(name, meta).resource.searched.filter(
        ({ property, identifies }) => property !== 'token' && !identifies,
    );
    const texts = rows.flatMap(row => fields.map(({ property }) => (row as Record<string, unknown>)[property]));
    const words = texts.flatMap(text => (typeof text === 'string' ? (text.match(/\p{L}{3,8}/gu) ?? []) : []));
    const [first = '', foreign = first] = [words[0], words.find(isForeign)];
    return [...new Set([first, foreign])].filter(Boolean);
}

const flipped = (word: string): string => {
    const capitals = word.toUpperCase();
    return word === capitals ? word.toLowerCase() : capitals;
};

async function checkSearch(read: Read): Promise<void> {
    const { kit, name, meta } = read;
    const search = (q: string) => ({ filter: { q }, pagination: { page: 1, perPage: PAGE }, meta });
    const none = await kit.attempt(
        () => kit.provider.getList(name, search(NOTHING)),
        async exchange => (exchange.status === 404 ? 'empty-as-404' : filterFault(read)(exchange)),
    );
    if (none === undefined) return;
    if (none.data.length > 0) {
        kit.find('filter-ignored', `${none.data.length} rows for a search that nothing matches`);
        return;
    }
    const words = wordsOf(read);
    if (words.length === 0) kit.notChecked(`${name}: no row with a word to search for`);
    for (const word of words) await checkWord(read, search, word);
}

/** Searches for a word in the other case. */
async function checkWord(
    read: Read,
    search: (q: string) => Parameters<Kit['provider']['getList']>[1],
    word: string,
): Promise<void> {
    const { kit, name, whole } = read;
    const find = (q: string) => kit.attempt(() => kit.provider.getList(name, search(q)), filterFault(read));
    const found = await find(flipped(word));
    const expected = pageOf(whole, name, search(flipped(word)));
    if (!found || !expected || (found.data.length > 0 && idsOf(found.data) === idsOf(expected.data))) return;
    const exchange = kit.wire.last();
    const exact = await find(word);
    const fault = exact && found.data.length < exact.data.length ? 'search-case-sensitive' : 'search-differs';
    // the order alone may put other rows on the page
    const isOrder = fault === 'search-differs' && found.data.length === expected.data.length;
    if (!isOrder) kit.find(fault, `${found.data.length} instead of ${expected.data.length} rows`, exchange);
}

const valueOf = (row: object, property: string): unknown => (row as Record<string, unknown>)[property];

type Compare = typeof compareValues;

/** How servers sort: as the contract says, or otherwise. */
const COMPARISONS: readonly (readonly [FindingName | undefined, Compare])[] = [
    [undefined, compareValues],
    [
        'sort-by-letter-code',
        (a, b) => (typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : Number(a > b)) : compareValues(a, b)),
    ],
    ['nulls-last', (a, b) => ((a == null) === (b == null) ? compareValues(a, b) : Number(a == null) - Number(b == null))],
];

const comparing =
    (orders: readonly Order[], compare: Compare) =>
    (a: object, b: object): number => {
        for (const { property, descending } of orders) {
            const difference = compare(valueOf(a, property), valueOf(b, property));
            if (difference !== 0) return descending ? -difference : difference;
        }
        return 0;
    };

/** Why rows are not the first in this order; undefined if they are. If `all` is null, checks only that they are in order. */
function orderFault(
    rows: readonly RaRecord[],
    orders: readonly Order[],
    all: readonly RaRecord[] | null,
): FindingName | undefined {
    const known = COMPARISONS.find(([, compare]) => {
        const inOrder = comparing(orders, compare);
        if (all) return idsOf([...all].sort(inOrder).slice(0, rows.length)) === idsOf(rows);
        return rows.every((row, at) => at === 0 || inOrder(rows[at - 1] ?? row, row) <= 0);
    });
    return known ? known[0] : 'orderby-ignored';
}

/** How a server refuses what it need not know (QUERY-13). */
const OPTIONAL: readonly number[] = [400, 501];

/** Every order of the list, in both directions. */
async function checkOrders({ kit, name, meta, whole, rows: all }: Read): Promise<void> {
    const { resource, call, path, expand, newDb } = collectionAt(name, meta);
    const perPage = Math.min(whole.total - 1, 50);
    const isAll = all.length === whole.total;
    for (const field of Object.keys(resource.sorts)) {
        for (const order of ['ASC', 'DESC'] as const) {
            const params: ListParams = { sort: { field, order }, meta };
            const orderby = (listQuery(resource, params)?.orderby ?? []).map(({ property, descending }) => ({
                property,
                descending,
            }));
            const query = buildQuery({ expand, orderby, top: perPage, count: true, newDb });
            // rows have the counts of related records under another name
            const isSortable = orderby.every(({ property }) => !property.includes('/'));
            const answer = await kit.attempt(
                () => kit.client(pathOf(call, path) + query),
                ({ status }) => (!isSortable && OPTIONAL.includes(status) ? 'order-refused' : 'refused'),
            );
            const rows = answer && rawRows({ json: answer.data });
            if (!rows || rows.length > perPage || !isSortable) continue;
            const fault = orderFault(rows as RaRecord[], orderby, isAll ? all : null);
            if (fault) kit.find(fault, `${field} ${order.toLowerCase()}`);
        }
    }
}

async function checkPages({ kit, name, meta, whole }: Read): Promise<void> {
    const perPage = Math.min(PAGE, Math.floor(whole.total / 2));
    const list = (page: number, size = perPage) =>
        kit.attempt(() => kit.provider.getList(name, { pagination: { page, perPage: size }, meta }));
    const first = await list(1);
    const one = kit.wire.last();
    if (!first || !one) return;
    const sent = rawRows(one)?.length ?? 0;
    if (sent > perPage) {
        kit.note(`${name}: $top is ignored; the portal pages by itself (QUERY-6).`);
        if (whole.total > COLLECTION_LIMIT) kit.find('paging-ignored', `${sent} rows instead of ${perPage}`, one);
        return;
    }
    const count = readCollection(one.json).count;
    if (count !== undefined && count < whole.total) kit.find('count-of-page', `${count} of ${whole.total} rows`, one);
    const next = await list(2);
    const two = kit.wire.last();
    if (!next || !two) return;
    const [a, b] = [rawRows(one) ?? [], rawRows(two) ?? []];
    // rows without an id have been reported
    if ([...a, ...b].some(({ id }) => id === undefined)) return;
    if (a.length === 0 && b.length === 0) return;
    if (idsOf(a) === idsOf(b)) kit.find('skip-ignored', `page 2 is page 1: ${idsOf(a)}`, two);
    else if (a.some(row => b.some(({ id }) => id === row.id))) kit.find('pages-overlap', `${idsOf(a)} and ${idsOf(b)}`, two);
    const behind = Math.ceil(whole.total / perPage) + 1;
    await kit.attempt(
        () => kit.provider.getList(name, { pagination: { page: behind, perPage }, meta }),
        () => 'past-end-refused',
    );
}

/** All rows page by page, as "select all" and jobs read them, and two rows by their ids, as dialogs do. */
async function checkEvery(read: Read): Promise<void> {
    const { kit, name, meta, whole, rows } = read;
    const every = await kit.attempt(() => kit.provider.getEvery(name, { meta: { ...meta, expand: [] }, select: ['id'] }));
    if (every && every.length < whole.total) kit.find('rows-missing', `${every.length} of ${whole.total} rows`);
    const ids = rows.slice(0, 2).map(({ id }) => String(id));
    const some = await kit.attempt(() => kit.provider.getMany(name, { ids, meta }), filterFault(read));
    if (some && some.data.length < new Set(ids).size)
        kit.find('search-differs', `${some.data.length} of ${ids.length} rows by id`);
}

/** Names the most rows that the server sends at once. */
async function nameLimit(kit: Kit, { call, path, newDb }: PlacedCollection, total: number): Promise<void> {
    const first = await kit.probe(pathOf(call, path) + buildQuery({ newDb, top: COLLECTION_LIMIT, count: true }));
    kit.find('page-capped', `at most ${rawRows(first)?.length ?? 0} rows of ${total}`, first);
}

export interface CollectionChecks {
    meta?: ReadMeta;
    /** only reads all of it: its query options are checked elsewhere */
    plain?: boolean;
    /** how many rows a page of the portal says that there are, and its word for them */
    counted?: readonly [count: number, rows: string];
}

/**
 * Checks a collection; returns its first rows, or undefined when it cannot be read. An empty one is reported as not checked.
 */
export async function checkCollection<Row extends RaRecord>(
    kit: Kit,
    name: ResourceName,
    { meta, plain = false, counted }: CollectionChecks = {},
): Promise<Row[] | undefined> {
    const whole = await kit.attempt(() => kit.provider.getCollection(name, { meta }));
    const sent = kit.wire.last();
    if (!whole || !sent) return undefined;
    const rows = (whole.rows ?? (readCollection(sent.json).rows as RaRecord[])) as Row[];
    const raw = (rawRows(sent) ?? []) as RaRecord[];
    if (raw.length < whole.total && raw.length < COLLECTION_LIMIT) await nameLimit(kit, collectionAt(name, meta), whole.total);
    // of more rows than are read the server's number is all that there is
    if (counted && whole.rows !== null && whole.total !== counted[0]) {
        kit.find('counts-differ', `${counted[0]} ${counted[1]}, of which ${whole.total} are listed`, sent);
    }
    if (rows.length > 0) kit.checked();
    if (plain) return rows;
    if (rows.length === 0) {
        kit.notChecked(`${name}: there are none`);
        return rows;
    }
    const read: Read = { kit, name, meta, whole, rows: raw };
    await checkSearch(read);
    if (whole.total >= 2) {
        await checkOrders(read);
        await checkPages(read);
    }
    await checkEvery(read);
    return rows;
}

/** Reads a record as its page does, and one that does not exist. */
export async function checkRecord(kit: Kit, name: ResourceName, id: string): Promise<void> {
    await kit.attempt(() => kit.provider.getOne(name, { id }));
    const path = kit.wire.last()?.path.replace(encodeURIComponent(id), 'no-such-record') ?? '';
    const { status } = await kit.probe(path);
    if (status !== 404) kit.find('missing-not-404', `status ${status}`);
}

/** Reads all rows with the fields and relations that an export or a view needs. */
export async function checkFields(
    kit: Kit,
    name: ResourceName,
    { meta, select, expand }: { meta?: ReadMeta; select?: readonly string[]; expand?: readonly string[] },
): Promise<void> {
    let rows = 0;
    let total = 0;
    const done = await kit.attempt(async () => {
        await kit.provider.getPages(name, {
            meta: { ...meta, expand: expand ?? [] },
            select,
            onPage: page => {
                rows += page.length;
            },
            onProgress: (_read, of) => {
                total = of;
            },
        });
        return true;
    });
    if (done && rows < total) kit.find('rows-missing', `${rows} of ${total} rows`);
    if (rows > 0) kit.checked();
    else if (done) kit.notChecked(`${name}: there are none`);
}
