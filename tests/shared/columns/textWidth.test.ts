import { expect, it } from 'vitest';
import { textWidth } from '#src/shared/columns/textWidth';

it.each([
    ['Nummer', 55],
    ['Arbeitsplätze', 86],
    ['Cloud-Gruppen', 98],
    ['Sabine Holzmann', 113],
    ['anna.christ@holzmann.example', 204],
    ['agnieszka.kovac@holzmann.example', 240],
])('of “%s” is about what a browser needs: %i px', (text, measured) => {
    expect(textWidth(text)).toBeGreaterThanOrEqual(measured - 2);
    expect(textWidth(text)).toBeLessThan(measured * 1.05);
});
