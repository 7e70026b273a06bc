import { describe, expect, it } from 'vitest';
import { featureLevelName, formatQuota } from '#src/shared/format/cloud';

describe('featureLevelName', () => {
    it.each([
        [0, 'Start'],
        [1, 'Small Business'],
        [2, 'Enterprise'],
        [null, 'Start'],
        [undefined, 'Start'],
        [7, '7'],
    ])('%s is %s', (level, name) => expect(featureLevelName(level)).toBe(name));
});

describe('formatQuota', () => {
    it.each([
        [2500.5, 'en', '2,500.5 GB'],
        [2500.5, 'de', '2.500,5 GB'],
        [100, 'fr', '100 Go'],
        [null, 'en', '0 GB'],
    ])('%s in %s is %s', (quota, language, text) => expect(formatQuota(quota, language).replace(/\s/g, ' ')).toBe(text));
});
