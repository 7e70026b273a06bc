import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';

/** Measurements in a throttled browser, as for the numbers in docs/quality.md. Times in milliseconds. */

/** How slow computer and line are. */
export interface Conditions {
    name: string;
    /** how many times slower the processor is */
    cpu: number;
    /** milliseconds of a round trip */
    latency: number;
    /** megabits per second */
    down: number;
    up: number;
}

export const SLOW_4G: Conditions = { name: '4x CPU, 1.6 Mbps, 150 ms', cpu: 4, latency: 150, down: 1.6, up: 0.73 };
/** What most people have at work. */
export const OFFICE: Conditions = { name: '2x CPU, 10 Mbps, 40 ms', cpu: 2, latency: 40, down: 10, up: 10 };

/** The processor of interactions. */
export const CPU_RATE = 4;
/** How long a click holds the button down. */
const PRESS_MS = 80;
/** The pause before an interaction, so that work started by the previous one is not measured. */
const REST_MS = 500;
/** How long that waits for an idle moment, of which there is none while the window is resized. */
const IDLE_MS = 2_000;
const BYTES_OF_MEGABIT = (1024 * 1024) / 8;

/** A page to load with an empty cache. */
export interface Load {
    url: string;
    /** a selector that matches once the page is usable */
    usable: string;
    /** localStorage before the page's first script runs */
    stored?: Record<string, string>;
}

export interface Loaded {
    firstPaint: number;
    usable: number;
    /** compressed bytes of scripts transferred until the page is usable */
    scriptBytes: number;
    /** how far the page's parts moved, as browsers count it (CLS) */
    shift: number;
    /** by how much tasks were longer than 50 ms, in total, until the network was idle */
    blocked: number;
    /** the longest task that began before the page was usable; 0 if none was longer than 50 ms */
    longest: number;
    /** time until the page is usable on a second visit, with a warm cache */
    again: number;
}

async function throttle(session: CDPSession, { cpu, latency, down, up }: Conditions): Promise<void> {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down * BYTES_OF_MEGABIT,
        uploadThroughput: up * BYTES_OF_MEGABIT,
    });
}

/** A new browser profile in the given state. */
export async function openContext(browser: Browser, stored: Record<string, string> = {}): Promise<BrowserContext> {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    // tsx wraps functions in a helper that does not exist in the page.
    await context.addInitScript('globalThis.__name = named => named;');
    await context.addInitScript(entries => {
        Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
    }, stored);
    return context;
}

/** What a page records about itself from its first script on. */
interface Notes {
    benchNotes: { shift: number; tasks: { startTime: number; duration: number }[] };
}

/** Recorded in the page, so that the communication with this process is not measured. */
function takeNotes(selector: string): void {
    const notes: Notes['benchNotes'] = { shift: 0, tasks: [] };
    (window as unknown as Notes).benchNotes = notes;
    const look = (): void => {
        if (document.querySelector(selector)) performance.mark('usable');
        else requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver(list => notes.tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver(list =>
        (list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .forEach(({ value }) => (notes.shift += value)),
    ).observe({ type: 'layout-shift', buffered: true });
}

/** Loads a page in the given browser profile. */
async function load(context: BrowserContext, { url, usable }: Load, conditions: Conditions): Promise<Omit<Loaded, 'again'>> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session, conditions);
    await page.addInitScript(takeNotes, usable);
    // Evaluating anything in the page would inject a script that runs between the page's own.
    await page.goto(url, { waitUntil: 'networkidle' });
    await page
        .waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { timeout: 60_000 })
        .catch(() => {
            throw new Error(`${url} had no ${usable} within a minute: it does not work, or looks different now.`);
        });
    const loaded = await page.evaluate(() => {
        const at = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
        const scripts = performance
            .getEntriesByType('resource')
            .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
            .filter(entry => entry.name.endsWith('.js') && entry.responseEnd <= at);
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? at;
        const { shift, tasks } = (window as unknown as Notes).benchNotes;
        // Nobody uses what is not painted.
        const usable = Math.max(at, firstPaint);
        return {
            firstPaint,
            usable,
            scriptBytes: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
            shift,
            blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
            longest: Math.max(0, ...tasks.filter(({ startTime }) => startTime < usable).map(({ duration }) => duration)),
        };
    });
    await page.close();
    return loaded;
}

/** Loads a page with an empty cache, and then once more; returns when it painted and when it was usable. */
async function loadTwice(browser: Browser, page: Load, conditions: Conditions): Promise<Loaded> {
    const context = await openContext(browser, page.stored);
    try {
        const first = await load(context, page, conditions);
        const { usable: again } = await load(context, page, conditions);
        return { ...first, again };
    } finally {
        await context.close();
    }
}

/** The result with the median `figure`. */
export function medianOf<Result>(results: readonly Result[], figure: (result: Result) => number): Result {
    const sorted = [...results].sort((a, b) => figure(a) - figure(b));
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) throw new Error('at least one run is needed');
    return middle;
}

/** The median of several loads, and how far apart the fastest and the slowest were, as a share of it. */
export interface Median extends Loaded {
    spread: number;
}

/**
 * The median of several loads of each page, by time until usable. The pages take turns, so that a temporary slowdown of the machine affects
 * all of them.
 */
export async function medianLoads(
    browser: Browser,
    loads: Readonly<Record<string, Load>>,
    conditions: Conditions,
    runs: number,
): Promise<Map<string, Median>> {
    const all = Object.entries(loads).map(([name, load]) => ({ name, load, loaded: [] as Loaded[] }));
    for (let run = 0; run < runs; run += 1) {
        for (const { load, loaded } of all) loaded.push(await loadTwice(browser, load, conditions));
    }
    return new Map(
        all.map(({ name, loaded }) => {
            const times = loaded.map(({ usable }) => usable);
            const median = medianOf(loaded, ({ usable }) => usable);
            const again = medianOf(loaded, load => load.again).again;
            return [name, { ...median, again, spread: (Math.max(...times) - Math.min(...times)) / median.usable }];
        }),
    );
}

/** A page under 4x CPU whose interactions are timed. */
export interface Timed {
    page: Page;
    /** longest time from an input to the next paint while `action` ran on the idle page; 0 = all under 16 ms */
    interaction(action: () => Promise<void>): Promise<number>;
    /** the same for a click, with the pointer already on the target */
    click(target: Locator): Promise<number>;
    /** megabytes of the JavaScript heap after a garbage collection */
    heap(): Promise<number>;
    /** megabytes that the page itself retains: that heap without compiled code and the browser's own records, which grow for a while */
    objects(): Promise<number>;
    nodes(): Promise<number>;
    close(): Promise<void>;
}

/**
 * The parts of a heap snapshot used here. Each node is a row of numbers named by `node_fields`: the first is its type, the fourth its size
 * in bytes.
 */
interface HeapSnapshot {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
    nodes: number[];
}

/** The snapshot's node types for machine code and the browser's records of the page (timings, requests). */
const NOT_THE_PAGES = ['code', 'native', 'hidden', 'synthetic', 'object shape'];

async function objectsIn(session: CDPSession): Promise<number> {
    const chunks: string[] = [];
    const keep = ({ chunk }: { chunk: string }): number => chunks.push(chunk);
    session.on('HeapProfiler.addHeapSnapshotChunk', keep);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    session.off('HeapProfiler.addHeapSnapshotChunk', keep);
    const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
    const { node_fields: fields, node_types: types } = snapshot.meta;
    const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
    let bytes = 0;
    for (let at = 0; at < nodes.length; at += fields.length) {
        if (!NOT_THE_PAGES.includes(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
    }
    return bytes / 1_000_000;
}

/** Opens a page with a slow CPU and a fast network, and records the browser's event timings. */
export async function openTimed(browser: Browser, { url, usable, stored }: Load): Promise<Timed> {
    const context = await openContext(browser, stored);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(url);
    await page.locator(usable).first().waitFor();
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.evaluate(() => {
        const durations: number[] = [];
        Object.assign(window, { benchDurations: durations });
        // Only presses, releases and typing count, as in the browser's own metric (INP).
        new PerformanceObserver(list =>
            (list.getEntries() as (PerformanceEntry & { interactionId: number })[])
                .filter(({ interactionId }) => interactionId > 0)
                .forEach(({ duration }) => durations.push(duration)),
        ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const settled = (): Promise<number> =>
        page.evaluate(
            () =>
                new Promise<number>(done => {
                    // Two frames later, every timing of the last input has been reported.
                    requestAnimationFrame(() =>
                        requestAnimationFrame(() =>
                            setTimeout(() => {
                                const durations = (window as unknown as { benchDurations: number[] }).benchDurations;
                                done(Math.max(0, ...durations.splice(0)));
                            }, 100),
                        ),
                    );
                }),
        );
    const interaction = async (action: () => Promise<void>): Promise<number> => {
        await page.evaluate(
            ([rest, timeout]) => new Promise<unknown>(done => setTimeout(() => requestIdleCallback(done, { timeout }), rest)),
            [REST_MS, IDLE_MS] as const,
        );
        await settled();
        await action();
        return settled();
    };
    return {
        page,
        interaction,
        async click(target) {
            await target.hover();
            return interaction(() => target.click({ delay: PRESS_MS }));
        },
        async heap() {
            await session.send('HeapProfiler.collectGarbage');
            const { metrics } = await session.send('Performance.getMetrics');
            return (metrics.find(metric => metric.name === 'JSHeapUsedSize')?.value ?? 0) / 1_000_000;
        },
        objects: () => objectsIn(session),
        nodes: () => page.evaluate(() => document.body.querySelectorAll('*').length),
        close: () => context.close(),
    };
}
