import { useLocation } from 'react-router';

let shown = { entry: '', since: 0 };

/**
 * When the page of a history entry was opened (epoch ms); the first entry counts as opened with the document, because its reads start before
 * the page is rendered.
 */
function openedAt(entry: string): number {
    if (shown.entry !== entry) shown = { entry, since: shown.entry === '' ? performance.timeOrigin : Date.now() };
    return shown.since;
}

/**
 * Returns whether mounting a component retries a failed query, for react-query's `retryOnMount`: once per opened page, so that opening another
 * page retries, but parts of the same page that mount later do not (LIST-6).
 */
export function useAgainOnMount() {
    const since = openedAt(useLocation().key);
    return ({ state }: { state: { errorUpdatedAt: number } }): boolean => state.errorUpdatedAt < since;
}
