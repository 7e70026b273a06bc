import { expect, it } from 'vitest';
import { mayDo } from '#authProvider/access';
import { SIDES } from '#build/preloads';
import { PARTS, READS } from '#build/reads';
import { publicPages } from '#customRoutes/public/pages';
import { createApi } from '#dataProvider/api';
import { createCrud, type Crud } from '#dataProvider/crud';
import type { HttpClient } from '#dataProvider/httpClient';
import { resources } from '#dataProvider/resources';
import { allManifests } from '#src/app/manifests';
import type { Manifest, Page } from '#src/shared/manifest';
import { firstRequest } from '#src/shared/query/queries';
import { patternOf } from '#src/start/match';
import type { PageRead, StartPage, TableRead } from '#src/start/startPages';

/** What the script before the first paint knows of the pages is what the router shows there, and what the data provider sends. */

const PAGES = import.meta.glob<Readonly<Record<string, unknown>>>(['/src/**/*Page.tsx', '/customRoutes/**/*{Page,Frame}.tsx']);

const sources = new Map<unknown, string>();
for (const [path, load] of Object.entries(PAGES))
    for (const exported of Object.values(await load())) sources.set(exported, path.slice(1));

/** The one path that the data provider sends for a read, with the parameters of the page's path in place of ids. */
async function sentBy(read: (provider: Crud) => Promise<unknown>): Promise<string> {
    const sent: string[] = [];
    const answer = (path: string) => {
        sent.push(path);
        const [, id = 'x'] = /%3A(\w+)/.exec(path) ?? [];
        return Promise.resolve({ status: 200, headers: new Headers(), data: { id: `:${id}`, value: [] } });
    };
    // What is answered is not the record that was asked for, which is refused.
    await read(createCrud(createApi(answer as HttpClient))).catch(() => undefined);
    expect(sent).toHaveLength(1);
    return (sent[0] ?? '').replace(/%3A(\w+)/g, ':$1');
}

/** The path of a read, and those of what is read after it. */
async function pathsOf(read: PageRead): Promise<Pick<TableRead, 'path' | 'first' | 'each'>> {
    if ('call' in read) return { path: read.call };
    if ('record' in read) return { path: await sentBy(provider => provider.getOne(read.record, { id: `:${read.id}` })) };
    const { within, expand, each } = read;
    const meta = { ...(within && { [within]: `:${within}` }), ...(expand && { expand }) };
    const path = await sentBy(provider => provider.getCollection(read.list, { meta }));
    if (each) {
        const request = { filter: each.filter, meta: { [each.within]: `:${each.by}` } };
        return { path, each: { path: await sentBy(provider => provider.getList(each.list, request)), by: each.by } };
    }
    if (!read.paged) return { path };
    const sort = resources[read.list].defaultSort;
    return { path, first: { path: await sentBy(provider => provider.getList(read.list, firstRequest(sort, meta))), sort } };
}

/** What is said in the paths. */
const IN_PATHS = ['call', 'paged', 'each'];
const named = (read: object): object => Object.fromEntries(Object.entries(read).filter(([name]) => !IN_PATHS.includes(name)));

async function rowOf(manifest: Manifest, page: Page): Promise<StartPage & { modules: string[]; texts?: string }> {
    const isManaged = page.access !== undefined && !mayDo('USER', 'read', page.access);
    const reads = READS[patternOf(page.path)]?.map(
        async ({ for: audience = isManaged ? 'administrators' : undefined, view, flags, ...read }) => ({
            ...(await pathsOf(read)),
            for: audience,
            view,
            flags,
            ...named(read),
        }),
    );
    const switches = [manifest.switch, page.switch].filter(name => name !== undefined);
    const frame = await manifest.frame?.();
    const modules = PARTS[patternOf(page.path)] ?? [];
    const own = sources.get((await page.load()).default);
    const around = frame && sources.get(frame.default);
    return {
        modules: own ? [own, ...(around ? [around] : []), ...modules] : [],
        texts: page.texts,
        switches: reads && switches.length > 0 ? switches : undefined,
        tables: page.tables,
        reads: reads && (await Promise.all(reads)),
    };
}

it('with a token, every page of the manifests that shows something, with its tables and first reads', async () => {
    const pages = allManifests.flatMap(manifest => (manifest.pages ?? []).map(page => [manifest, page] as const));
    const rows = pages.map(async ([manifest, page]) => [patternOf(page.path), await rowOf(manifest, page)] as const);
    const shown = (await Promise.all(rows)).filter(([, { modules }]) => modules.length > 0);
    const table = shown.map(([path, row]) => `    ${JSON.stringify(path)}: ${JSON.stringify(row)}`);
    await expect(`{\n${table.join(',\n')}\n}\n`).toMatchFileSnapshot('../../build/startPages.json');
});

it('no other page has parts', () => {
    const paths = allManifests.flatMap(({ pages = [] }) => pages.map(({ path }) => patternOf(path)));
    expect(Object.keys(PARTS).filter(path => !paths.includes(path))).toEqual([]);
});

it('without a token, every public page', async () => {
    expect(Object.keys(SIDES.out.pages).toSorted()).toEqual(Object.keys(publicPages).toSorted());
    for (const [path, load] of Object.entries(publicPages))
        expect(sources.get(await load()), path).toBe(SIDES.out.pages[path]?.modules[0]);
});
