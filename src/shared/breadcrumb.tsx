import { useEffect, useSyncExternalStore } from 'react';
import { BRAND } from '../config/env';

/** One item of the breadcrumb bar (SHELL-3). */
export interface BreadcrumbItem {
    /** Already translated. */
    title: string;
    /** Path inside the portal; the last item needs none. */
    url?: string;
    /** Cuts a long title with an ellipsis; a tooltip shows the full title. */
    truncate?: boolean;
}

const NOTHING: readonly BreadcrumbItem[] = [];
let current: readonly BreadcrumbItem[] = NOTHING;
const listeners = new Set<() => void>();

function show(items: readonly BreadcrumbItem[]): void {
    current = items;
    // Subpages of different records share a title, so the parent's title is added. "…" stands for a record that is still loading.
    const titles = items.slice(-2).flatMap(({ title }) => (title === '…' ? [] : [title]));
    document.title = [...titles.reverse(), BRAND.name].join(' – ');
    listeners.forEach(listener => listener());
}

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
};

/**
 * Shows a page's path in the breadcrumb bar, after the root link, as long as the page is mounted; the last two titles also become the
 * browser tab's title. A page whose record is still loading passes the items it knows and calls again with the rest.
 */
export function useBreadcrumb(items: readonly BreadcrumbItem[]): void {
    // Compared by content, because pages build a new array on each render.
    const content = JSON.stringify(items);
    useEffect(() => {
        const shown = JSON.parse(content) as BreadcrumbItem[];
        show(shown);
        return () => {
            // The next page may already have set its own path.
            if (current === shown) show(NOTHING);
        };
    }, [content]);
}

/** Returns the breadcrumb items of the current page. */
export const useBreadcrumbItems = (): readonly BreadcrumbItem[] => useSyncExternalStore(subscribe, () => current);
