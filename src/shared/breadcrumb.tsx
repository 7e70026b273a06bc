import { useEffect, useSyncExternalStore } from 'react';
import { BRAND } from '../config/env';

/** One step of the path that the breadcrumb bar shows (specification 1, section 3, "Breadcrumb item"). */
export interface BreadcrumbItem {
    /** Text as shown; already translated. */
    title: string;
    /** Path inside the portal; the last item needs none. */
    url?: string;
    /** Cuts a long title with an ellipsis; the whole title stays readable as a tooltip. */
    truncate?: boolean;
}

const NOTHING: readonly BreadcrumbItem[] = [];
let current: readonly BreadcrumbItem[] = NOTHING;
const listeners = new Set<() => void>();

function show(items: readonly BreadcrumbItem[]): void {
    current = items;
    // A page below another one is called alike for many records: what it belongs to follows. An ellipsis stands for a record on its way.
    const titles = items.slice(-2).flatMap(({ title }) => (title === '…' ? [] : [title]));
    document.title = [...titles.reverse(), BRAND.name].join(' – ');
    listeners.forEach(listener => listener());
}

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
};

/**
 * Shows a page's path in the breadcrumb bar, after the root link, as long as the page is open; the last title and the one
 * before it also name the browser's tab. A page whose record is still loading passes what it knows and calls again with the rest.
 */
export function useBreadcrumb(items: readonly BreadcrumbItem[]): void {
    // Pages build the array while rendering: its content decides, not its identity.
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

/** The items of the page that is open, for the breadcrumb bar. */
export const useBreadcrumbItems = (): readonly BreadcrumbItem[] => useSyncExternalStore(subscribe, () => current);
