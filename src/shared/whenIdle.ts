/** In milliseconds, for browsers without `requestIdleCallback`. */
const SOON_MS = 200;

/** Calls the function once the browser is idle; returns a function that cancels it. */
export function whenIdle(go: () => void): () => void {
    if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(go, SOON_MS);
        return () => clearTimeout(timer);
    }
    const waiting = window.requestIdleCallback(go);
    return () => window.cancelIdleCallback(waiting);
}
