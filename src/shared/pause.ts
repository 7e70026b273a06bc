/** Lets the page do what waits, e.g. show a key press, between two slices of work. */
export const pause = (): Promise<void> =>
    new Promise(resolve => {
        setTimeout(resolve);
    });

/** Longest slice of work in milliseconds, short enough on a slow computer too. */
const SLICE_MS = 12;

/** Calls `pause` whenever a slice has lasted long enough. */
export function slices(): () => Promise<void> {
    let begun = performance.now();
    return async () => {
        if (performance.now() - begun < SLICE_MS) return;
        await pause();
        begun = performance.now();
    };
}
