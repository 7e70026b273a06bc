import { expect, it } from 'vitest';
import { SIDES } from '#build/preloads';
import { publicPages } from '#customRoutes/public/pages';
import { allManifests } from '#src/app/manifests';

/** The pages whose code the browser fetches beside the entry (build/preloads.ts) are those that the router shows there. */

const PAGES = import.meta.glob<Readonly<Record<string, unknown>>>(['/src/**/*Page.tsx', '/customRoutes/**/*Page.tsx']);

const sources = new Map<unknown, string>();
for (const [path, load] of Object.entries(PAGES))
    for (const exported of Object.values(await load())) sources.set(exported, path.slice(1));

it('with a token, every page of the manifests that shows something', async () => {
    const offered = allManifests.flatMap(({ pages = [] }) => pages);
    const rows = offered.map(async ({ path, load }) => [decodeURIComponent(path), sources.get((await load()).default)] as const);
    const tables = offered.flatMap(({ path, tables: shown }) => (shown ? [[decodeURIComponent(path), shown] as const] : []));
    const found = { pages: Object.fromEntries(await Promise.all(rows)), tables: Object.fromEntries(tables) };
    const table = `${JSON.stringify(found, null, 4)}\n`;
    await expect(table).toMatchFileSnapshot('../../build/pages.json');
});

it('without a token, every public page', async () => {
    expect(Object.keys(SIDES.out.pages).toSorted()).toEqual(Object.keys(publicPages).toSorted());
    for (const [path, load] of Object.entries(publicPages)) expect(sources.get(await load()), path).toBe(SIDES.out.pages[path]);
});
