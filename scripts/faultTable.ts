import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CALLS, FAULTS, ROWS } from '../e2e/faultRun/cells';
import { nameOf, type Operation } from '../e2e/faultRun/operations';
import { LEFT_OUT, OPERATIONS } from '../e2e/faultRun/operationTable';

/**
 * Prints the table of the fault run as Markdown, from its reports (`test-results/faults.jsonl`, or the named files; a later line about a
 * cell overrides earlier ones). Also writes it to `test-results/faults.md`. Called by `npm run test:faults`.
 */

const PAGE = 'test-results/faults.md';
const REPORT = 'test-results/faults.jsonl';
const COLUMNS = [...Object.keys(FAULTS), ROWS];

type Results = Readonly<Record<string, string>>;

function readReports(files: readonly string[]): Map<string, Results> {
    const found = new Map<string, Results>();
    for (const file of files.filter(name => existsSync(name))) {
        for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
            const { operation, results } = JSON.parse(line) as { operation: string; results: Results };
            found.set(operation, { ...found.get(operation), ...results });
        }
    }
    return found;
}

const applies = (operation: Operation, column: string): boolean => column !== ROWS || operation.list === true;

function mark(operation: Operation, column: string, result: string | undefined): string {
    if (!applies(operation, column)) return '';
    if (result === undefined) return '?';
    return result === 'held' ? '✓' : '✗';
}

/** The exceptions that the run accepts for an operation, as text. */
function excuses(operation: Operation): string[] {
    const { wordless, drops, looked, shared, rereads, repeats, toggles, unseen } = operation;
    const said = [
        wordless &&
            `${wordless.faults === 'all' ? 'no words under any fault' : `no words under ${wordless.faults.join(', ')}`}: ${wordless.because}`,
        drops && `what was typed goes under ${drops.faults.join(', ')}: ${drops.because}`,
        shared && `leaving the page does not take the call back: ${shared}`,
        rereads && `read once more: ${rereads}`,
        repeats && `sent more than once without an answer: ${repeats}`,
        looked && `a success that stored nothing is not told as one: ${looked}`,
        toggles && `one click: ${toggles}`,
        unseen && `no skeleton: ${unseen}`,
    ];
    return said.filter(text => typeof text === 'string').map(text => `- ${nameOf(operation)}: ${text}`);
}

function table(found: ReadonlyMap<string, Results>): string {
    const cells = OPERATIONS.flatMap(operation =>
        COLUMNS.filter(column => applies(operation, column)).map(column => ({
            name: `${nameOf(operation)} under ${column}`,
            result: found.get(nameOf(operation))?.[column],
        })),
    );
    const held = cells.filter(({ result }) => result === 'held').length;
    const broken = cells.filter(({ result }) => result !== undefined && result !== 'held');
    const open = cells.length - held - broken.length;
    const rows = OPERATIONS.map(operation => {
        const { method = '', path = '' } = CALLS.get(operation.id) ?? {};
        const marks = COLUMNS.map(column => mark(operation, column, found.get(nameOf(operation))?.[column]));
        return `| ${nameOf(operation)} | \`${method} ${path}\` | ${marks.join(' | ')} |`;
    });
    return [
        `**${held} of ${cells.length} cells held**, ${broken.length} did not, ${open} were not run.`,
        '',
        `| Operation | Call | ${COLUMNS.join(' | ')} |`,
        `| --- | --- | ${COLUMNS.map(() => ':-:').join(' | ')} |`,
        ...rows,
        '',
        '✓ held, ✗ did not hold, ? was not run, empty: the answer is no list.',
        ...(broken.length > 0 ? ['', '## What did not hold', ''] : []),
        ...broken.map(({ name, result }) => `- ${name}: ${result?.split('\n').filter(Boolean).slice(0, 4).join(' ')}`),
    ].join('\n');
}

const notes = (): string =>
    [
        '## What the run takes as right',
        '',
        ...OPERATIONS.flatMap(excuses),
        '',
        '## Calls of the description that are not run',
        '',
        ...Object.entries(LEFT_OUT).map(([id, why]) => `- ${id}: ${why}`),
    ].join('\n');

const named = process.argv.slice(2);
const result = table(readReports(named.length > 0 ? named : [REPORT]));
console.log(`\n${result}`);
const date = new Date().toISOString().slice(0, 10);
const intro =
    'Every call that the portal makes under every fault, and every list with 10,000 rows; what each cell checks stands in `e2e/README.md`.';
mkdirSync('test-results', { recursive: true });
writeFileSync(
    PAGE,
    `# Faults\n\n${intro}\n\nResult of ${date}, by \`npm run test:faults\`, whole or in parts, of which the last result of each cell stands:\n\n${result}\n\n${notes()}\n`,
);
