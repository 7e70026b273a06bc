// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEVIATIONS, isDeviation } from '../../mock-server/deviations';
import { FINDINGS } from '../../scripts/conformance/findings';
import { namesIn, startConformance } from './support';

/** Every deviation of the README's table is found by the kit, under the name that stands there. */

const mock = startConformance();
/** More than 500 keys and users: where it matters that a server pages. */
const large = startConformance({ scale: 600 });

interface Row {
    deviation: string;
    finding: string;
    feature: string;
}

const readme = readFileSync('scripts/conformance/README.md', 'utf8');
const rows: Row[] = [...readme.matchAll(/^\| `([\w-]+)` +\|[^|]+\| `([\w-]+)` +\| `([\w-]+)` +\|/gm)].map(
    ([, deviation = '', finding = '', feature = '']) => ({ deviation, finding, feature }),
);

/** Whose deviation shows at other people only. */
const USERS: Readonly<Record<string, string>> = {
    'choice-empty': 'multi@planwerk.example',
    'forbidden-as-404': 'user@holzmann.example',
};

it('stand in the README, all of them', () => {
    expect(rows.map(({ deviation }) => deviation)).toEqual(Object.keys(DEVIATIONS));
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(rows.filter(({ finding }) => !Object.hasOwn(FINDINGS, finding))).toEqual([]);
});

it.each(rows)('$deviation is found', async ({ deviation, finding, feature }) => {
    if (!isDeviation(deviation)) throw new Error(`The mock server knows no deviation "${deviation}".`);
    const { server, run } = deviation === 'paging-ignored' ? large : mock;
    server().control.changeSettings({ deviate: deviation });
    const user = USERS[deviation];
    const report = await run({
        features: [feature],
        slowMs: deviation === 'answer-slow' ? 3000 : 30_000,
        ...(user ? { user } : {}),
    });
    server().control.changeSettings({ deviate: null });
    const found = report.features.find(({ id }) => id === feature);
    expect(found?.findings.map(({ name }) => name)).toContain(finding);
    expect(namesIn(report)).not.toContain('unreachable');
    expect(report.left).toEqual([]);
});

it('rows that a server keeps back are missing, and no call was refused', async () => {
    large.server().control.changeSettings({ deviate: 'skip-ignored' });
    const report = await large.run({ features: ['keys'] });
    large.server().control.changeSettings({ deviate: null });
    expect(namesIn(report)).toContain('rows-missing');
    expect(namesIn(report)).not.toContain('refused');
});
