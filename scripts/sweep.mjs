import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildWhenChanged } from './build.mjs';
import { ensureTestChromium } from './chromium.mjs';
import { bin, inProject, install, requireNode } from './project.mjs';

/**
 * `npm run test:pages`: checks every page, modal, menu and state of the portal with axe, with the keyboard and with longer texts, and
 * writes a table of the results to `test-results/pages.md`. `npm run test:pages -- licences users` checks only these areas, `-- rest` what is
 * missing from the last report, `-- broken` what failed in it; all of these update the report. `-- table` only writes the table. Without a
 * choice the guide is followed in both languages, and all saved situations are looked at, too.
 */

const REPORT = inProject('test-results', 'pages.jsonl');
const TABLE = inProject('test-results', 'pages.md');
const LANGUAGES = ['pl', 'en', 'fr', 'it', 'nl', 'sk'];

/** The last outcome of each part of each view: view -> account -> part -> problem. */
function outcomes() {
    const views = new Map();
    const lines = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').trim().split('\n') : [];
    for (const line of lines.filter(Boolean)) {
        const { name, who, part, wrong } = JSON.parse(line);
        const people = views.get(name) ?? new Map();
        const parts = people.get(who ?? 'visitor') ?? new Map();
        views.set(name, people.set(who ?? 'visitor', parts.set(part, wrong)));
    }
    return views;
}

const mark = wrong => (wrong === undefined ? '' : wrong.length === 0 ? '✓' : '✗');
const person = who => who.replace(/@(\w+)\.example/, ' ($1)');

/** The table as Markdown; `planned` is everything that a full run checks. */
function table(planned) {
    const found = outcomes();
    const rows = [];
    const broken = [];
    const count = { held: 0, all: 0, missing: 0 };
    for (const [name, people] of planned) {
        for (const [who, parts] of people) {
            const cell = part => {
                if (!parts.has(part)) return '–';
                const wrong = found.get(name)?.get(who)?.get(part);
                count.all += 1;
                if (wrong === undefined) count.missing += 1;
                else if (wrong.length > 0) broken.push(`${name}, ${person(who)}, ${part}: ${wrong[0].split('\n')[0]}`);
                else count.held += 1;
                return mark(wrong);
            };
            rows.push(`| ${name} | ${person(who)} | ${['looks', 'large', ...LANGUAGES].map(cell).join(' | ')} |`);
        }
    }
    const list = items =>
        items.length === 0 ? 'None.' : items.map(item => `- ${item.replaceAll('|', '/').replaceAll('<', '&lt;')}`).join('\n');
    return `# Every page, modal, menu and state

Written by \`npm run test:pages\` on ${new Date().toISOString().slice(0, 10)}: ${count.held} of ${count.all} cells held, in ${rows.length} views.

"Looks" is in German, light and dark, at 320 and 1280 px (what is being read, empty or failing: light when wide, dark when narrow): axe finds nothing (target sizes included), one heading of the first level, a title, the right
language, nothing beyond the window, every message in a live region, no motion when it is to be reduced, text from right to left isolated;
with Tab every stop shows its focus, is in view and not covered; what lies in front keeps the focus, Escape closes it, and the focus returns;
with every text 30 % longer, at 360 and 1280 px, no word of a button, tab, heading or label is cut off, no controls overlap, and a modal's
buttons stay in view. "Large": with text alone at 200 %, or at 24 px at least, no text of a plain page lies over another or is cut off, the rows of
lists' tables left out. Each of the other columns is these longer texts in one more language: Polish for every view, the others for plain pages. A view
that several people see is read in further languages as the first of them. No console error, refused source or raw key is let pass.

${['| View | Person | Looks | Large | ' + LANGUAGES.join(' | ') + ' |', '|---|---|---|---|' + LANGUAGES.map(() => '---|').join(''), ...rows].join('\n')}

## What did not hold

${list(broken)}

## What was not run

${count.missing === 0 ? 'Nothing.' : `${count.missing} cells: those that are empty in the table.`} A cell with a dash is not part of the sweep.
`;
}

/** Everything that a full run checks, as listed by Playwright: view -> account -> parts. */
async function plan(chromium) {
    const views = new Map();
    const list = inProject('test-results', 'pages-plan.json');
    rmSync(list, { force: true });
    await bin('playwright', ['test', 'e2e/sweep', '--list', '--reporter', 'json'], {
        env: { CHROMIUM_PATH: chromium, PAGE_RUN: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: list },
        stdio: 'ignore',
    });
    const titles = [];
    const collect = suite => {
        titles.push(...(suite.specs ?? []).map(spec => spec.title));
        (suite.suites ?? []).forEach(collect);
    };
    JSON.parse(readFileSync(list, 'utf8')).suites.forEach(collect);
    for (const title of titles) {
        const [, name, who, language, large] =
            /^(.+), ([^,]+): (?:long texts, (\w+)|axe, focus and long texts|(large) text)$/.exec(title) ?? [];
        if (!name) continue;
        const people = views.get(name) ?? new Map();
        const person = who === 'a visitor' ? 'visitor' : who;
        views.set(name, people.set(person, (people.get(person) ?? new Set()).add(language ?? large ?? 'looks')));
    }
    return views;
}

requireNode();
await install();
const chromium = await ensureTestChromium();
if (!chromium) process.exit(1);
const chosen = process.argv.slice(2);
let code = 0;
if (chosen[0] !== 'table') {
    if ((await buildWhenChanged('mock')) !== 0) process.exit(1);
    const again = ['rest', 'broken'].includes(chosen[0]) ? chosen[0] : null;
    const areas = again ? chosen.slice(1) : chosen;
    if (chosen.length === 0) rmSync(REPORT, { force: true });
    const filter = areas.length > 0 ? ['-g', `^.*(${areas.join('|')})`] : [];
    const folders = ['e2e/sweep', ...(chosen.length === 0 ? ['e2e/guide', 'e2e/desk/samePages.spec.ts'] : [])];
    code = await bin('playwright', ['test', ...folders, '--retries', '0', ...filter], {
        env: { CHROMIUM_PATH: chromium, PAGE_RUN: again ?? 'all' },
    });
}
mkdirSync(inProject('test-results'), { recursive: true });
writeFileSync(TABLE, table(await plan(chromium)));
console.log('The table is in test-results/pages.md.');
process.exit(code);
