// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatBytes, typeName } from '#customRoutes/academy/video/attachment';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatBytes', () => {
    it.each([
        [0, 'en', '0 byte'],
        [999, 'en', '999 byte'],
        [1000, 'en', '1 kB'],
        [1686, 'en', '1.7 kB'],
        [1686, 'de', '1,7 kB'],
        [2_500_000, 'en', '2.5 MB'],
        [3_000_000_000, 'de', '3 GB'],
        [5_000_000_000_000, 'en', '5,000 GB'],
        [-5, 'en', '0 byte'],
        [Number.NaN, 'en', ''],
    ])('%s in %s: %s', (bytes, language, text) => {
        expect(plain(formatBytes(bytes, language))).toBe(text);
    });
});

describe('typeName', () => {
    it.each([
        ['application/pdf', 'PDF'],
        ['application/zip; charset=binary', 'ZIP'],
        ['image/svg+xml', 'XML'],
        ['application/vnd.ms-excel', 'EXCEL'],
        ['pdf', 'PDF'],
        ['', ''],
    ])('%s: %s', (type, name) => {
        expect(typeName(type)).toBe(name);
    });
});
