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

/** How long, in milliseconds, there must have been no input. */
const QUIET_MS = 400;

let pressedAt: number | undefined;

const notePress = ({ timeStamp }: Event): void => {
    pressedAt = timeStamp;
};

/** Like `whenIdle`, but not between key presses or clicks, because the next one would have to wait. */
export function whenQuiet(go: () => void): () => void {
    if (pressedAt === undefined) {
        pressedAt = -QUIET_MS;
        for (const press of ['keydown', 'pointerdown']) addEventListener(press, notePress, { capture: true, passive: true });
    }
    let stop: () => void;
    const look = (): void => {
        const wait = (pressedAt ?? 0) + QUIET_MS - performance.now();
        if (wait <= 0) {
            go();
            return;
        }
        const timer = setTimeout(() => (stop = whenIdle(look)), wait);
        stop = () => clearTimeout(timer);
    };
    stop = whenIdle(look);
    return () => stop();
}
