import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { isFailedCall } from '../support/fixtures';
import type { Call } from './cells';

/** What the page did while one cell was run. */
export interface Seen {
    /** number of calls of the operation */
    made: number;
    /** those that the page aborted, e.g. because the academy's session made them obsolete */
    cancelled: number;
    /** when the first one was sent and the last one was completed or lost, in milliseconds; 0 before */
    startedAt: number;
    endedAt: number;
    /** number of calls of any operation with the session's token */
    authorised: number;
    /** uncaught errors and rejections, and console messages */
    complaints: string[];
    /** stops watching */
    stop: () => void;
}

/** Watches the calls of one operation, and every error and console message of the page. */
export function watch(page: Page, { method, pattern }: Call): Seen {
    const isIt = (request: Request) => request.method() === method && pattern.test(new URL(request.url()).pathname);
    const onRequest = (request: Request) => {
        if (request.headers().authorization?.startsWith('Bearer')) seen.authorised += 1;
        if (!isIt(request)) return;
        seen.made += 1;
        seen.startedAt ||= Date.now();
    };
    const onFinished = (request: Request) => {
        if (isIt(request)) seen.endedAt = Date.now();
    };
    const onFailed = (request: Request) => {
        if (!isIt(request)) return;
        if (request.failure()?.errorText === 'net::ERR_ABORTED') seen.cancelled += 1;
        else seen.endedAt = Date.now();
    };
    const onConsole = (message: ConsoleMessage) => {
        // A boundary logs the error that it shows.
        if (!['error', 'warning'].includes(message.type()) || isFailedCall(message) || /PortalError/.test(message.text())) return;
        seen.complaints.push(`console ${message.type()}: ${message.text()}`);
    };
    const onError = (error: Error) => seen.complaints.push(`uncaught: ${error.message}`);
    const seen: Seen = {
        made: 0,
        cancelled: 0,
        startedAt: 0,
        endedAt: 0,
        authorised: 0,
        complaints: [],
        stop: () => {
            page.off('request', onRequest);
            page.off('requestfinished', onFinished);
            page.off('requestfailed', onFailed);
            page.off('console', onConsole);
            page.off('pageerror', onError);
        },
    };
    page.on('request', onRequest);
    page.on('requestfinished', onFinished);
    page.on('requestfailed', onFailed);
    page.on('console', onConsole);
    page.on('pageerror', onError);
    return seen;
}

/** Matches placeholders for content that is loading. */
export const LOADING = '[class*="skeleton" i], [class*="spinner" i], [aria-busy="true"], .p-checking';

/** Records in each page when its frame was rendered: a deep link's call is sent before anything can be rendered. */
export const noteFrame = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
        const look = () => {
            if (!document.querySelector('#navigation, .p-checking, main')) return;
            observer.disconnect();
            Object.assign(window, { frameDrawnAt: Date.now() });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true });
    });

/** When the page's frame was rendered (milliseconds); waits for it. */
export async function frameDrawnAt(page: Page): Promise<number> {
    const at = await page.waitForFunction(() => ('frameDrawnAt' in window ? (window.frameDrawnAt as number) : 0));
    return at.jsonValue();
}

/** Whether a loading placeholder is rendered, perhaps further down the page. */
export const showsLoading = (page: Page): Promise<boolean> =>
    page.evaluate(
        marks =>
            [...document.querySelectorAll(marks)].some(element => {
                const { width, height } = element.getBoundingClientRect();
                return element.checkVisibility() && width * height > 0;
            }),
        LOADING,
    );

/** The visible text of the page. */
export const shown = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);
