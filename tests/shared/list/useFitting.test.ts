import { describe, expect, it } from 'vitest';
import { yieldCount } from '#src/shared/list/useFitting';

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
