import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzView, type Figures } from './fuzz';
import { startPortal, type Portal } from './portal';
import type { View } from './views';

/** Longest time (milliseconds) for all cells of one page: the machine may be busy. */
const PATIENCE_MS = 300_000;

const sum = (figures: readonly Figures[], of: (one: Figures) => number): number =>
    figures.reduce((total, one) => total + of(one), 0);

/** One test per page: whatever is wrong with what it reads, the page and the frame around it stand. Prints the figures. */
export function fuzzSuite(name: string, views: readonly View[]): void {
    let portal: Portal;
    const all: Figures[] = [];
    const begun = performance.now();

    beforeAll(async () => {
        portal = await startPortal();
    }, 60_000);

    afterAll(() => {
        portal.close();
        const operations = new Set(all.map(({ operation }) => operation)).size;
        const [cells, loads, failing] = [
            sum(all, one => one.cells),
            sum(all, one => one.loads),
            sum(all, one => one.failures.length),
        ];
        const seconds = Math.round((performance.now() - begun) / 1000);
        const fields = sum(all, one => one.fields);
        process.stdout.write(
            `Fuzz of ${name}: ${operations} operations, ${fields} fields, ${cells} cells in ${loads} page loads, ${failing} failing, ${seconds} s\n`,
        );
    });

    it.each(views)('$path ($press) bears whatever $reads answer', { timeout: PATIENCE_MS }, async view => {
        const figures = await fuzzView(portal, view);
        all.push(...figures);
        const failing = figures.flatMap(({ operation, failures }) =>
            failures.map(({ cell, faults }) => `${operation} ${cell}: ${faults.join(' | ')}`),
        );
        expect(failing.join('\n')).toBe('');
    });
}
