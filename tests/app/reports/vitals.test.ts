import { describe, expect, it } from 'vitest';
import { shiftScore, slowestInteraction } from '#src/app/reports/vitals';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

describe('the score of layout shifts', () => {
    it.each([
        ['nothing moved', [], 0],
        ['shifts within a second belong together', [shift(0, 0.1), shift(900, 0.1), shift(1800, 0.1)], 0.3],
        [
            'a pause of a second begins another group, and the worst counts',
            [shift(0, 0.1), shift(1000, 0.25), shift(3000, 0.1)],
            0.25,
        ],
        ['a group lasts five seconds', [0, 900, 1800, 2700, 3600, 4500, 5000].map(at => shift(at, 0.1)), 0.6],
        ['what a person caused does not count', [shift(0, 0.1), shift(10, 0.5, true)], 0.1],
    ])('%s', (_case, shifts, score) => {
        const take = shiftScore();
        shifts.forEach(take);
        expect(take()).toBeCloseTo(score);
    });
});

describe('the slowest interaction', () => {
    it('is unknown without one', () => {
        expect(slowestInteraction()(0)).toBeUndefined();
        expect(slowestInteraction()(0, { interactionId: 0, duration: 500 })).toBeUndefined();
    });

    it('is the longest event of the slowest of them', () => {
        const take = slowestInteraction();
        take(1, { interactionId: 1, duration: 40 });
        take(1, { interactionId: 1, duration: 120 });
        take(1, { interactionId: 1, duration: 80 });
        expect(take(2, { interactionId: 2, duration: 96 })).toBe(120);
    });

    it('leaves out one of fifty, and keeps the ten slowest', () => {
        const take = slowestInteraction();
        for (let id = 1; id <= 120; id += 1) take(id, { interactionId: id, duration: id });
        expect(take(49)).toBe(120);
        expect(take(50)).toBe(119);
        expect(take(120)).toBe(118);
        expect(take(5000)).toBe(111);
    });
});
