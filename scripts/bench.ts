import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENCODINGS, makeCertificate, serveAlike, trusting, type Certificate, type Encoding } from './bench/front';
import { CPU_RATE, medianLoads, medianOf, openTimed, type Load, type Median, type Timed } from './bench/measure';
import { BARE_REACT, serveMock, serveOther, STOCK_REACT_ADMIN, type Served } from './bench/servers';
import { buildWhenChanged } from './build.mjs';
import { CHROMIUM_FLAGS, ensureTestChromium } from './chromium.mjs';
import { gzipBytes, PAGES, scriptsOf } from './budgets';

/**
 * `npm run bench`: measures each page of the production build under 4x CPU and slow 4G. Only prints numbers, never fails. `npm run bench --
 * --scale 10000` times interactions with that many extra users, keys and seats; `--runs 5` takes the median of five. The output
 * is also in `test-results/speed.md`.
 */

const PAGE = 'test-results/speed.md';

const { values: options } = parseArgs({
    options: {
        scale: { type: 'string' },
        runs: { type: 'string', default: '3' },
        port: { type: 'string', default: '4299' },
        only: { type: 'string' },
    },
});
const scale = Number(options.scale ?? 0);
const runs = Number(options.runs);
const port = Number(options.port);

const ADMINISTRATOR = 'admin@holzmann.example';
const LICENCE = '10010101';
const VISITS = 50;
const WARM_UP_VISITS = 10;

const USABLE = {
    // What is typed and pressed from here on counts (SESSION-17).
    'sign-in': '#root form button[type=submit]:not([disabled])',
    'taken over': '#root:not([data-first]) form button[type=submit]:not([disabled])',
    dashboard: 'main a[href="/profile"]',
    'card list': 'main li :is(h2, h3)',
    // The grid's own rows: from then on its keys work.
    'grid list': '.MuiDataGrid-main [role=row][data-id]',
    // All sections of the page have their rows.
    record: 'main:has(h1):has(li a):not(:has([class*="keleton"])):not(:has([role=status][aria-label]))',
} as const;

async function tokenOf(origin: string, email: string): Promise<string> {
    const personas = (await (await fetch(`${origin}/__mock/api/personas`)).json()) as { id: string; email: string }[];
    const userId = personas.find(persona => persona.email === email)?.id;
    const answer = await fetch(`${origin}/__mock/api/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userId }),
    });
    return ((await answer.json()) as { token: string }).token;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The output so far, as Markdown. */
const printed: string[] = [];

function print(title: string, rows: readonly (readonly string[])[]): void {
    console.log(`\n${title}`);
    const [head = [], ...body] = rows.map(row => `| ${row.join(' | ')} |`);
    printed.push(`## ${title}`, [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n'));
    const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
    rows.forEach(row => console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`));
}

/** What is measured: the portal and two pages to compare it with. */
type Behind = Record<'portal' | 'bare' | 'stock', Served>;

/** Loads the pages from where they are served. */
function loadPages(browser: Browser, origins: Record<keyof Behind, string>, token: string): Promise<Map<string, Median>> {
    const { portal, bare, stock } = origins;
    const stored = { token: JSON.stringify({ token }), language: 'en' };
    const list = (mode: string) => ({ url: `${portal}/licences`, stored: { ...stored, 'display-mode.licences': mode } });
    const pages = {
        'bare React': { url: `${bare}/`, usable: 'form button' },
        'stock react-admin, grid': { url: `${stock}/`, usable: '[role=row][data-id]' },
        'sign-in': { url: `${portal}/`, usable: USABLE['sign-in'], stored: { language: 'en' } },
        'sign-in, taken over by React': { url: `${portal}/`, usable: USABLE['taken over'], stored: { language: 'en' } },
        dashboard: { url: `${portal}/dashboard`, usable: USABLE.dashboard, stored },
        'card list': { ...list('cards'), usable: USABLE['card list'] },
        'grid list': { ...list('table'), usable: USABLE['grid list'] },
        'user list': { url: `${portal}/user-management`, usable: USABLE['grid list'], stored },
        'a licence': { url: `${portal}/licences/${LICENCE}`, usable: USABLE.record, stored },
        'keys of a licence': { url: `${portal}/licences/${LICENCE}/keys`, usable: USABLE['grid list'], stored },
    };
    return medianLoads(browser, pages, runs);
}

/** Serves all pages alike with one encoding, loads them, and prints the table. */
async function benchLoads(
    browser: Browser,
    behind: Behind,
    certificate: Certificate,
    encoding: Encoding,
    token: string,
): Promise<void> {
    const serve = (server: Served, at: number) => serveAlike(server, port + 3 + at, encoding, certificate);
    const [portal, bare, stock] = await Promise.all([serve(behind.portal, 0), serve(behind.bare, 1), serve(behind.stock, 2)]);
    let loaded: Map<string, Median>;
    try {
        loaded = await loadPages(browser, { portal: portal.origin, bare: bare.origin, stock: stock.origin }, token);
    } finally {
        await Promise.all([portal.stop(), bare.stop(), stock.stop()]);
    }
    const of = (name: string): Median => {
        const found = loaded.get(name);
        if (!found) throw new Error(`bench.ts knows no address for ${name}`);
        return found;
    };
    const [base, compared] = [of('bare React'), of('stock react-admin, grid')];
    const row = (name: string, found: Median) => [
        name,
        ...[kilobytes(found.scriptBytes), seconds(found.firstPaint), seconds(found.usable), seconds(found.again)],
        ...[base, compared].map(other => (found.usable / other.usable).toFixed(2)),
        (found.again / compared.usable).toFixed(2),
        ...[
            found.shift.toFixed(3),
            seconds(found.blocked),
            `${Math.round(found.longest)} ms`,
            `${Math.round(found.spread * 100)} %`,
        ],
    ];
    print(`First and second visit, ${encoding}, HTTP/2, 4x CPU, 1.6 Mbps, 150 ms, median of ${runs}`, [
        ['page', 'scripts', 'first paint', 'usable', 'second visit', 'x bare React', 'x stock', 'second x stock'].concat([
            'CLS',
            'blocking',
            'longest task',
            'spread',
        ]),
        ...[...loaded].map(([name, found]) => row(name, found)),
    ]);
}

/** Prints the bytes of the pages that have a budget. */
function tellBytes(): void {
    const rows = PAGES.map(page => [page.name, kilobytes(gzipBytes(scriptsOf(page, 'dist'), 'dist')), `${page.budget} KB`]);
    print('JavaScript (gzip)', [['page', 'bytes', 'budget'], ...rows]);
}

/** The limits of an interaction in milliseconds: for the median, and for each run. */
const INTERACTION = { median: 64, each: 100 };

/** The interactions with a page, each with its longest duration, and its limit where that is not `INTERACTION`, in milliseconds. */
type Interactions = (timed: Timed) => AsyncIterable<readonly [name: string, milliseconds: number, limit?: number]>;

/** Opens a page `runs` times with the same interactions; returns the rows of a table, with each interaction's median and longest. */
async function medianInteractions(browser: Browser, load: Load, interactions: Interactions): Promise<string[][]> {
    const all = new Map<string, { times: number[]; limit?: number }>();
    for (let run = 0; run < runs; run += 1) {
        const timed = await openTimed(browser, load);
        for await (const [name, milliseconds, limit] of interactions(timed)) {
            all.set(name, { times: [...(all.get(name)?.times ?? []), milliseconds], limit });
        }
        await timed.close();
    }
    const figure = (median: number, longest: number) => `${Math.round(median)} ms, longest ${Math.round(longest)} ms`;
    return [...all].map(([name, { times, limit }]) => [
        name,
        figure(
            medianOf(times, time => time),
            Math.max(...times),
        ),
        limit === undefined ? figure(INTERACTION.median, INTERACTION.each) : `${limit} ms`,
    ]);
}

/** Nodes and memory of a list that was just opened. */
async function sizesOf(timed: Timed): Promise<string[][]> {
    return [
        ['DOM nodes of the list', String(await timed.nodes()), '800'],
        ['heap after the list', `${(await timed.heap()).toFixed(1)} MB`, '14 MB'],
    ];
}

const HEAD = ['what', 'figure', 'limit'];

async function benchInteractions(browser: Browser, origin: string, token: string): Promise<void> {
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.licences': 'table' };
    const load = { url: `${origin}/licences`, usable: USABLE['grid list'], stored };
    const rows = await medianInteractions(browser, load, async function* (timed) {
        const search = timed.page.getByRole('searchbox');
        yield ['typing into the search', await timed.interaction(() => search.pressSequentially('room', { delay: 60 }))];
        await search.fill('');
        yield ['sorting', await timed.click(timed.page.getByRole('columnheader').first())];
    });
    const timed = await openTimed(browser, load);
    const { page } = timed;
    rows.push(...(await sizesOf(timed)));
    // Locators rather than waitForSelector, whose handles would keep every page's elements alive.
    const visit = async (times: number): Promise<void> => {
        for (let count = 0; count < times; count += 1) {
            await page.locator('a[href="/dashboard"]').first().click();
            await page.locator(USABLE.dashboard).first().waitFor();
            await page.locator('a[href="/licences"]').first().click();
            await page.locator(USABLE['grid list']).first().waitFor();
        }
    };
    // The first visits fill caches, which then stay the same size.
    await visit(WARM_UP_VISITS);
    const warm = await timed.objects();
    await visit(VISITS);
    rows.push([`growth over ${VISITS} visits`, `${((await timed.objects()) - warm).toFixed(2)} MB`, '0 MB']);
    print(`Interaction on /licences, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows]);
    await timed.close();
}

/** The steps on the list of users, each with its longest duration. */
async function* useUsers(timed: Timed): ReturnType<Interactions> {
    const { page } = timed;
    const search = page.getByRole('searchbox');
    yield ['typing into the search', await timed.interaction(() => search.pressSequentially('anna', { delay: 60 }))];
    await page.waitForURL(/filter=anna/);
    await search.fill('');
    await page.waitForURL(url => !url.search.includes('filter'));
    yield ['sorting', await timed.click(page.getByRole('columnheader').nth(1))];
    await page.waitForURL(/orderby/);
    yield ['turning the page', await timed.click(page.getByRole('button', { name: 'Next page' }))];
    await page.waitForURL(/page=2/);
    yield ['choosing a user', await timed.click(page.getByRole('checkbox').nth(5))];
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    const finder = page.getByRole('dialog').getByRole('combobox');
    yield ['typing into the finder', await timed.interaction(() => finder.pressSequentially('anna', { delay: 60 }))];
    await page.keyboard.press('Escape');
    await finder.waitFor({ state: 'hidden' });
}

/** Selects everybody, however many, and starts a job for them; returns how long the selection took. */
async function* startJob({ page }: Timed): ReturnType<Interactions> {
    await page.getByRole('checkbox').first().check();
    const all = page.getByRole('button', { name: /^Select all \d/ });
    await all.waitFor();
    const begun = performance.now();
    await all.click();
    await page.getByText(/^[\d,]{5,} users selected/).waitFor();
    yield ['choosing everybody', performance.now() - begun, CPU_RATE * 3000];
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('button', { name: 'Send e-mails' }).click();
    await page.locator('section[data-foot] progress').waitFor();
}

/** Measures the list that `scale` makes long, on its own and while a job for everybody runs. */
async function benchUsers(browser: Browser, origin: string, token: string): Promise<void> {
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.users': 'table' };
    const load = { url: `${origin}/user-management`, usable: USABLE['grid list'], stored };
    const sizes: string[][] = [];
    const rows = await medianInteractions(browser, load, async function* (timed) {
        yield* useUsers(timed);
        if (sizes.length === 0) sizes.push(...(await sizesOf(timed)));
        yield ['opening a user', await timed.click(timed.page.locator(`${USABLE['grid list']} a`).nth(3))];
    });
    const busy = await medianInteractions(browser, load, async function* (timed) {
        yield* startJob(timed);
        for await (const [name, milliseconds] of useUsers(timed)) yield [`${name}, while a job runs`, milliseconds];
        const done = await timed.page.locator('section[data-foot]').innerText();
        if (!/ of [\d,]+ done/.test(done)) throw new Error(`The job had ended: ${done}`);
    });
    print(`Interaction on /user-management, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows, ...busy, ...sizes]);
}

// Without a window, whose bars would hide the foot of the page: what is not shown is not painted in time.
const executablePath = await ensureTestChromium();
if (!executablePath || (await buildWhenChanged('mock')) !== 0) process.exit(1);
const certificate = makeCertificate();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, trusting(certificate)] });
const mock = await serveMock(port, scale);
const bare = await serveOther(port + 1, BARE_REACT);
const stock = await serveOther(port + 2, STOCK_REACT_ADMIN);
try {
    const token = await tokenOf(mock.origin, ADMINISTRATOR);
    // `--only users` skips the measurements without a list of users.
    if (options.only === undefined) {
        tellBytes();
        const behind = { portal: mock, bare, stock };
        for (const encoding of ENCODINGS) await benchLoads(browser, behind, certificate, encoding, token);
        if (scale > 0) await benchInteractions(browser, mock.origin, token);
    }
    if (scale > 0) await benchUsers(browser, mock.origin, token);
    const command = `npm run bench -- --scale ${scale} --runs ${runs}`;
    const intro = `Result of ${new Date().toISOString().slice(0, 10)}, by \`${command}\`, in the production build.`;
    mkdirSync('test-results', { recursive: true });
    writeFileSync(PAGE, `# Speed\n\n${[intro, ...printed].join('\n\n')}\n`);
} finally {
    await browser.close();
    await bare.stop();
    await stock.stop();
    await mock.stop();
}
