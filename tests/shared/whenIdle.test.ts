import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from '#src/shared/whenIdle';

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
    vi.useRealTimers();
});

/** A press now, of the faked time. */
const press = (type: string): void => {
    const event = new Event(type);
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    window.dispatchEvent(event);
};

it.each(['keydown', 'pointerdown', 'click'])('waits until nothing has been pressed for a while (%s)', type => {
    const go = vi.fn();
    whenQuiet(go, 400);
    press(type);
    vi.advanceTimersByTime(200);
    press(type);
    vi.advanceTimersByTime(390);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(go).toHaveBeenCalledTimes(1);
});

it('does not wait where nothing is pressed, and can be called off', () => {
    const [go, off] = [vi.fn(), vi.fn()];
    vi.advanceTimersByTime(1000);
    whenQuiet(go, 400);
    whenQuiet(off, 400)();
    vi.advanceTimersByTime(10);
    expect(go).toHaveBeenCalledTimes(1);
    press('keydown');
    const stop = whenQuiet(off, 400);
    vi.advanceTimersByTime(100);
    stop();
    vi.advanceTimersByTime(1000);
    expect(off).not.toHaveBeenCalled();
});

it('waits at first as after an input, because a page that has just appeared is about to be used', async () => {
    vi.advanceTimersByTime(1000);
    vi.resetModules();
    const fresh = await import('#src/shared/whenIdle');
    const go = vi.fn();
    fresh.whenQuiet(go, 400);
    vi.advanceTimersByTime(390);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(go).toHaveBeenCalledTimes(1);
});
