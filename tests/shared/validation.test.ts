// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isEmail, isNewPassword } from '../../src/shared/validation';

describe('isEmail', () => {
    it.each([
        'anna@holzmann.example',
        '  anna@holzmann.example ',
        "o'brien+portal@mail.example.co.uk",
        'a.b_c-d@x1.example',
        'ANNA@HOLZMANN.EXAMPLE',
        'info@möbel.example',
        'info@mo\u0308bel.example',
        'info@möbel.example\u200B',
        'info@xn--mbel-5qa.xn--p1ai',
    ])('accepts %j', address => expect(isEmail(address)).toBe(true));

    it.each([
        '',
        'anna',
        '@holzmann.example',
        'anna@',
        'anna@holzmann',
        'anna@holzmann.e',
        'anna@holzmann.12',
        'anna@@holzmann.example',
        'anna@holzmann..example',
        'anna..b@holzmann.example',
        '.anna@holzmann.example',
        'anna.@holzmann.example',
        'anna@-holzmann.example',
        'anna@holzmann-.example',
        'an na@holzmann.example',
        'anna@holzmann.example, bert@holzmann.example',
        `${'a'.repeat(250)}@b.example`,
    ])('refuses %j', address => expect(isEmail(address)).toBe(false));

    it('returns at once for a long text that is no address', () => {
        const start = performance.now();
        expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
        expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
        expect(performance.now() - start).toBeLessThan(500);
    });
});

describe('isNewPassword', () => {
    it.each([
        ['123456', true],
        ['12345', false],
        ['  12345  ', false],
        [' 123456 ', true],
        ['ab cd ', false],
        ['🔑🔑🔑', false],
        ['🔑🔑🔑🔑🔑🔑', true],
        ['', false],
    ])('%j: %s', (password, valid) => expect(isNewPassword(password)).toBe(valid));
});
