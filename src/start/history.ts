/**
 * What pages leave in the entries of the browser's history, for the page that is shown there next, or again. The form is react-router's, so that
 * its router goes on from an entry of the public pages, and they from one of the portal (docs/adr/0001): only this file knows it.
 */
interface Entry {
    /** what was left */
    usr?: unknown;
    key?: string;
    /** how many entries of the portal are before this one */
    idx?: number;
}

function entry(): Entry {
    const state: unknown = window.history.state;
    return typeof state === 'object' && state !== null ? state : {};
}

/** What was left for the page of the current entry; null if nothing was. */
export const left = (): unknown => entry().usr ?? null;

/** The key of the current entry, as react-router names it: while a page is being drawn already that of the page, not of the one still shown. */
export const entryKey = (): string => entry().key ?? 'default';

/** Leaves something in the current entry, in place of what is there; with `address` the entry gets another one. */
export function leave(state: unknown, address = ''): void {
    window.history.replaceState(Object.assign({}, entry(), { usr: state }), '', address || undefined);
}

/** Opens an address as a new entry or in place of the current one, and leaves something in it. */
export function openEntry(address: string, state: unknown, how: 'push' | 'replace'): void {
    const { idx = 0 } = entry();
    const key = Math.random().toString(36).slice(2, 10);
    if (how === 'push') window.history.pushState({ usr: state, key, idx: idx + 1 }, '', address);
    else window.history.replaceState({ usr: state, key, idx }, '', address);
}

/** Whether Back leads to a page of the portal. */
export const hasEntryBefore = (): boolean => (entry().idx ?? 0) > 0;
