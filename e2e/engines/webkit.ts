import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webkit, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { DisplayWindow, startDisplay } from './display';
import { downloadsFrom } from './downloads';
import { listening, listPages, pagesOf } from './inspector';
import { buttonsWithoutFocus } from './safari';

/**
 * WebKit as Debian has it: WebKitGTK's own small browser in a window that nobody sees, driven over WebKit's inspector by Playwright's driver
 * for stock WebKit, with the keyboard and the mouse of the window.
 */

/**
 * A first page of the portal's site, with its headers and without any script: what is opened then stays in the same process, which the driver
 * does not lose.
 */
const FIRST_PAGE = '/third-party-notices.txt';

/** What this file uses of Playwright's server side, which has no types. */
interface ServerSide {
    _options: { baseURL?: string; locale?: string };
    portalWindow?: DisplayWindow;
    delegate: {
        _session: { send(method: string, params: object): Promise<unknown> };
        _updateBootstrapScript(): Promise<void>;
    };
    _syncTabs(): Promise<void>;
}
const serverSide = (part: Browser | BrowserContext | Page): ServerSide =>
    (part as unknown as { _connection: { toImpl(of: unknown): ServerSide } })._connection.toImpl(part);

/** Milliseconds in which a browser that works has taken the driver in; one that has not is replaced. */
const CONNECT_MS = 6_000;
const MOST_STARTS = 3;
/** Milliseconds after which the bar that tells of a download is there. */
const BAR_MS = 300;

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Rejects when it takes longer: a page that a dialog or a film has blocked answers nothing. */
const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
    Promise.race([
        work,
        pause(milliseconds).then(() => {
            throw new Error('WebKit does not answer.');
        }),
    ]);

async function freePort(): Promise<number> {
    const server = createServer();
    const port = await listening(server);
    await new Promise(resolve => server.close(resolve));
    return port;
}

/** Repeats until there is something, for at most 20 s. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
        const found = await look().catch(() => undefined);
        if (found !== undefined) return found;
        await pause(50);
    }
    throw new Error(`WebKit: ${what}`);
}

interface Started {
    /** `host:port` of its inspector */
    inspector: string;
    home: string;
    stop: () => Promise<void>;
}

/** Starts the browser with its first page; ends it again if that does not open. */
export async function startBrowser(program: string, display: string, options: BrowserContextOptions): Promise<Started> {
    const inspector = `127.0.0.1:${await freePort()}`;
    const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
    mkdirSync(join(home, '.config'));
    mkdirSync(join(home, 'Downloads'));
    writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
    const log = openSync(join(home, 'browser.log'), 'a');
    const browser = spawn(program, [new URL(FIRST_PAGE, options.baseURL).href], {
        env: {
            PATH: process.env.PATH,
            HOME: home,
            XDG_RUNTIME_DIR: home,
            DISPLAY: display,
            GDK_BACKEND: 'x11',
            LIBGL_ALWAYS_SOFTWARE: '1',
            NO_AT_BRIDGE: '1',
            LANG: 'C.UTF-8',
            LANGUAGE: (options.locale ?? 'en-GB').replace('-', '_'),
            TZ: options.timezoneId ?? 'Europe/Berlin',
            WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        },
        stdio: ['ignore', log, log],
        // A group of its own, so that its other processes end with it.
        detached: true,
    });
    /** undefined once it has ended, also by itself */
    const running = (): number | undefined =>
        browser.exitCode === null && browser.signalCode === null ? browser.pid : undefined;
    const kill = (): void => {
        const pid = running();
        if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    };
    // Nothing outlives a run that is stopped.
    process.once('exit', kill);
    const stop = async (): Promise<void> => {
        process.off('exit', kill);
        const ended = running() === undefined ? null : new Promise(resolve => browser.once('exit', resolve));
        kill();
        await ended;
        rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    };
    // The driver fails, now and then, where it is taken in by a page that is just being replaced.
    try {
        await until('its first page does not open', async () =>
            (await pagesOf(inspector)).find(({ url }) => url.endsWith(FIRST_PAGE)),
        );
    } catch (error) {
        await stop();
        throw error;
    }
    return { inspector, home, stop };
}

type PressedWindow = Window & { presses?: number };

/** Runs in the page: counts the releases of the mouse that it has heard of. */
function countPresses(): void {
    const count = (): void => void ((window as PressedWindow).presses = ((window as PressedWindow).presses ?? 0) + 1);
    // After the click, which follows at once.
    addEventListener('mouseup', () => setTimeout(count), true);
}

/** Runs in the page: removes what the portal has stored. */
async function forget(): Promise<void> {
    localStorage.clear();
    sessionStorage.clear();
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name]));
    for (const name of names) {
        await new Promise(resolve => {
            const removing = indexedDB.deleteDatabase(name);
            removing.onsuccess = removing.onerror = removing.onblocked = resolve;
        });
    }
}

/** Connects to a browser that shows the first page: Playwright knows nothing of an earlier connection, and the browser's cache is kept. */
async function connect(
    { inspector, home }: Started,
    displayName: string,
    options: BrowserContextOptions,
): Promise<BrowserContext> {
    const list = await listPages(inspector);
    const browser = await webkit.connectOverCDP(list.address, { timeout: CONNECT_MS }).catch((error: unknown) => {
        list.stop();
        throw error;
    });
    const [context] = browser.contexts();
    const [first] = context?.pages() ?? [];
    if (!context || !first) throw new Error('WebKit: no page to drive.');
    await first.waitForLoadState();
    const presses = () =>
        within(
            500,
            first.evaluate(() => (window as PressedWindow).presses),
        ).catch(() => undefined);
    const display = new DisplayWindow(displayName, presses);
    const { baseURL, locale } = options;
    Object.assign(serverSide(context)._options, { baseURL, locale });
    Object.assign((context as unknown as ServerSide)._options, { baseURL });
    serverSide(context).portalWindow = display;
    await display.find('MiniBrowser');

    let viewport = options.viewport ?? { width: 1280, height: 900 };
    const taken = new Set<string>(readdirSync(join(home, 'Downloads')));
    const inner = () => first.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const prepare = async (page: Page): Promise<Page> => {
        downloadsFrom(join(home, 'Downloads'), taken, page, async () => {
            // The browser has put a bar above the page, which takes room from it and moves what is pressed.
            await pause(BAR_MS);
            await display.resize(viewport.width, viewport.height, inner);
        });
        Object.assign(page, {
            viewportSize: () => viewport,
            setViewportSize: async (size: typeof viewport) => {
                if (size.width !== viewport.width || size.height !== viewport.height)
                    await display.resize(size.width, size.height, inner);
                viewport = size;
            },
        });
        const { reducedMotion, colorScheme } = options;
        await page.emulateMedia({ reducedMotion, colorScheme });
        return page;
    };
    let isGiven = false;
    const newPage = async (): Promise<Page> => {
        if (!isGiven) {
            isGiven = true;
            return prepare(first);
        }
        const known = new Set(context.pages());
        const expression = `void window.open('about:blank', '_blank', 'width=900,height=700')`;
        await serverSide(first).delegate._session.send('Runtime.evaluate', { expression, emulateUserGesture: true });
        const page = await until('no second page', async () => {
            await serverSide(browser)._syncTabs();
            return context.pages().find(candidate => !known.has(candidate));
        });
        await serverSide(page).delegate._updateBootstrapScript();
        await display.focus();
        return prepare(page);
    };
    const leave = async (): Promise<void> => {
        for (const page of context.pages()) if (page !== first) await page.close();
        await context.unrouteAll();
        await first.goto(FIRST_PAGE);
        await first.evaluate(forget);
        await context.clearCookies();
    };
    /** Leaves the browser as it was found; rejects when that is not possible. */
    const close = async (): Promise<void> => {
        try {
            await within(8_000, leave());
        } finally {
            list.stop();
            await within(1_000, browser.close()).catch(() => undefined);
        }
    };
    Object.assign(context, { newPage, close });
    await display.resize(viewport.width, viewport.height, inner);
    await context.addInitScript(countPresses);
    await context.addInitScript(buttonsWithoutFocus);
    return context;
}

/** What the tests use of a browser: contexts, one after the other. */
export async function launchWebKit(program: string): Promise<{ browser: Browser; stop: () => Promise<void> }> {
    const display = await startDisplay();
    let started: Started | null = null;
    const end = async (): Promise<void> => {
        await started?.stop();
        started = null;
    };
    const connected = async (options: BrowserContextOptions): Promise<BrowserContext> => {
        for (let starts = 1; ; starts++) {
            started ??= await startBrowser(program, display.name, options);
            try {
                return await connect(started, display.name, options);
            } catch (error) {
                await end();
                if (starts === MOST_STARTS) throw error;
            }
        }
    };
    const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
        const context = await connected(options);
        const leave = context.close.bind(context);
        let isClosed = false;
        const close = async (): Promise<void> => {
            if (isClosed) return;
            isClosed = true;
            // The next context gets a new browser where this one cannot be cleaned.
            await leave().catch(end);
        };
        return Object.assign(context, { close });
    };
    // Playwright's fixtures look in `_connection` for the headers of a browser elsewhere.
    const browser = { _connection: {}, newContext, contexts: () => [] } as unknown as Browser;
    const stop = async (): Promise<void> => {
        await end();
        display.stop();
    };
    return { browser, stop };
}
