import { renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useFitting, yieldCount } from '#src/shared/list/useFitting';

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
