import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollPosition } from '#src/layout/useScrollPosition';

function Page() {
    useScrollPosition();
    return null;
}

let scrolledTo: number;
const open = () => {
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/list'] });
    render(<RouterProvider router={router} />);
    return router;
};
/** The person scrolls and rests for so long (milliseconds). */
const scroll = (to: number, rest: number) =>
    act(async () => {
        window.scrollY = to;
        window.dispatchEvent(new Event('scroll'));
        await vi.advanceTimersByTimeAsync(rest);
    });
const go = (run: () => Promise<void>) => act(run);

beforeEach(() => {
    vi.useFakeTimers();
    scrolledTo = -1;
    window.scrollY = 0;
    window.scrollTo = ((_x: number, y: number) => {
        scrolledTo = y;
        window.scrollY = y;
    }) as typeof window.scrollTo;
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});

describe('the scroll position', () => {
    it('is saved after 250 ms and restored on back', async () => {
        const router = open();
        await scroll(900, 250);
        await go(() => router.navigate('/detail'));
        expect(scrolledTo).toBe(0);
        await go(() => router.navigate(-1));
        expect(scrolledTo).toBe(900);
    });

    it('is not saved during scrolling', async () => {
        const router = open();
        await scroll(300, 250);
        await scroll(600, 249);
        await go(() => router.navigate('/detail'));
        await go(() => router.navigate(-1));
        expect(scrolledTo).toBe(300);
    });

    describe('on a page that is still short', () => {
        let grow: () => void;
        beforeEach(() => {
            class Growth {
                constructor(told: () => void) {
                    grow = told;
                }
                observe(): void {
                    // tells when the test lets the page grow
                }
                disconnect(): void {
                    grow = () => undefined;
                }
            }
            vi.stubGlobal('ResizeObserver', Growth);
        });
        /** Comes back to a position that the page is too short for, waits (ms), and lets it grow. */
        const comeBack = async (wait: number, meanwhile: () => unknown = () => undefined) => {
            const router = open();
            await scroll(900, 250);
            await go(() => router.navigate('/detail'));
            vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 40);
            await go(() => router.navigate(-1));
            expect(scrolledTo).toBe(40);
            await act(() => vi.advanceTimersByTimeAsync(wait));
            await act(async () => void meanwhile());
            vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
            act(() => grow());
        };

        it('is restored once the page has grown, as late as a list may come', async () => {
            await comeBack(29_000);
            expect(scrolledTo).toBe(900);
        });

        it('is restored again if the page was long enough for a moment only', async () => {
            await comeBack(1000);
            expect(scrolledTo).toBe(900);
            vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 40);
            // As the browser does.
            window.scrollTo(0, 40);
            act(() => grow());
            vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
            act(() => grow());
            expect(scrolledTo).toBe(900);
        });

        it('does not pull back what the page scrolls itself once it is restored', async () => {
            await comeBack(1000);
            window.scrollTo(0, 2000);
            act(() => grow());
            expect(scrolledTo).toBe(2000);
        });

        it('is still awaited when the query is replaced meanwhile', async () => {
            const router = open();
            await scroll(900, 250);
            await go(() => router.navigate('/detail'));
            vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 40);
            await go(() => router.navigate(-1));
            await go(() => router.navigate('/list?orderby=name+asc', { replace: true }));
            vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
            act(() => grow());
            expect(scrolledTo).toBe(900);
        });

        it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('is given up on %s', async event => {
            await comeBack(1000, () => window.dispatchEvent(new Event(event)));
            expect(scrolledTo).toBe(40);
        });
    });

    it('stays when only the query changes', async () => {
        const router = open();
        await scroll(700, 250);
        scrolledTo = -1;
        await go(() => router.navigate('/list?orderby=name+asc', { replace: true }));
        await go(() => router.navigate('/list?filter=a'));
        expect(scrolledTo).toBe(-1);
    });

    it('survives a replaced history entry', async () => {
        const router = open();
        await scroll(700, 250);
        await go(() => router.navigate('/list?filter=a', { replace: true }));
        await act(() => vi.advanceTimersByTimeAsync(250));
        await go(() => router.navigate('/detail'));
        await go(() => router.navigate(-1));
        expect(scrolledTo).toBe(700);
    });
});
