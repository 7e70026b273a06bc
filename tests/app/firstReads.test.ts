import { describe, expect, it } from 'vitest';
import { mayDo } from '#authProvider/access';
import { createApi } from '#dataProvider/api';
import { createCrud, type Crud } from '#dataProvider/crud';
import type { HttpClient } from '#dataProvider/httpClient';
import { resources } from '#dataProvider/resources';
import { readsOf, type PageReads } from '#src/app/firstReads';
import { allManifests } from '#src/app/manifests';
import type { PageRead } from '#src/shared/manifest';
import { firstQuestion } from '#src/shared/query/queries';
import { makeUser } from '../support/builders';

/** The one path that the data provider sends for a read, with the parameters of the page's path in place of ids. */
async function sentBy(read: (provider: Crud) => Promise<unknown>): Promise<string> {
    const sent: string[] = [];
    const answer = (path: string) => {
        sent.push(path);
        return Promise.resolve({ status: 200, headers: new Headers(), data: { id: 'x', value: [] } });
    };
    await read(createCrud(createApi(answer as HttpClient)));
    expect(sent).toHaveLength(1);
    return (sent[0] ?? '').replace(/%3A(\w+)/g, ':$1');
}

/** The path of a read, and that of the first page of its list. */
async function pathsOf(read: PageRead): Promise<Pick<PageReads['reads'][number], 'path' | 'first'>> {
    if ('record' in read) return { path: await sentBy(provider => provider.getOne(read.record, { id: `:${read.id}` })) };
    const meta = read.within && { [read.within]: `:${read.within}` };
    const path = await sentBy(provider => provider.getCollection(read.list, { meta }));
    if (!read.paged) return { path };
    const sort = resources[read.list].defaultSort;
    return { path, first: { path: await sentBy(provider => provider.getList(read.list, firstQuestion(sort, meta))), sort } };
}

/** Without what belongs to the first page. */
const unsorted = (read: object): object => ({ ...read, paged: undefined });

/** The table, from the manifests. */
async function tableOf(manifests: typeof allManifests): Promise<PageReads[]> {
    const table: PageReads[] = [];
    for (const manifest of manifests) {
        for (const page of manifest.pages ?? []) {
            if (!page.reads) continue;
            const isManaged = page.access !== undefined && !mayDo('USER', 'read', page.access);
            const reads = page.reads.map(
                async ({ for: audience = isManaged ? 'administrators' : undefined, view, flags, ...read }) => ({
                    ...(await pathsOf(read)),
                    for: audience,
                    view,
                    flags,
                    ...unsorted(read),
                }),
            );
            table.push({
                page: decodeURIComponent(page.path),
                switches: [manifest.switch, page.switch].filter(name => name !== undefined),
                reads: await Promise.all(reads),
            });
        }
    }
    return table;
}

describe('the first reads of pages', () => {
    it('are those that the manifests name, as the data provider sends them', async () => {
        const rows = (await tableOf(allManifests)).map(row => `    ${JSON.stringify(row)}`);
        await expect(`[\n${rows.join(',\n')}\n]\n`).toMatchFileSnapshot('../../src/app/firstReads.json');
    });

    const administrator = makeUser({ id: 'u1', role: 'ADMIN' });
    const other = makeUser({ id: 'u 2', role: 'USER' });

    it.each([
        ['/licences', null, administrator, ['licences?$top=500&$count=true&$newDb=true']],
        ['/licences/', null, other, ['users/u%202/keys?$top=500&$count=true&$newDb=true']],
        [
            '/licences/a%2Fb/seats',
            null,
            administrator,
            [/^licences\/a%2Fb\?\$expand=/, 'licences/a%2Fb/seats?$top=500&$count=true'],
        ],
        ['/licences/1/seats', null, other, []],
        ['/contracts', null, administrator, ['contracts?$top=500&$count=true']],
        ['/contracts', 'invoices', administrator, ['contracts?$top=500&$count=true', 'invoices?$top=500&$count=true']],
        ['/contracts', null, other, []],
        ['/tickets', null, other, ['tickets?$top=500&$count=true']],
        ['/profile', null, administrator, []],
    ] as const)('of %s?view=%s', (path, view, user, expected) => {
        expect(readsOf(path, view, user, { contractInfo: true, cam: true }).map(read => read.path)).toEqual(
            expected.map(read => (typeof read === 'string' ? read : (expect.stringMatching(read) as string))),
        );
    });

    it.each([
        ['/contracts', {}, 0],
        ['/contracts', { contractInfo: true }, 1],
        ['/cloud-groups/g1', { demo: true }, 0],
        ['/cloud-groups/g1', {}, 2],
        ['/tickets', { cam: true, school: true }, 0],
        ['/tickets', { cam: true }, 1],
        ['/tickets', {}, 0],
    ] as const)('of %s with the flags %j; none while the customer is unknown', (path, flags, count) => {
        const user = path === '/tickets' ? other : administrator;
        expect(readsOf(path, null, user, flags)).toHaveLength(count);
        expect(readsOf(path, null, user, null)).toEqual([]);
    });
});
