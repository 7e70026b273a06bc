import type { RouteObject } from 'react-router';
import type { LaterTexts } from '#i18n/later';
import type { Subject } from '../../authProvider/access';
import { isAdministrator } from '../../authProvider/roles';
import * as session from '../../authProvider/session';
import { CustomerGuard, Guard } from '../layout/Guard';
import { PageError } from '../layout/PageError';
import { storedDisplayMode } from '../config/displayMode';
import { currentLanguage } from '../config/language';
import { isPhone } from '../shared/hooks/useMediaQuery';
import { loadGrid } from '../shared/list/gridCode';
import type { Manifest, Page } from '../shared/manifest';
import { frame, page } from '../shared/lazyRoute';
import { patternOf } from '../start/match';
import type { PageTable } from '../start/startPages';
import { manifests } from './manifests';

/** Whether this list is shown as a table; one that only some people see only if they are known to. */
function isTable({ list, for: audience }: PageTable): boolean {
    const user = session.getUser();
    return (
        !isPhone() && storedDisplayMode(list) === 'table' && (audience === undefined || (user !== null && isAdministrator(user)))
    );
}

/** Loads a page's own texts. The page tells of a failure. */
const loadTexts = (name: LaterTexts): Promise<unknown> =>
    import('#i18n/later').then(({ withLaterTexts }) => withLaterTexts(currentLanguage(), name)).catch(() => undefined);

/** Loads a page's code and texts, and beside them the code of its tables, which the page does not wait for. */
const loadWhole =
    ({ load, texts, tables = [] }: Page): Page['load'] =>
    async () => {
        // The list tells of a failure.
        if (tables.some(isTable)) loadGrid().catch(() => undefined);
        const [page] = await Promise.all([load(), texts && loadTexts(texts)]);
        return page;
    };

/** Adds a guard if the operator offers the page to some customers only. */
const guardedBy = (rules: readonly string[] | undefined, route: RouteObject): RouteObject =>
    rules?.length ? { ...route, element: <CustomerGuard rules={rules}>{route.element}</CustomerGuard> } : route;

/** The pages that need no permission or that of one subject, within the frames of their manifests. */
const pagesFor = (subject: Subject | undefined): RouteObject[] =>
    manifests.flatMap(({ pages = [], frame: loadFrame }: Manifest) => {
        const routes = pages
            .filter(({ access }) => access === subject)
            .map(shown => guardedBy(shown.rules, page(patternOf(shown.path), loadWhole(shown))));
        return loadFrame && routes.length > 0 ? [guardedBy(pages[0]?.rules, frame(loadFrame, routes, PageError))] : routes;
    });

const guarded = new Set(manifests.flatMap(({ pages = [] }) => pages.flatMap(({ access }) => access ?? [])));

/** The pages of the signed-in portal, made from the manifests. One guard stands before all pages of a subject. */
export const pageRoutes: RouteObject[] = [
    ...pagesFor(undefined),
    ...[...guarded].map(subject => ({ element: <Guard subject={subject} />, children: pagesFor(subject) })),
];
