import { installTopLayer } from './topLayer';

/** Browser APIs that jsdom lacks and the portal uses. They have no state between tests. */

let viewportWidth = 1280;

/** Sets the width (CSS pixels) that `matchMedia` evaluates; call it before rendering. */
export function setViewportWidth(width: number): void {
    viewportWidth = width;
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
}

const WIDTH_QUERY = /\((min|max)-width:\s*([\d.]+)px\)/g;

/** Evaluates width queries with the set viewport; all other features (dark scheme, reduced motion) do not match. */
function matches(query: string): boolean {
    const conditions = [...query.matchAll(WIDTH_QUERY)];
    const rest = query.replace(WIDTH_QUERY, '').replace(/@media|only|screen|and|\s/g, '');
    if (rest !== '' || conditions.length === 0) return false;
    return conditions.every(([, kind, pixels]) =>
        kind === 'min' ? viewportWidth >= Number(pixels) : viewportWidth <= Number(pixels),
    );
}

function matchMedia(query: string): MediaQueryList {
    const nothing = (): undefined => undefined;
    // MUI listens with the two deprecated methods.
    const list = {
        matches: matches(query),
        media: query,
        onchange: null,
        addEventListener: nothing,
        removeEventListener: nothing,
        addListener: nothing,
        removeListener: nothing,
        dispatchEvent: () => false,
    };
    return list;
}

class SilentObserver {
    observe(): void {
        // nothing has a size in jsdom, so nothing is ever observed
    }
    unobserve(): void {
        // see observe
    }
    disconnect(): void {
        // see observe
    }
    takeRecords(): [] {
        return [];
    }
}

const later = setTimeout;

/** jsdom's own stops for good when something asks for a frame while a test has replaced the timers. */
const requestFrame = (callback: FrameRequestCallback): number => Number(later(() => callback(performance.now()), 16));

/** Installs the missing APIs, with a wide screen; called before every test. */
export function installBrowserParts(): void {
    setViewportWidth(1280);
    window.matchMedia = matchMedia;
    // Idle callbacks run only when a test triggers them.
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
    window.requestAnimationFrame = requestFrame;
    window.cancelAnimationFrame = clearTimeout;
    window.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    installTopLayer();
    Object.defineProperty(window, 'ResizeObserver', { configurable: true, writable: true, value: SilentObserver });
    Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: SilentObserver });
}
