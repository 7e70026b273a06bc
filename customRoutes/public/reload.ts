const listeners = new Set<() => void>();

/** Registers a listener that runs before `reloadPage` reloads the page; returns a function that removes it. */
export function onReload(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Reloads the page, e.g. in another language. A separate module, so that tests can observe it. */
export function reloadPage(): void {
    listeners.forEach(listener => listener());
    window.location.reload();
}
