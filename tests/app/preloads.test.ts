import { expect, it } from 'vitest';
import { SIDES } from '#build/preloads';
import { publicRoutes } from '#customRoutes/public/routes';
import { allManifests } from '#src/app/manifests';

/** The pages whose code the browser fetches beside the entry (build/preloads.ts) are those that the router shows there. */

const PAGES = import.meta.glob<Readonly<Record<string, unknown>>>(['/src/**/*Page.tsx', '/customRoutes/**/*Page.tsx']);

const exportsOf = async (source: string): Promise<unknown[]> => Object.values((await PAGES[`/${source}`]?.()) ?? {});

it.each(Object.entries(SIDES.in.pages))('%s with a token is %s', async (path, source) => {
    const page = allManifests.flatMap(({ pages = [] }) => pages).find(own => own.path === path);
    expect(await exportsOf(source)).toContain((await page?.load())?.default);
});

it('without a token, every public page that has code of its own', async () => {
    const routes = publicRoutes.flatMap(({ children = [] }) => children).filter(({ lazy }) => lazy);
    expect(Object.keys(SIDES.out.pages).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
    for (const { path = '', lazy } of routes) {
        const { Component } = await (lazy as () => Promise<{ Component: unknown }>)();
        expect(await exportsOf(SIDES.out.pages[path] ?? ''), path).toContain(Component);
    }
});
