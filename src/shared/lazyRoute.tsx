import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { bestOf } from '../start/match';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { barePart } from '../ui/lazyPart';

/** Loads a page's code and whatever else it needs before it can be shown. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Loads code, once; again after a failure. */
type Prefetch = () => Promise<unknown>;

const prefetchers = new Map<string, Prefetch>();

const lazyPage = (load: LoadPage) => barePart(load, () => <PageSkeleton />);

/** Not awaited, so that the layout shows the page's skeleton at once. */
const startLoading = (fetchPage: Prefetch) => (): null => {
    void fetchPage().catch(() => undefined);
    return null;
};

/**
 * Creates a route whose page is its own chunk. The chunk is fetched in parallel with the data when the route is entered, or earlier when a
 * link to it is hovered or focused (`prefetchPage`). Until then a skeleton is shown.
 */
export function page(path: string, load: LoadPage): RouteObject {
    const Page = lazyPage(load);
    prefetchers.set(path, Page.load);
    return { path, loader: startLoading(Page.load), element: <Page /> };
}

const FRAME = { frame: true } as const;

/** Whether a route with this handle is the frame of an area. */
export const isFrame = (handle: unknown): boolean => handle === FRAME;

/**
 * Creates a route for a frame around the pages of one area; the frame is its own chunk. It stays mounted while the user navigates between
 * its pages, and around the error of a page that could not be shown.
 */
export function frame(load: LoadPage, pages: RouteObject[], ErrorBoundary: ComponentType): RouteObject {
    const Page = lazyPage(load);
    for (const { path = '' } of pages) {
        const fetchInner = prefetchers.get(path);
        if (!fetchInner) continue;
        prefetchers.set(path, () => Promise.all([Page.load(), fetchInner()]));
    }
    return { loader: startLoading(Page.load), element: <Page />, handle: FRAME, children: [{ ErrorBoundary, children: pages }] };
}

/** Fetches the code of the page at a path that the user may open next, e.g. when a link is hovered or focused. */
export function prefetchPage(path: string): void {
    const pattern = bestOf([...prefetchers.keys()], path.split(/[?#]/)[0] ?? '');
    void prefetchers
        .get(pattern ?? '')?.()
        .catch(() => undefined);
}
