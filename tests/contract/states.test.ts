// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '#dataProvider';
import { rowFields } from '#src/shared/columns/reads';
import { LISTS } from '../support/lists';
import { startMockServer, type Signed } from './support';

/** Lists of more than 500 rows that are narrowed to a state (LIST-11), on a server that pages and on one that ignores paging. */
const NOW = Date.UTC(2026, 5, 15, 12);
const options = { clock: () => NOW, scale: 600 };
const servers = { full: startMockServer(options), basic: startMockServer({ ...options, odata: 'basic' }) };

describe.each(LISTS.filter(({ name }) => ['users', 'keys', 'seats'].includes(name)))('$name', ({ list, meta: place }) => {
    const { resource: name, states: choices = [] } = list;
    const { select: fields, expand } = rowFields(list, place);
    let full: Signed;
    let basic: Signed;
    beforeAll(async () => {
        full = await servers.full.signedIn('admin@holzmann.example');
        basic = await servers.basic.signedIn('admin@holzmann.example');
    });
    const meta = { ...place, expand };
    const readFrom = async ({ provider }: Signed) => provider.getEvery(name, { meta, select: fields });

    it('are read in pages of 500, once for all states and searches', async () => {
        full.calls.length = 0;
        basic.calls.length = 0;
        const rows = await readFrom(full);
        await readFrom(basic);
        expect(rows.length).toBeGreaterThan(500);
        expect(full.calls).toHaveLength(Math.ceil(rows.length / 500));
        expect(full.calls.every(call => call.includes(`$select=${fields.join(',')}`))).toBe(true);
        expect(basic.calls).toHaveLength(1);
    });

    it('show the same rows in every state and search', async () => {
        const found = async (signed: Signed, q: string) => {
            const rows = await readFrom(signed);
            const page = pageOf({ rows, total: rows.length }, name, { meta: place, filter: { q } });
            return choices.map(({ id, isIn }) => ({
                state: id,
                ids: page?.data.filter(row => isIn(row)).map(row => row.id),
            }));
        };
        for (const q of ['', 'an', '1']) {
            const states = await found(full, q);
            expect(await found(basic, q)).toEqual(states);
            if (q === '') expect(states.filter(({ ids }) => ids?.length).length).toBeGreaterThan(1);
        }
    });
});
