import { expect, it } from 'vitest';
import { isCount } from '#src/shared/many/count';

it.each([
    ['1000', true],
    [' 1,000 ', true],
    ['1.000', true],
    ['1\u00A0000', true],
    ['100', false],
    ['', false],
])('takes "%s" for 1000: %s', (typed, isIt) => {
    expect(isCount(typed, 1000)).toBe(isIt);
});
