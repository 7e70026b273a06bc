import type { Browser } from '@playwright/test';
import { USABLE } from './loads';
import { CPU_RATE, medianOf, openTimed, type Load, type Timed } from './measure';
import { print } from './report';

const VISITS = 50;
const WARM_UP_VISITS = 10;
const ROWS = 1_000;

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

/** Measures the list that `scale` makes long, on its own and while a job for everybody runs. */
export async function benchUsers(setting: Setting): Promise<void> {
    const { origin, token, runs, scale } = setting;
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.users': 'table' };
    const load = { url: `${origin}/user-management`, usable: USABLE['grid list'], stored };
    const sizes: string[][] = [];
    const rows = await medianInteractions(setting, load, async function* (timed) {
        yield* useUsers(timed);
        if (sizes.length === 0) sizes.push(...(await sizesOf(timed)));
        yield ['opening a user', await timed.click(timed.page.locator(`${USABLE['grid list']} a`).nth(3))];
    });
    const busy = await medianInteractions(setting, load, async function* (timed) {
        yield* startJob(timed);
        for await (const [name, milliseconds] of useUsers(timed)) yield [`${name}, while a job runs`, milliseconds];
        const done = await timed.page.locator('section[data-foot]').innerText();
        if (!/ of [\d,]+ done/.test(done)) throw new Error(`The job had ended: ${done}`);
    });
    print(`Interaction on /user-management, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows, ...busy, ...sizes]);
}

/** The check of an invitation from a long list: from the press until its table is there (PLAN-6). */
export async function benchCheck(setting: Setting): Promise<void> {
    const { origin, token, runs, scale } = setting;
    const list = Array.from({ length: ROWS }, (_, at) => `Ada\tLang ${at}\tada.lang${at}@new.example`);
    const text = ['First name\tLast name\tE-mail', ...list].join('\n');
    const stored = { token: JSON.stringify({ token }), language: 'en' };
    const load = { url: `${origin}/plans`, usable: 'main h1', stored };
    const rows = await medianInteractions(setting, load, async function* ({ page, interaction }) {
        await page.getByRole('button', { name: 'Invite users' }).click();
        const field = page.getByRole('textbox', { name: 'Paste a list' });
        await field.waitFor();
        await field.fill(text);
        yield ['reading the list', await interaction(() => page.getByRole('button', { name: 'Read list' }).click())];
        await page.getByText(`${ROWS.toLocaleString('en-GB')} rows from the pasted text`).waitFor();
        await page.getByRole('group', { name: 'Licences' }).getByRole('checkbox').first().check();
        const begun = performance.now();
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await page.locator('main table tbody tr').nth(10).waitFor();
        yield ['the check, until its table is there', performance.now() - begun, CPU_RATE * 2000];
    });
    print(`An invitation from ${ROWS} rows, 4x CPU, --scale ${scale}, median of ${runs}`, [HEAD, ...rows]);
}
