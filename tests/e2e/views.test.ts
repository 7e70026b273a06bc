import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { publicPages } from '../../customRoutes/public/pages';
import { SAMPLE, VIEWS } from '../../e2e/sweep/viewTable';
import { pageRoutes } from '../../src/app/routes';

/** The sweep over the pages (e2e/sweep) covers everything that can be found in the sources. */

/** Every route with a page, as a pattern. */
const leaves = (routes: readonly RouteObject[]): RouteObject[] =>
    routes.flatMap(route => (route.children ? leaves(route.children) : [route]));

const portal = [{ path: '/', children: pageRoutes }];
const addresses = VIEWS.flatMap(({ open }) => (typeof open === 'string' ? [open.replace(/\?.*/, '')] : []));
const routeOf = (routes: RouteObject[], address: string) => matchRoutes(routes, address)?.at(-1)?.route;

/** The source files of the portal's components. */
const components = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return components(path);
        return path.endsWith('.tsx') ? [path] : [];
    });

/** What lies above a page when it is open. */
const LAYER = /<(Modal|FormModal|ConfirmModal|Popup|Menu)\b/;

/** The components of a file that render something above the page; the general pieces are not among them. */
const layered = (path: string): string[] =>
    readFileSync(path, 'utf8')
        .split(/^(?=(?:export )?(?:default )?function \w)/m)
        .filter(part => LAYER.test(part))
        .map(part => /^(?:export )?(?:default )?function (\w+)/.exec(part)?.[1] ?? path);

describe('the views that the sweep checks', () => {
    test('have unique names', () => {
        const names = VIEWS.map(({ name, who }) => `${name}, ${who}`);
        expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
        expect([...SAMPLE].filter(name => !VIEWS.some(view => view.name === name))).toEqual([]);
    });

    test('open every route of the portal', () => {
        const seen = new Set(addresses.map(address => routeOf(portal, address)));
        expect(
            leaves(pageRoutes)
                .filter(route => !seen.has(route))
                .map(({ path }) => path),
        ).toEqual([]);
    });

    test('open every public page', () => {
        // The page of a transfer is opened by its mail too.
        expect(Object.keys(publicPages).filter(path => !addresses.includes(path))).toEqual([]);
    });

    test('show every modal, menu and panel', () => {
        const shown = new Set(VIEWS.flatMap(({ shows = [] }) => shows));
        const files = ['src', 'customRoutes'].flatMap(components);
        const all = files.filter(path => !/(ui.(modal|popup)|shared.form)/.test(path)).flatMap(layered);
        expect(all.length).toBeGreaterThan(40);
        expect(all.filter(name => !shown.has(name))).toEqual([]);
        expect([...shown].filter(name => !all.includes(name))).toEqual([]);
    });
});
