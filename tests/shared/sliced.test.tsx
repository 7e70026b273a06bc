import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSliced, type Sliced } from '../../src/shared/sliced';

/** Long work in slices (PLAN-2). */

function setUp() {
    let done = 0;
    const work = (name: string) =>
        function* parts(): Sliced<string> {
            for (done = 0; done < 50; done += 1) {
                const until = performance.now() + 2;
                while (performance.now() < until);
                yield;
            }
            return name;
        };
    return { work, done: () => done };
}

it('lets the page answer between its parts, and keeps what was done last until what follows is there', async () => {
    const { work, done } = setUp();
    const first = work('first');
    const { result, rerender } = renderHook(({ now }) => useSliced(now), { initialProps: { now: first } });
    let between = -1;
    setTimeout(() => (between = done()));
    await vi.waitFor(() => expect(between).toBeGreaterThan(0));
    expect(between).toBeLessThan(50);
    expect(result.current).toEqual({ result: undefined, isBehind: true });
    await vi.waitFor(() => expect(result.current).toEqual({ result: 'first', isBehind: false }));
    rerender({ now: work('second') });
    expect(result.current).toEqual({ result: 'first', isBehind: true });
    between = -1;
    setTimeout(() => (between = done()));
    await vi.waitFor(() => expect(between).toBeGreaterThan(0));
    expect(between).toBeLessThan(50);
    await vi.waitFor(() => expect(result.current).toEqual({ result: 'second', isBehind: false }));
});

it('gives up what is not wanted any more', async () => {
    const { work, done } = setUp();
    const { unmount } = renderHook(() => useSliced(null));
    unmount();
    const first = work('first');
    const view = renderHook(() => useSliced(first));
    act(() => view.unmount());
    const left = done();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(done()).toBe(left);
});
