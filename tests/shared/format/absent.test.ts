import { describe, expect, it } from 'vitest';
import { compareValues } from '#dataProvider/localEngine';
import { createI18nProvider } from '#i18n';
import { formatQuota } from '#src/shared/format/cloud';
import { codeWord } from '#src/shared/format/code';
import { formatNumber } from '#src/shared/format/number';
import { readersDay, machineTime } from '#src/shared/format/time';

const { translate } = createI18nProvider('en', { licences: { types: { ol: 'Online' } }, used: '%{used} of %{count}' });

describe('a missing value', () => {
    it('is shown as a dash', () => {
        expect(formatNumber(Number.NaN, 'en')).toBe('–');
        expect(readersDay(Number.NaN, 'en')).toBe('–');
        expect(machineTime(Number.NaN)).toBeUndefined();
        expect(formatQuota(Number.NaN, 'en')).toBe('–');
        expect(translate('used', { used: 3, count: Number.NaN })).toBe('3 of –');
    });

    it('sorts first, as null does', () => {
        expect([3, Number.NaN, 1].sort(compareValues)).toEqual([Number.NaN, 1, 3]);
    });
});

describe('a code', () => {
    it.each([
        ['ol', 'Online'],
        ['floating', 'floating'],
        ['', '–'],
    ])('%j is shown as %j', (code, words) => {
        expect(codeWord(translate, 'licences.types', code)).toBe(words);
    });
});
