import { expect, it } from 'vitest';
import { keepSeparator, separatorFor } from '#src/shared/export/separator';

it('is that of the language until one is chosen', () => {
    expect([separatorFor('en'), separatorFor('de'), separatorFor('pl')]).toEqual([',', ';', ';']);
    keepSeparator(';');
    expect(separatorFor('en')).toBe(';');
    localStorage.setItem('csv-separator', '<');
    expect(separatorFor('en')).toBe(',');
});
