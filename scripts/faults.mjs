import { existsSync, readFileSync, rmSync } from 'node:fs';
import { buildWhenChanged } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { bin, inProject, install, requireNode } from './project.mjs';

/**
 * `npm run test:faults`: every call that the portal makes under every fault, over the built portal, and a table of the cells.
 * Takes about three quarters of an hour. `npm run test:faults -- renameLicence createKey` runs the named operations only, `FAULTS=500,aborted` takes these faults only.
 */

const REPORT = inProject('test-results', 'faults.jsonl');

/** The table as Markdown: a row for each call, a column for each fault, and below it what did not hold. */
function table(rows) {
    const faults = Object.keys(rows[0].results);
    const cell = result => (result === 'held' ? '✓' : '✗');
    const lines = [
        `| Call | ${faults.join(' | ')} |`,
        `|---|${faults.map(() => '---').join('|')}|`,
        ...rows.map(({ call, results }) => `| ${call} | ${faults.map(fault => cell(results[fault])).join(' | ')} |`),
    ];
    const broken = rows.flatMap(({ operation, results }) =>
        Object.entries(results)
            .filter(([, result]) => result !== 'held')
            .map(([fault, result]) => `${operation} under ${fault}: ${result}`),
    );
    const cells = rows.length * faults.length;
    return [...lines, '', `${cells - broken.length} of ${cells} cells held.`, '', ...broken].join('\n');
}

requireNode();
await install();
const chromium = await ensureChromium();
if (!chromium || (await buildWhenChanged('mock')) !== 0) process.exit(1);
rmSync(REPORT, { force: true });
const chosen = process.argv.slice(2);
const filter = chosen.length > 0 ? ['-g', `^.*(${chosen.join('|')}) under`] : [];
const code = await bin('playwright', ['test', 'e2e/faultRun', ...filter], {
    env: { CHROMIUM_PATH: chromium, FAULT_RUN: 'all' },
});
if (existsSync(REPORT)) {
    const rows = readFileSync(REPORT, 'utf8')
        .trim()
        .split('\n')
        .map(line => JSON.parse(line));
    console.log(`\n${table(rows)}`);
}
process.exit(code);
