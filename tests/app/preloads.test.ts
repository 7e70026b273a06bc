import { expect, it } from 'vitest';
import { SIDES } from '#build/preloads';
import { publicPages } from '#customRoutes/public/pages';
import { allManifests } from '#src/app/manifests';

/** The pages whose code the browser fetches beside the entry (build/preloads.ts) are those that the router shows there. */

const PAGES = import.meta.glob<Readonly<Record<string, unknown>>>(['/src/**/*Page.tsx', '/customRoutes/**/*Page.tsx']);

const exportsOf = async (source: string): Promise<unknown[]> => Object.values((await PAGES[`/${source}`]?.()) ?? {});

it.each(Object.entries(SIDES.in.pages))('%s with a token is %s', async (path, source) => {
    const page = allManifests.flatMap(({ pages = [] }) => pages).find(own => own.path === path);
    expect(await exportsOf(source)).toContain((await page?.load())?.default);
});

it('without a token, every public page', async () => {
    expect(Object.keys(SIDES.out.pages).toSorted()).toEqual(Object.keys(publicPages).toSorted());
    for (const [path, load] of Object.entries(publicPages))
        expect(await exportsOf(SIDES.out.pages[path] ?? ''), path).toContain(await load());
});
