import { client, failedEarlier } from '../../client';
import { isProtected } from '../../config/paths';
import { routeOf } from '../../shared/routeOf';
import { failedBy, receiverOf, releaseOf, type Failed, type Report } from './report';
import { measureVitals } from './vitals';

/** Maximum number of reports of one page load (REPORT-1); the last one has the web vitals. */
const MOST = 10;

/** The event on `document` whose `detail` is the report (REPORT-1). */
const EVENT = 'portal:report';

let started = false;

/** The tag of `report.js`, which a deployment has only if its operator wants reports (deploy/page.mjs). */
const receiver = () => receiverOf(document.querySelector<HTMLScriptElement>('script[src="/report.js"]')?.dataset ?? {});

const entry = (): string => document.querySelector<HTMLScriptElement>('script[type="module"][src*="/index-"]')?.src ?? '';

/**
 * Starts to report failures, including those from before this code was loaded, and web vitals, once per page load. Nothing is sent unless the
 * operator has configured a path (REPORT-3).
 */
export function startReports(): void {
    if (started) return;
    started = true;
    const release = releaseOf(entry());
    const to = receiver();
    const sampled = to !== null && Math.random() < to.share;
    const said = new Set<string>();

    const send = (report: Report): void => {
        const text = JSON.stringify(report);
        // a repeated failure, e.g. while the server is down, is reported once
        if (said.size >= (report.vitals ? MOST : MOST - 1) || said.has(text)) return;
        said.add(text);
        document.dispatchEvent(new CustomEvent<Report>(EVENT, { bubbles: true, detail: report }));
        if (sampled) navigator.sendBeacon(to.path, new Blob([text], { type: 'application/json' }));
    };
    const sendFailure = (failed: Failed | null, { pathname }: Pick<Location, 'pathname'> = location): void => {
        if (failed) send({ route: routeOf(pathname), ...failed, release });
    };

    let missing: unknown;
    client.failed = (error, page) => {
        // already reported as missing code
        if (error !== missing) sendFailure(failedBy(error, page));
    };
    // Those of public pages only where the operator wants reports (REPORT-1).
    const reported = failedEarlier.filter(({ pathname }) => to !== null || isProtected(pathname));
    reported.forEach(({ error, page, pathname }) => sendFailure(failedBy(error, page), { pathname }));
    addEventListener('vite:preloadError', ({ payload }) => {
        missing = payload ?? missing;
        sendFailure(failedBy(undefined, 'outdated'));
    });
    addEventListener('error', ({ error, filename }) => {
        // errors of extensions have another origin; those whose details the browser withholds have no `error`
        if (error && filename.startsWith(location.origin)) sendFailure(failedBy(error));
    });
    addEventListener('unhandledrejection', ({ reason }) => sendFailure(failedBy(reason)));

    const route = routeOf(new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname);
    const vitals = measureVitals();
    const sendVitals = (): void => {
        if (document.visibilityState !== 'hidden') return;
        document.removeEventListener('visibilitychange', sendVitals);
        send({ route, release, vitals: vitals() });
    };
    document.addEventListener('visibilitychange', sendVitals);
}
