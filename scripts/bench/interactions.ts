import type { Browser, Page } from '@playwright/test';
import { check, giveAll, pasteList, readList, run } from './invitation';
import { USABLE } from './loads';
import { CPU_RATE, medianOf, openTimed, type Load, type Timed } from './measure';
import { print } from './report';
import { setLatency } from './servers';

const VISITS = 50;
const WARM_UP_VISITS = 10;
const ROWS = 1_000;
/** The pause between two sizes of the window, in milliseconds. */
const RESIZE_MS = 100;
/** How long the server waits before each response, so that a plan of `ROWS` users runs for as long as the list is measured. */
const PLAN_LATENCY_MS = 300;

/** Where the portal is, who uses it and how often, and the users, keys and seats that the mock has besides. */
export interface Setting {
    browser: Browser;
    origin: string;
    token: string;
    runs: number;
    scale: number;
}

/** The limits of an interaction in milliseconds: for the median, and for each run. */
const INTERACTION = { median: 64, each: 100 };

/** The interactions with a page, each with its longest duration, and its limit where that is not `INTERACTION`, in milliseconds. */
type Interactions = (timed: Timed) => AsyncIterable<readonly [name: string, milliseconds: number, limit?: number]>;

/** Opens a page `runs` times with the same interactions; returns the rows of a table, with each interaction's median and longest. */
async function medianInteractions({ browser, runs }: Setting, load: Load, interactions: Interactions): Promise<string[][]> {
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

export async function benchInteractions(setting: Setting): Promise<void> {
    const { browser, origin, token, runs, scale } = setting;
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.licences': 'table' };
    const load = { url: `${origin}/licences`, usable: USABLE['grid list'], stored };
    const rows = await medianInteractions(setting, load, async function* (timed) {
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

/** Does `action` while the window, and with it the grid, becomes narrower and wider all the time. */
async function whileResized<Result>(page: Page, action: () => Promise<Result>): Promise<Result> {
    let resizing = true;
    const resizes = (async () => {
        for (let step = 0; resizing; step += 1) {
            await page.setViewportSize({ width: 1280 - 20 * (step % 10), height: 900 });
            // The pace of a hand that drags the window's edge: nothing is waited for here.
            await page.waitForTimeout(RESIZE_MS);
        }
    })();
    try {
        return await action();
    } finally {
        resizing = false;
        await resizes;
    }
}

/** Typing and sorting while the window is resized. */
async function* useResized(timed: Timed): ReturnType<Interactions> {
    const { page } = timed;
    const search = page.getByRole('searchbox');
    const type = () => timed.interaction(() => search.pressSequentially('anna', { delay: 60 }));
    yield ['typing into the search, while the window is resized', await whileResized(page, type)];
    await search.fill('');
    await page.waitForURL(url => !url.search.includes('filter'));
    const sort = () => timed.click(page.getByRole('columnheader').nth(1));
    yield ['sorting, while the window is resized', await whileResized(page, sort)];
}

/** The steps on the list of users while something runs in the bar at the foot, which must not have ended before them. */
async function* useUsersWhile(timed: Timed, what: string): ReturnType<Interactions> {
    for await (const [name, milliseconds] of useUsers(timed)) yield [`${name}, while ${what}`, milliseconds];
    const done = await timed.page.locator('section[data-foot]').innerText();
    if (!/ of [\d,]+ done/.test(done)) throw new Error(`It had ended: ${done}`);
}

/** Measures the list that `scale` makes long: on its own, while the window is resized, and while a job for everybody runs. */
export async function benchUsers(setting: Setting): Promise<void> {
    const { origin, token, runs, scale } = setting;
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.users': 'table' };
    const load = { url: `${origin}/user-management`, usable: USABLE['grid list'], stored };
    const sizes: string[][] = [];
    const rows = await medianInteractions(setting, load, async function* (timed) {
        yield* useUsers(timed);
        if (sizes.length === 0) sizes.push(...(await sizesOf(timed)));
        yield* useResized(timed);
        yield ['opening a user', await timed.click(timed.page.locator(`${USABLE['grid list']} a`).nth(3))];
    });
    const busy = await medianInteractions(setting, load, async function* (timed) {
        yield* startJob(timed);
        yield* useUsersWhile(timed, 'a job runs');
    });
    print(`Interaction on /user-management, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows, ...busy, ...sizes]);
}

/** The check of an invitation from a long list: from the press until its table is there (PLAN-6). */
export async function benchCheck(setting: Setting): Promise<void> {
    const { origin, token, runs, scale } = setting;
    const stored = { token: JSON.stringify({ token }), language: 'en' };
    const load = { url: `${origin}/plans`, usable: 'main h1', stored };
    const rows = await medianInteractions(setting, load, async function* ({ page, interaction }) {
        await pasteList(page, ROWS);
        yield ['reading the list', await interaction(() => readList(page))];
        await giveAll(page, ROWS, 'Licences');
        const begun = performance.now();
        await check(page);
        yield ['the check, until its table is there', performance.now() - begun, CPU_RATE * 2000];
    });
    print(`An invitation from ${ROWS} rows, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows]);
}

/** The list of users while a plan invites `ROWS` of them (changes the mock's data). */
export async function benchPlanRun(setting: Setting): Promise<void> {
    const { origin, token, runs, scale } = setting;
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.users': 'table' };
    const load = { url: `${origin}/plans`, usable: 'main h1', stored };
    await setLatency(origin, PLAN_LATENCY_MS);
    const rows = await medianInteractions(setting, load, async function* (timed) {
        const { page } = timed;
        await pasteList(page, ROWS);
        await readList(page);
        await giveAll(page, ROWS, 'Cloud groups');
        await check(page);
        await run(page);
        await page.locator('a[href="/user-management"]').first().click();
        await page.locator(USABLE['grid list']).first().waitFor();
        yield* useUsersWhile(timed, 'a plan runs');
    });
    await setLatency(origin, 0);
    print(`Interaction on /user-management while a plan runs, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows]);
}
