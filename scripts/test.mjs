import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWhenChanged } from './build.mjs';
import { ensureChromium, ensureTestChromium } from './chromium.mjs';
import { engineEnv, ensureFirefox, ensureWebKit } from './engines.mjs';
import { ensureNginx } from './nginx.mjs';
import { bin, inProject, install, quietBin, requireNode } from './project.mjs';

/**
 * `npm test`: tests everything, starting from a new clone. Installs what is missing, then runs every step, even if another one fails. The
 * checks of the code and the build use one core each and run two at a time; every other step runs alone. The last line is
 * `N passed, N failed`: each test counts as one, and so does each step that is not a test runner. `npm test -- unit` runs only the named steps.
 */

const RESULTS = inProject('test-results');
const UNIT_REPORT = inProject('test-results', 'unit.json');

const readReport = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const one = code => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step that is not a test runner: one check. */
const check = runStep => async () => one(await runStep());

/** A check that can run in parallel with another; its output is shown at its end. */
const sideCheck = (name, args) => async () => {
    const { code, output } = await quietBin(name, args);
    return { ...one(code), output };
};

/** A runner that failed without a failed test (no report, a crash, a broken file) counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

async function unit() {
    const code = await bin('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]);
    const report = readReport(UNIT_REPORT);
    if (!report) return { passed: 0, failed: 1 };
    const brokenFiles = report.testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0).length;
    // A skipped test counts as failed.
    const listed = report.testResults.flatMap(file => [
        ...(file.status === 'failed' && file.assertionResults.length === 0 ? [`failed  ${file.name}`] : []),
        ...file.assertionResults
            .filter(({ status }) => status !== 'passed')
            .map(test => `${test.status}  ${file.name} › ${test.fullName}`),
    ]);
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles;
    return { ...counted(code, report.numPassedTests, failed), listed };
}

/** The journeys of a Playwright report that failed, or passed on their second attempt only. */
const journeysToMend = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
        tests.filter(({ status }) => status !== 'expected').map(({ status }) => `${status}  ${file}:${line} › ${title}`),
    ),
    ...suites.flatMap(journeysToMend),
];

/**
 * Browser tests. `needs` finds or installs a program: the environment variable for its path, and a function that returns the path or null;
 * `given` = further variables.
 */
const journeys = (name, args, needs, given) => async () => {
    const env = { ...given, PLAYWRIGHT_JSON_OUTPUT_NAME: inProject('test-results', `${name}.json`) };
    for (const [variable, ensure] of needs) {
        const path = await ensure();
        if (!path) return { passed: 0, failed: 1 };
        env[variable] = path;
    }
    const code = await bin('playwright', ['test', '--reporter=list,json', ...args], { env });
    const report = readReport(env.PLAYWRIGHT_JSON_OUTPUT_NAME);
    if (!report) return { passed: 0, failed: 1 };
    const { expected, flaky, unexpected, skipped } = report.stats;
    // A test that passed on its second attempt counts as passed, but is listed above the summary, so that it gets fixed.
    return { ...counted(code, expected + flaky, unexpected + skipped), listed: journeysToMend(report) };
};

const CHROMIUM = ['CHROMIUM_PATH', ensureTestChromium];
// The headless shell has no back/forward cache, and cannot block a site's storage.
const WHOLE_CHROMIUM = ['CHROMIUM_PATH', ensureChromium];
const NGINX = ['NGINX_PATH', ensureNginx];
const FIREFOX = ['FIREFOX_PATH', ensureFirefox];
const WEBKIT = ['WEBKIT_PATH', ensureWebKit];

/** Longest first, so that both cores finish at about the same time. */
const SIDE_BY_SIDE = {
    format: sideCheck('prettier', ['--check', '--log-level', 'warn', '.']),
    code: sideCheck('oxlint', ['.']),
    rules: sideCheck('eslint', ['.', '--max-warnings', '0']),
    build: check(() => buildWhenChanged('mock')),
    unused: sideCheck('knip', []),
    types: sideCheck('tsx', ['scripts/generate-types.ts', '--check']),
};

const ONE_BY_ONE = {
    unit,
    bytes: check(() => bin('tsx', ['scripts/bytes.ts'])),
    notices: check(() => bin('tsx', ['scripts/notices.ts', '--check'])),
    e2e: journeys('e2e', [], [CHROMIUM]),
    nginx: journeys('nginx', ['--config', 'playwright.nginx.config.ts'], [WHOLE_CHROMIUM, NGINX]),
    firefox: journeys('firefox', ['--config', 'playwright.engines.config.ts'], [FIREFOX], engineEnv('firefox')),
    webkit: journeys('webkit', ['--config', 'playwright.engines.config.ts'], [WEBKIT], engineEnv('webkit')),
};

const STEPS = { ...SIDE_BY_SIDE, ...ONE_BY_ONE };
const AT_ONCE = 2;

requireNode();
const chosen = process.argv.slice(2);
const unknown = chosen.filter(name => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);
    process.exit(1);
}
await install();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const results = {};

/** Runs a step and records its result. */
async function take(name) {
    const began = Date.now();
    try {
        results[name] = await STEPS[name]();
    } catch (error) {
        console.error(error);
        results[name] = { passed: 0, failed: 1 };
    }
    results[name].seconds = (Date.now() - began) / 1000;
}

const isChosen = name => chosen.length === 0 || chosen.includes(name);

const waiting = Object.keys(SIDE_BY_SIDE).filter(isChosen);
const takeWaiting = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        await take(name);
        console.log(`\n== ${name}\n${results[name].output ?? ''}`.trimEnd());
    }
};
await Promise.all(Array.from({ length: AT_ONCE }, takeWaiting));

for (const name of Object.keys(ONE_BY_ONE).filter(isChosen)) {
    console.log(`\n== ${name}`);
    await take(name);
}

const listed = Object.values(results).flatMap(result => result.listed ?? []);
if (listed.length > 0) console.log(`\n== to mend\n${listed.map(line => line.replace(`${inProject()}/`, '')).join('\n')}`);

console.log('\n== summary');
for (const [name, { passed, failed, seconds }] of Object.entries(results)) {
    console.log(`${name.padEnd(10)} ${`${passed} passed`.padEnd(13)} ${`${failed} failed`.padEnd(11)} ${seconds.toFixed(1)} s`);
}
const sum = key => Object.values(results).reduce((total, result) => total + result[key], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
