import { describe, expect, it } from 'vitest';
import { formatMoney } from '#src/shared/format/money';

describe('money', () => {
    it.each([
        [1234.5, 'EUR', '1.234,50\u00a0€'],
        [0, 'EUR', '0,00\u00a0€'],
        [1234.5, 'CHF', '1.234,50\u00a0CHF'],
        [1234.5, 'Taler', '1.234,50 Taler'],
        [1234.5, '', '1.234,50'],
        [Number.NaN, 'EUR', '–'],
    ])('%d %s is %s', (amount, currency, text) => {
        expect(formatMoney(amount, currency)).toBe(text);
    });
});
