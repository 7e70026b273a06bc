import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOURS, UNJUDGED } from '../../e2e/engines/journeys';

/** The lists of journeys for other engines than Chromium name journeys that there are. */

const specs = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return specs(path);
        return path.endsWith('.spec.ts') ? [readFileSync(path, 'utf8')] : [];
    });
const sources = specs('e2e').join('\n');
const isThere = (title: string): boolean => ["'", '`', '}'].some(quote => sources.includes(`${quote}${title}`));

describe('journeys in other engines', () => {
    test.each([...new Set([...TOURS.firefox, ...TOURS.webkit, ...Object.values(UNJUDGED).flat()])])('%s', title => {
        expect(isThere(title)).toBe(true);
    });
});
