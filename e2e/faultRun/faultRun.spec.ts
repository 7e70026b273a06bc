import { appendFileSync, mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../support/fixtures';
import type { Language } from '../../src/config/language';
import { Cell } from './cell';
import { CALLS, FAULTS, ROWS, type FaultName } from './cells';
import { nameOf } from './operations';
import { LEFT_OUT, OPERATIONS } from './operationTable';
import { noteFrame } from './watch';

/**
 * Every call of the portal under every fault (docs/quality.md, "Faults and input"), each first without one. The full run takes about an
 * hour and has a command of its own (`npm run test:faults`, which sets `FAULT_RUN`); `npm test` runs a sample, and checks that the table
 * contains every call.
 */

// Operations are independent: the workers share them.
test.describe.configure({ mode: 'parallel' });

const ALL = process.env.FAULT_RUN === 'all';
const REPORT = process.env.FAULT_REPORT ?? 'test-results/faults.jsonl';

/** `FAULTS=500,aborted` runs only these; with an empty value only the calls themselves are checked. */
const wanted = process.env.FAULTS?.split(',');
const COLUMNS = [...(Object.keys(FAULTS) as FaultName[]), ROWS] as const;
type Column = (typeof COLUMNS)[number];

/** The sample for `npm test`: two reads, the list with the most elements to a row among them, two changes and a public page. */
const SAMPLE: Readonly<Record<string, readonly Column[]>> = {
    listCloudGroups: ['aborted', '401', 'cut JSON'],
    listLicenceKeys: [ROWS],
    renameLicence: ['409', '500', 'HTML'],
    updateCloudGroup: ['403', '500', 'empty'],
    validateTransferToken: ['401', '500', 'empty'],
};

/** Writes one line per cell at once, so that a page that hangs does not lose the results before it. */
function report(operation: string, column: Column, result: string): void {
    if (!ALL) return;
    mkdirSync('test-results', { recursive: true });
    appendFileSync(REPORT, `${JSON.stringify({ operation, results: { [column]: result } })}\n`);
}

for (const operation of OPERATIONS.filter(operation => ALL || nameOf(operation) in SAMPLE)) {
    const columns = COLUMNS.filter(name =>
        ALL ? (wanted?.includes(name) ?? true) : SAMPLE[nameOf(operation)]?.includes(name),
    ).filter(name => name !== ROWS || operation.list);

    test(`${nameOf(operation)} under its faults`, async ({ page, mock, signInAs }) => {
        test.setTimeout(240_000);
        // Anything that takes longer is missing; the following cells still run.
        page.setDefaultTimeout(10_000);
        // A boundary logs the error that it shows.
        const call = CALLS.get(operation.id);
        if (!call) throw new Error(`${operation.id} is no operation of the API description.`);
        await noteFrame(page);
        const signIn = (who: string, open: string, language: Language) => signInAs(who, { open, language });
        const cell = new Cell({ page, mock, signIn }, operation, call);
        await cell.calibrate();
        const results: Record<string, string> = {};
        for (const column of columns) {
            try {
                await (column === ROWS ? cell.long(10_000) : cell.run(column));
                results[column] = 'held';
            } catch (error) {
                results[column] = error instanceof Error ? stripVTControlCharacters(error.message).slice(0, 600) : String(error);
            }
            report(nameOf(operation), column, results[column]);
        }
        cell.end();
        expect(Object.entries(results).filter(([, result]) => result !== 'held')).toEqual([]);
    });
}

test('every call of the API description is in the table or left out for a reason', () => {
    const names = OPERATIONS.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
    const known = [...new Set(OPERATIONS.map(({ id }) => id)), ...Object.keys(LEFT_OUT)].sort();
    expect(known).toEqual([...CALLS.keys()].sort());
});
