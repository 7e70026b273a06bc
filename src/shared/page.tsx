import { lazy, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';

type PageModule = { default: ComponentType };
/** Fetches a page's code and whatever else it cannot be shown without. */
export type LoadPage = () => Promise<PageModule>;

const prefetchers = new Map<string, LoadPage>();

/** A component whose code comes later: how to fetch it, and what stands for it. */
function later(load: LoadPage): { fetchPage: LoadPage; Page: ComponentType } {
    let loaded: ComponentType | undefined;
    let coming: Promise<PageModule> | undefined;
    const fetchOnce: LoadPage = async () => {
        try {
            const module = await load();
            loaded = module.default;
            return module;
        } catch (error) {
            coming = undefined;
            throw error;
        }
    };
    // Every link that the pointer passes asks for its page.
    const fetchPage: LoadPage = () => (coming ??= fetchOnce());
    const Later = lazy(fetchPage);
    /** Code that is at hand shows at once: behind a skeleton, however short, React would keep it back for 300 ms. */
    function Page() {
        const [Shown] = useState(() => loaded ?? Later);
        return <Shown />;
    }
    return { fetchPage, Page };
}

/** Not awaited: the shell shows at once, the page's own skeleton follows. */
const startWith = (fetchPage: LoadPage) => (): null => {
    void fetchPage().catch(() => undefined);
    return null;
};

/**
 * A route whose page is a chunk of its own. The chunk is fetched when the route is entered, beside the data, and ahead of that
 * when a link to it is hovered or focused (`prefetchPage`). Until it is there the portal shows a skeleton.
 */
export function page(path: string, load: LoadPage): RouteObject {
    const { fetchPage, Page } = later(load);
    prefetchers.set(path, fetchPage);
    return { path, loader: startWith(fetchPage), element: <Page /> };
}

const FRAME = { frame: true } as const;

/** Whether a route with this handle is the frame of an area. */
export const isFrame = (handle: unknown): boolean => handle === FRAME;

/**
 * A frame around pages of one area, a chunk like a page: it stays while people go from one of its pages to another, and around the
 * error of one that could not be shown.
 */
export function frame(load: LoadPage, pages: RouteObject[], ErrorBoundary: ComponentType): RouteObject {
    const { fetchPage, Page } = later(load);
    for (const { path = '' } of pages) {
        const fetchInner = prefetchers.get(path);
        if (!fetchInner) continue;
        prefetchers.set(path, async () => {
            const [, inner] = await Promise.all([fetchPage(), fetchInner()]);
            return inner;
        });
    }
    return { loader: startWith(fetchPage), element: <Page />, handle: FRAME, children: [{ ErrorBoundary, children: pages }] };
}

const matches = (pattern: string, path: string): boolean => {
    const wanted = pattern.split('/');
    const parts = path.replace(/^\//, '').split('/');
    return parts.length <= wanted.length && wanted.every((part, at) => (part.startsWith(':') ? true : part === parts[at]));
};

/** Fetches the code of the page that a path belongs to; called when it may be the next one, e.g. when a link is hovered or focused. */
export function prefetchPage(path: string): void {
    const pathname = path.split(/[?#]/)[0] ?? '';
    for (const [pattern, load] of prefetchers) {
        if (matches(pattern, pathname)) void load().catch(() => undefined);
    }
}
