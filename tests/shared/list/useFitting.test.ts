import { renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { grantedIn, useFitting, yieldCount } from '#src/shared/list/useFitting';

const columns = [{ minWidth: 120 }, { width: 100, yields: 1 }, { minWidth: 200 }, { minWidth: 140, yields: 2 }];

describe('the columns that are hidden', () => {
    it.each([
        [560, 0],
        [559, 1],
        [420, 1],
        [419, 2],
        [100, 2],
    ])('are as few as possible in %i px: %i', (room, count) => {
        expect(yieldCount(columns, room)).toBe(count);
    });
});

describe('the columns that are as wide as their content wants', () => {
    const wanting = [
        { minWidth: 100, flex: 2, wants: { width: 160, grows: true } },
        { minWidth: 156, flex: 3, wants: { width: 262, grows: false } },
        { minWidth: 200, flex: 4 },
    ];
    it.each([
        [622, [0, 1]],
        [621, [0]],
        [516, [0]],
        [455, []],
    ])('in %i px are %j', (room, places) => {
        const granted = grantedIn(wanting, room);
        expect(granted).toEqual(places);
    });

    it('lose their share, unless they may get more', () => {
        document.body.innerHTML = '<main id="main"><p></p></main>';
        onTestFinished(() => document.body.replaceChildren());
        const shown = document.querySelector('p');
        if (shown) Object.defineProperty(shown, 'clientWidth', { value: 900 });
        const { result } = renderHook(() => useFitting(wanting, 0));
        expect(result.current[1]).toMatchObject([
            { flex: 2, minWidth: 160 },
            { flex: undefined, width: 262, minWidth: 156 },
            { flex: 4, minWidth: 200 },
        ]);
    });
});

describe('a table in which every column has what it wants', () => {
    it('gives the room that is left to those with a share', () => {
        document.body.innerHTML = '<main id="main"><p></p></main>';
        onTestFinished(() => document.body.replaceChildren());
        const shown = document.querySelector('p');
        if (shown) Object.defineProperty(shown, 'clientWidth', { value: 900 });
        const named = [{ minWidth: 120, flex: 2, wants: { width: 134, grows: false } }, { width: 140 }];
        const { result } = renderHook(() => useFitting(named, 0));
        expect(result.current[1]).toMatchObject([{ flex: 2, minWidth: 134 }, { width: 140 }]);
    });
});

describe('the columns of the first render', () => {
    /** What a page shows before its table. */
    function show(html: string, width: number): void {
        document.body.innerHTML = html;
        const shown = document.querySelector('p');
        if (shown) Object.defineProperty(shown, 'clientWidth', { value: width });
        onTestFinished(() => document.body.replaceChildren());
    }

    const firstCount = () => {
        const counts: number[] = [];
        renderHook(() => {
            const [, fitting] = useFitting(columns, 100);
            counts.push(fitting.length);
        });
        return counts[0];
    };

    it.each([
        ['the frame', '<div class="f-main"><i></i><p></p></div>'],
        ['the page before', '<main id="main"><i></i><p></p></main>'],
    ])('fit into the width of %s, less the borders of the table', (_what, html) => {
        show(html, 662);
        expect(firstCount()).toBe(4);
        show(html, 661);
        expect(firstCount()).toBe(3);
    });

    it('are all of them where no width is known', () => {
        expect(firstCount()).toBe(4);
        show('<main id="main"><p></p></main>', 0);
        expect(firstCount()).toBe(4);
    });
});
