const listeners = new Set<() => void>();

/** Calls back before the page is loaded again by `reloadPage`; returns the way to stop listening. */
export function onReload(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Loads the page again, e.g. in another language. A module of its own, so that tests can watch it. */
export function reloadPage(): void {
    listeners.forEach(listener => listener());
    window.location.reload();
}
