import { expect, it } from 'vitest';
import { csvName, fileStem } from '#src/shared/export/fileName';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

it('has one spelling of Unicode', () => {
    expect(fileStem('cafe\u0301', 'x/y')).toBe('caf\u00E9-x-y');
});

it.each(['東', '𝒳', 'e\u0301', 'x'])('has at most 255 bytes, whatever the parts hold: %s', letter => {
    const long = letter.repeat(400);
    const name = csvName(long, long, long);
    expect(bytes(name)).toBeLessThanOrEqual(255);
    expect(name).not.toMatch(/\p{Cs}/u);
    expect(name).toMatch(/-\d{4}-\d{2}-\d{2}\.csv$/);
});

it('leaves out what is nothing but signs', () => {
    expect(fileStem('///', undefined, 'Keys')).toBe('Keys');
});
