import { rmSync } from 'node:fs';
import { buildWhenChanged } from './build.mjs';
import { ensureTestChromium } from './chromium.mjs';
import { bin, inProject, install, requireNode } from './project.mjs';

/**
 * `npm run test:faults`: runs every call of the built portal under every fault, and prints a table of the results. Takes about an hour.
 * `npm run test:faults -- renameLicence createKey` runs only the named operations and adds them to the table of the previous run;
 * `FAULTS=500,aborted` limits the faults. The table is also in `test-results/faults.md`.
 */

requireNode();
await install();
const chromium = await ensureTestChromium();
if (!chromium || (await buildWhenChanged('mock')) !== 0) process.exit(1);
const chosen = process.argv.slice(2);
if (chosen.length === 0) rmSync(inProject('test-results', 'faults.jsonl'), { force: true });
const filter = chosen.length > 0 ? ['-g', `\\b(${chosen.join('|')}) under`] : [];
const code = await bin('playwright', ['test', 'e2e/faultRun', ...filter], {
    env: { CHROMIUM_PATH: chromium, FAULT_RUN: 'all' },
});
await bin('tsx', ['scripts/faultTable.ts']);
process.exit(code);
