import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWhenChanged } from './build.mjs';
import { ensureChromium, ensureTestChromium } from './chromium.mjs';
import { engineEnv, ensureFirefox, ensureWebKit } from './engines.mjs';
import { ensureNginx } from './nginx.mjs';
import { bin, collecting, inProject, install, requireNode } from './project.mjs';

/**
 * `npm test`: tests everything, starting from a new clone. Installs what is missing, then runs every step, even if another one fails. Steps
 * that leave a core idle run two at a time. The last line is `N passed, N failed`: each test counts as one, and so does each step that is not
 * a test runner. `npm test -- unit` runs only the named steps.
 */

const RESULTS = inProject('test-results');
const UNIT_REPORT = inProject('test-results', 'unit.json');

const readReport = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const one = code => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A step that is not a test runner: one check. `runBin` runs a program and resolves with its exit code, here and below. */
const check = (name, args) => async runBin => one(await runBin(name, args));

/** A runner that failed without a failed test (no report, a crash, a broken file) counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

async function unit(runBin) {
    const code = await runBin('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]);
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
const journeys = (name, args, needs, given) => async runBin => {
    const env = { ...given, PLAYWRIGHT_JSON_OUTPUT_NAME: inProject('test-results', `${name}.json`) };
    for (const [variable, ensure] of needs) {
        const path = await inTurn(ensure);
        if (!path) return { passed: 0, failed: 1 };
        env[variable] = path;
    }
    const code = await runBin('playwright', ['test', '--reporter=list,json', ...args], { env });
    const report = readReport(env.PLAYWRIGHT_JSON_OUTPUT_NAME);
    if (!report) return { passed: 0, failed: 1 };
    const { expected, flaky, unexpected, skipped } = report.stats;
    // A test that passed on its second attempt counts as passed, but is listed above the summary, so that it gets fixed.
    return { ...counted(code, expected + flaky, unexpected + skipped), listed: journeysToMend(report) };
};

let lastInstall = Promise.resolve();
/** One installation at a time, as Debian's packages want it. */
const inTurn = ensure => (lastInstall = lastInstall.catch(() => null).then(() => ensure()));

const ENGINES = ['--config', 'playwright.engines.config.ts'];
const CHROMIUM = ['CHROMIUM_PATH', ensureTestChromium];
// The headless shell has no back/forward cache, and cannot block a site's storage.
const WHOLE_CHROMIUM = ['CHROMIUM_PATH', ensureChromium];
const NGINX = ['NGINX_PATH', ensureNginx];
const FIREFOX = ['FIREFOX_PATH', ensureFirefox];
const WEBKIT = ['WEBKIT_PATH', ensureWebKit];

/** Steps that run two at a time, longest first, so that both cores finish at about the same time; one stage after the other. */
const STAGES = [
    {
        format: check('prettier', ['--check', '--log-level', 'warn', '.']),
        code: check('oxlint', ['.']),
        rules: check('eslint', ['.', '--max-warnings', '0']),
        build: async () => one(await buildWhenChanged('mock')),
        unused: check('knip', []),
        types: check('tsx', ['scripts/generate-types.ts', '--check']),
    },
    { unit },
    { bytes: check('tsx', ['scripts/bytes.ts']), notices: check('tsx', ['scripts/notices.ts', '--check']) },
    { e2e: journeys('e2e', [], [CHROMIUM]) },
    // The windows of the engines wait for their drivers for two fifths of the time.
    {
        firefox: journeys('firefox', ENGINES, [FIREFOX], engineEnv('firefox')),
        webkit: journeys('webkit', ENGINES, [WEBKIT], engineEnv('webkit')),
        nginx: journeys('nginx', ['--config', 'playwright.nginx.config.ts'], [WHOLE_CHROMIUM, NGINX]),
    },
];
const AT_ONCE = 2;

const STEPS = Object.assign({}, ...STAGES);

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

/** Runs a step and records its result. Of steps that run beside others the output is shown at their end. */
async function take(name, isAlone) {
    const began = Date.now();
    const output = [];
    if (isAlone) console.log(`\n== ${name}`);
    try {
        results[name] = await STEPS[name](isAlone ? bin : collecting(output));
    } catch (error) {
        console.error(error);
        results[name] = { passed: 0, failed: 1 };
    }
    results[name].seconds = (Date.now() - began) / 1000;
    if (!isAlone) console.log(`\n== ${name}\n${output.join('')}`.trimEnd());
}

for (const stage of STAGES) {
    const waiting = Object.keys(stage).filter(name => chosen.length === 0 || chosen.includes(name));
    const isAlone = waiting.length === 1;
    const takeWaiting = async () => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await take(name, isAlone);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeWaiting));
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
