import type { RouteObject } from 'react-router';
import type { Subject } from '../../authProvider/access';
import { CustomerGuard, Guard } from '../layout/Guard';
import { PageError } from '../layout/PageError';
import type { Manifest } from '../shared/manifest';
import { frame, page } from '../shared/page';
import { manifests } from './manifests';

/** A path with parameters as a pattern of the router. */
const patternOf = (path: string): string => decodeURIComponent(path).slice(1);

/** Adds a guard if the operator offers the page to some customers only. */
const guardedBy = (rules: readonly string[] | undefined, route: RouteObject): RouteObject =>
    rules?.length ? { ...route, element: <CustomerGuard rules={rules}>{route.element}</CustomerGuard> } : route;

/** The pages that need no permission or that of one subject, within the frames of their manifests. */
const pagesFor = (subject: Subject | undefined): RouteObject[] =>
    manifests.flatMap(({ pages = [], frame: loadFrame }: Manifest) => {
        const routes = pages
            .filter(({ access }) => access === subject)
            .map(({ path, load, rules }) => guardedBy(rules, page(patternOf(path), load)));
        return loadFrame && routes.length > 0 ? [guardedBy(pages[0]?.rules, frame(loadFrame, routes, PageError))] : routes;
    });

const guarded = new Set(manifests.flatMap(({ pages = [] }) => pages.flatMap(({ access }) => access ?? [])));

/** The pages of the signed-in portal, made from the manifests. One guard stands before all pages of a subject. */
export const pageRoutes: RouteObject[] = [
    ...pagesFor(undefined),
    ...[...guarded].map(subject => ({ element: <Guard subject={subject} />, children: pagesFor(subject) })),
];
