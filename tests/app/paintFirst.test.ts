import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paintFirst } from '#src/app/paintFirst';

let frames: (() => void)[] = [];

beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go));
});

afterEach(() => {
    vi.useRealTimers();
});

/** A router of two pages, and the paths that its page is told of. */
async function openRouter() {
    const router = createMemoryRouter([{ path: '/' }, { path: '/next' }]);
    paintFirst(router);
    const told: string[] = [];
    router.subscribe(({ location }) => told.push(location.pathname));
    await router.navigate('/');
    vi.advanceTimersByTime(1000);
    frames.length = 0;
    told.length = 0;
    return { router, told };
}

/** A press, `ago` milliseconds before now, of the faked time. */
function press(ago = 0): void {
    const event = new Event('click');
    Object.defineProperty(event, 'timeStamp', { value: performance.now() - ago });
    window.dispatchEvent(event);
}

it('tells of what a press opens once the press is painted', async () => {
    const { router, told } = await openRouter();
    press();
    await router.navigate('/next');
    expect(told).toEqual([]);
    frames.forEach(paint => paint());
    expect(told).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(told.at(-1)).toBe('/next');
    const { length } = told;
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(length);
});

it('waits no longer than for a tenth of a second where nothing is painted', async () => {
    const { router, told } = await openRouter();
    press();
    await router.navigate('/next');
    vi.advanceTimersByTime(99);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toBe('/next');
});

it('tells at once of what no press has opened', async () => {
    const { router, told } = await openRouter();
    press();
    vi.advanceTimersByTime(200);
    await router.navigate('/next');
    expect(told.at(-1)).toBe('/next');
    expect(frames).toHaveLength(0);
});

it('never tells of an older state after a newer one', async () => {
    const { router, told } = await openRouter();
    press(90);
    await router.navigate('/next');
    vi.advanceTimersByTime(50);
    expect(told).toEqual([]);
    // No effect of the press any more, which the older state still waits for.
    await router.navigate('/');
    vi.advanceTimersByTime(1000);
    expect(told).toContain('/next');
    expect(told.at(-1)).toBe('/');
});
