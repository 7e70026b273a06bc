import { lazy, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { bestOf } from '../start/match';

type PageModule = { default: ComponentType };
/** Loads a page's code and whatever else it needs before it can be shown. */
export type LoadPage = () => Promise<PageModule>;

const prefetchers = new Map<string, LoadPage>();

/** Wraps a lazily loaded component; returns it with a function that fetches its code once (again after a failure). */
function lazyPage(load: LoadPage): { fetchPage: LoadPage; Page: ComponentType } {
    let loaded: ComponentType | undefined;
    let pending: Promise<PageModule> | undefined;
    const fetchOnce: LoadPage = async () => {
        try {
            const module = await load();
            loaded = module.default;
            return module;
        } catch (error) {
            pending = undefined;
            throw error;
        }
    };
    // One shared promise, because this is called for every link that the pointer passes.
    const fetchPage: LoadPage = () => (pending ??= fetchOnce());
    const LazyPage = lazy(fetchPage);
    /** Renders loaded code directly: a Suspense fallback, however short, would make React delay the page by 300 ms. */
    function Page() {
        const [Shown] = useState(() => loaded ?? LazyPage);
        return <Shown />;
    }
    return { fetchPage, Page };
}

/** Not awaited, so that the layout shows the page's skeleton at once. */
const startLoading = (fetchPage: LoadPage) => (): null => {
    void fetchPage().catch(() => undefined);
    return null;
};

/**
 * Creates a route whose page is its own chunk. The chunk is fetched in parallel with the data when the route is entered, or earlier when a
 * link to it is hovered or focused (`prefetchPage`). Until then a skeleton is shown.
 */
export function page(path: string, load: LoadPage): RouteObject {
    const { fetchPage, Page } = lazyPage(load);
    prefetchers.set(path, fetchPage);
    return { path, loader: startLoading(fetchPage), element: <Page /> };
}

const FRAME = { frame: true } as const;

/** Whether a route with this handle is the frame of an area. */
export const isFrame = (handle: unknown): boolean => handle === FRAME;

/**
 * Creates a route for a frame around the pages of one area; the frame is its own chunk. It stays mounted while the user navigates between
 * its pages, and around the error of a page that could not be shown.
 */
export function frame(load: LoadPage, pages: RouteObject[], ErrorBoundary: ComponentType): RouteObject {
    const { fetchPage, Page } = lazyPage(load);
    for (const { path = '' } of pages) {
        const fetchInner = prefetchers.get(path);
        if (!fetchInner) continue;
        prefetchers.set(path, async () => {
            const [, inner] = await Promise.all([fetchPage(), fetchInner()]);
            return inner;
        });
    }
    return { loader: startLoading(fetchPage), element: <Page />, handle: FRAME, children: [{ ErrorBoundary, children: pages }] };
}

/** Fetches the code of the page at a path that the user may open next, e.g. when a link is hovered or focused. */
export function prefetchPage(path: string): void {
    const pattern = bestOf([...prefetchers.keys()], path.split(/[?#]/)[0] ?? '');
    void prefetchers
        .get(pattern ?? '')?.()
        .catch(() => undefined);
}
