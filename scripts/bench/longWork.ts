import type { Browser, CDPSession, Page } from '@playwright/test';
import { check, giveAll, pasteList, readList, run } from './invitation';
import { USABLE } from './loads';
import { openContext } from './measure';
import { print } from './report';
import { setLatency } from './servers';

/** Work that takes long, without a slow processor: what it costs the page, and how long it takes beside the server's own time. */

/** How long the server waits before each response, in milliseconds. */
const LATENCY_MS = 50;
/** Calls that the portal has in flight at once at most (MANY-1). */
const CONCURRENCY = 6;
const PLAN_ROWS = 5_000;
/** Milliseconds until the work has certainly ended. */
const LONGEST_MS = 30 * 60_000;

interface Setting {
    browser: Browser;
    origin: string;
    token: string;
    scale: number;
}

/** What the page records about its calls and tasks; `waited` = milliseconds until the responses, in total. */
interface Watched {
    benchCalls: { open: number; most: number; all: number; waited: number };
    benchLongest: number;
}

/** Runs in the page, before its first script. */
function watch(): void {
    const watched = Object.assign(window as unknown as Watched, {
        benchCalls: { open: 0, most: 0, all: 0, waited: 0 },
        benchLongest: 0,
    });
    const { benchCalls: calls } = watched;
    const original = window.fetch;
    window.fetch = async (...input) => {
        calls.open += 1;
        calls.all += 1;
        calls.most = Math.max(calls.most, calls.open);
        const begun = performance.now();
        try {
            return await original(...input);
        } finally {
            calls.open -= 1;
            calls.waited += performance.now() - begun;
        }
    };
    new PerformanceObserver(list => {
        watched.benchLongest = Math.max(watched.benchLongest, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
}

/** Megabytes of the heap that the page retains. */
async function heapOf(session: CDPSession): Promise<number> {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1_000_000;
}

/** Opens a page, lets `prepare` lead to the work, and measures `work`; returns a row of the table. */
async function measured(
    { browser, token }: Setting,
    name: string,
    url: string,
    usable: string,
    prepare: (page: Page) => Promise<void>,
    work: (page: Page) => Promise<void>,
): Promise<string[]> {
    const stored = { token: JSON.stringify({ token }), language: 'en', 'display-mode.users': 'table' };
    const context = await openContext(browser, stored);
    try {
        await context.addInitScript(watch);
        const page = await context.newPage();
        page.setDefaultTimeout(LONGEST_MS);
        const session = await context.newCDPSession(page);
        await page.goto(url);
        await page.locator(usable).first().waitFor();
        await prepare(page);
        const before = await heapOf(session);
        await page.evaluate(() => {
            const { benchCalls: calls } = Object.assign(window as unknown as Watched, { benchLongest: 0 });
            Object.assign(calls, { most: calls.open, all: 0, waited: 0 });
        });
        const begun = performance.now();
        await work(page);
        const seconds = (performance.now() - begun) / 1000;
        const { calls, longest } = await page.evaluate(() => {
            const { benchCalls, benchLongest } = window as unknown as Watched;
            return { calls: benchCalls, longest: benchLongest };
        });
        // What the server took, with as many calls at once as there may be.
        const ideal = calls.waited / CONCURRENCY / 1000;
        const heap = (await heapOf(session)) - before;
        return [
            name,
            ...[String(calls.all), String(calls.most), `${seconds.toFixed(1)} s`, `${ideal.toFixed(1)} s`],
            ...[(seconds / ideal).toFixed(2), `${Math.round(longest)} ms`, `${heap.toFixed(1)} MB`],
        ];
    } catch (error) {
        throw new Error(`${name} did not end.`, { cause: error });
    } finally {
        await context.close();
    }
}

/** A plan that invites `PLAN_ROWS` users into a cloud group: its check and its run are measured apart. */
async function plan(setting: Setting): Promise<string[][]> {
    const source = async (page: Page): Promise<void> => {
        await pasteList(page, PLAN_ROWS);
        await readList(page);
        await giveAll(page, PLAN_ROWS, 'Cloud groups');
    };
    const checked = async (page: Page): Promise<void> => {
        await source(page);
        await check(page);
    };
    const untilReady = async (page: Page): Promise<void> => {
        await run(page);
        await page.getByText(/accounts are ready, nobody has been written to yet/).waitFor();
    };
    const name = `a plan of ${PLAN_ROWS.toLocaleString('en-GB')} rows`;
    const url = `${setting.origin}/plans`;
    return [
        await measured(setting, `${name}: check`, url, 'main h1', source, check),
        await measured(setting, `${name}: until it is ready to send`, url, 'main h1', checked, untilReady),
    ];
}

/** Who has what, of all users and keys, as a file. */
const whoHasWhat = (setting: Setting): Promise<string[]> =>
    measured(
        setting,
        'who has what, as a file',
        `${setting.origin}/user-management`,
        USABLE['grid list'],
        async page => {
            await page.getByRole('button', { name: 'Export', exact: true }).click();
            await page.getByRole('radio', { name: 'Who has what' }).check();
        },
        async page => {
            const saved = page.waitForEvent('download');
            await page.getByRole('button', { name: 'Save file' }).click();
            await saved;
        },
    );

/** E-mails to everybody of a long list, as a job. */
const everybody = (setting: Setting): Promise<string[]> =>
    measured(
        setting,
        'e-mails to all users',
        `${setting.origin}/user-management`,
        USABLE['grid list'],
        async page => {
            await page.getByRole('checkbox').first().check();
            await page.getByRole('button', { name: /^Select all \d/ }).click();
            await page.getByText(/^[\d,]{5,} users selected/).waitFor();
        },
        async page => {
            await page.getByRole('button', { name: 'Reset password' }).click();
            await page.getByRole('button', { name: 'Send e-mails' }).click();
            const bar = page.locator('section[data-foot]');
            await bar.locator('progress').waitFor();
            await bar.locator('progress').waitFor({ state: 'detached' });
        },
    );

/** Measures a long plan, who has what and a long job, with a server that takes its time. */
export async function benchLongWork(setting: Setting): Promise<void> {
    await setLatency(setting.origin, LATENCY_MS);
    const rows = [await whoHasWhat(setting), await everybody(setting), ...(await plan(setting))];
    print(`Long work, --scale ${setting.scale}, ${LATENCY_MS} ms before each response`, [
        ['what', 'calls', 'in flight', 'time', `calls x latency / ${CONCURRENCY}`, 'ratio', 'longest task', 'heap'],
        ...rows,
    ]);
}
