import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzView, type Figures } from './fuzz';
import { startPortal, type Portal } from './portal';
import { undrawn, type View } from './views';

/** Longest time (milliseconds) for all cells of one page: the machine may be busy. */
const TIMEOUT_MS = 600_000;

const sum = (figures: readonly Figures[], of: (one: Figures) => number): number =>
    figures.reduce((total, one) => total + of(one), 0);

/** One test per page: whatever is wrong with its responses, the page and the frame around it survive. Prints the figures. */
export function fuzzSuite(name: string, views: readonly View[]): void {
    let portal: Portal;
    const all: Figures[] = [];
    const begun = performance.now();

    beforeAll(async () => {
        portal = await startPortal();
    }, 60_000);

    afterAll(() => {
        portal.close();
        const operations = new Set(all.flatMap(one => one.operations)).size;
        const [cells, loads, failing] = [
            sum(all, one => one.cells),
            sum(all, one => one.loads),
            sum(all, one => one.failures.length),
        ];
        const seconds = Math.round((performance.now() - begun) / 1000);
        const { user, system } = process.cpuUsage();
        const processor = Math.round((user + system) / 1_000_000);
        const fields = sum(all, one => one.fields);
        process.stdout.write(
            `Fuzz of ${name}: ${operations} answers, ${fields} fields, ${cells} cells in ${loads} page loads, ${failing} failing, ${processor} s of processor time, ${seconds} s\n`,
        );
    });

    it.each(views)('$path ($who) survives every fault of $reads', { timeout: TIMEOUT_MS }, async view => {
        const figures = await fuzzView(portal, view);
        all.push(figures);
        const failing = figures.failures.map(({ cell, faults }) => `${cell}: ${faults.join(' | ')}`);
        expect(failing.join('\n')).toBe('');
    });

    it('reads nothing that is listed as not read by any page', () => {
        expect(undrawn.filter(operation => portal.asked.has(operation))).toEqual([]);
    });
}
