// @vitest-environment node
import type { RaRecord } from 'ra-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import type { Translate } from '#i18n/useT';
import { pageOf, type PortalDataProvider } from '#dataProvider';
import { collectionAt } from '#dataProvider/resources/query';
import { relationOf, needsCounts, rowFields } from '#src/shared/columns/reads';
import { LISTS } from '../support/lists';
import { startMockServer, type Signed } from './support';

/**
 * What a list shows is read, with every state beyond 500 rows too (LIST-16), on a server that pages, on one that ignores paging, and on one
 * without what is optional.
 */

const NOW = Date.UTC(2026, 5, 15, 12);
const options = { clock: () => NOW, scale: 600 };
const SERVERS = {
    full: startMockServer(options),
    basic: startMockServer({ ...options, odata: 'basic' }),
    plain: startMockServer({ ...options, odata: 'plain' }),
};
type Kind = keyof typeof SERVERS;
const KINDS = Object.keys(SERVERS) as Kind[];
const signed = {} as Record<Kind, Signed>;
const CUSTOMER = '10010';
const texts = { t: (await withLaterTexts('en', 'export')).translate as Translate, language: 'en' };

/** Enough of what the seed has few of. */
function multiply(kind: Kind): void {
    const state = SERVERS[kind].state() as unknown as Record<string, ({ id: string } & Record<string, unknown>)[]>;
    // nobody has every tenth key
    state.keys?.filter(({ licenceId }, at) => licenceId === '10010190' && at % 10 === 0).forEach(key => (key.userId = null));
    for (const name of ['licences', 'cloudGroups', 'contracts', 'invoices', 'tickets']) {
        const rows = state[name] ?? [];
        const own = rows.filter(row => row.customerId === CUSTOMER);
        expect(own.length, name).toBeGreaterThan(0);
        rows.push(...Array.from({ length: 600 }, (_, at) => ({ ...own[at % own.length]!, id: `${name}${at}` })));
    }
}

beforeAll(async () => {
    for (const kind of KINDS) {
        signed[kind] = await SERVERS[kind].signedIn('admin@holzmann.example');
        multiply(kind);
    }
});

const wholeRecords = async (provider: PortalDataProvider, { list, meta }: (typeof LISTS)[number]): Promise<RaRecord[]> => {
    const rows: RaRecord[] = [];
    await provider.getPages(list.resource, { meta, onPage: page => rows.push(...page) });
    return rows;
};

const byId = (rows: readonly RaRecord[]) => new Map(rows.map(row => [row.id, row]));

describe.each(LISTS)('$name', listed => {
    const { list, meta, name } = listed;
    const columns = list.columns.filter(({ only }) => !only);
    const { select, expand } = rowFields(list, meta);
    const beyond = name !== 'members of a group';

    it.each(KINDS)('are shown with a state as without one: %s', async kind => {
        const { provider } = signed[kind];
        const whole = await wholeRecords(provider, listed);
        if (beyond) expect(whole.length).toBeGreaterThan(500);
        const read = byId(await provider.getEvery(list.resource, { meta: { ...meta, expand }, select }));
        expect(read.size).toBe(whole.length);
        for (const row of whole) {
            const found = read.get(row.id)!;
            for (const { field, reads, text, isIn } of columns) {
                for (const one of reads) expect(found[one], `${field}: ${one}`).toEqual(row[one]);
                expect(text?.(found, texts), field).toBe(text?.(row, texts));
                expect(isIn?.(found), field).toBe(isIn?.(row));
            }
            for (const state of list.states ?? []) {
                if (!needsCounts(state)) expect(state.isIn(found), state.id).toBe(state.isIn(row));
            }
        }
        for (const { field, reads } of columns)
            for (const one of reads)
                expect(
                    whole.some(row => row[one] !== undefined),
                    `${field}: ${one}`,
                ).toBe(true);
        for (const state of list.states ?? []) expect([...read.values()].some(state.isIn), `some are ${state.id}`).toBe(true);
    });

    it('have all that columns, actions, search and orders need in the first read', async () => {
        const { provider } = signed.full;
        const { data } = await provider.getList<RaRecord>(list.resource, { meta, pagination: { page: 1, perPage: 20 } });
        expect(data.length).toBeGreaterThan(0);
        const needed = [...select, ...expand.map(relationOf)].filter(one => !needsCounts({ reads: [one] }));
        const counts = (list.states ?? []).filter(needsCounts).flatMap(({ reads }) => reads.map(one => one.split('@')[0]));
        for (const one of needed.filter(one => !counts.includes(one)))
            expect(
                data.some(row => row[one] !== undefined),
                one,
            ).toBe(true);
    });

    it('are ordered by what the data provider knows, the default first, and found by what is read', () => {
        const { resource } = collectionAt(list.resource, meta);
        const known = new Set(Object.keys(resource.sorts));
        for (const { sort } of columns) if (sort) expect(known).toContain(sort);
        const { property } = resource.searched[0]!;
        const rows = [{ id: '1', ...Object.fromEntries(select.map(one => [one, 'abc'])) }];
        expect(pageOf({ rows, total: 1 }, list.resource, { meta, filter: { q: 'abc' } })?.data, property).toHaveLength(1);
    });
});
