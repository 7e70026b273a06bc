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

const INPUTS = ['keydown', 'pointerdown', 'click'] as const;

let pressedAt: number | undefined;

const notePress = ({ timeStamp }: Event): void => {
    pressedAt = timeStamp;
};

/** Returns how many milliseconds ago the last input was, which is watched from the first call on. */
export function sinceInput(): number {
    if (pressedAt === undefined) {
        pressedAt = -Infinity;
        for (const input of INPUTS) addEventListener(input, notePress, { capture: true, passive: true });
    }
    return performance.now() - pressedAt;
}
