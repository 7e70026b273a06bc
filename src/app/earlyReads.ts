import * as session from '../../authProvider/session';
import { abortEarly, COLLECTION_LIMIT, hasArrived, startEarly, waitingAnswer } from '../../dataProvider/early';
import { asUser } from '../../dataProvider/person';
import type { User } from '../../dataProvider/types';
import { client } from '../client';
import type { FirstRead, Flags } from './firstReads';

let started = false;

/** Whether the portal is rendered, so that pages read for themselves. */
let pagesRead = false;

/** Starts no more early reads: called when the portal is rendered. */
export function leaveReadsToPages(): void {
    pagesRead = true;
}

/** A page that is opened by its URL, and the requests that were started for it only. */
interface DeepLink {
    pathname: string;
    reads: FirstRead[];
}

/** The deep link, until the user leaves it. */
let deepLink: DeepLink | null = null;

/** Whether requests for this page may still be started. */
const isAwaited = (opened: DeepLink): boolean => deepLink === opened && !pagesRead;

/** Starts a read of the page. If its collection is large and the URL names no other page, search or order, the first page follows. */
async function startRead(opened: DeepLink, read: FirstRead): Promise<void> {
    if (opened.reads.some(({ path }) => path === read.path)) return;
    opened.reads.push(read);
    startEarly(client, read.path);
    if (!read.first || location.search !== '') return;
    const answer = await waitingAnswer(read.path);
    const count = Number(/"@odata\.count"\s*:\s*(\d+)/.exec(answer?.text ?? '')?.[1]);
    if (count > COLLECTION_LIMIT && isAwaited(opened)) await startRead(opened, read.first);
}

/**
 * Starts the requests that a deep link needs while the portal's code is still loading (docs/quality.md, "Speed"): the user, the customer,
 * and, as soon as the role is known, the page's own first requests. Once per page load; pages opened afterwards send their own requests.
 */
export function startEarlyReads(pathname: string): void {
    if (started) return;
    started = true;
    const opened: DeepLink = { pathname, reads: [] };
    deepLink = opened;
    startEarly(client, 'customer');
    // Kept here: the portal takes it as soon as its code is there.
    const customerAnswer = waitingAnswer('customer');
    // Which requests those are, in a file of its own: the public pages load this one.
    Promise.all([currentUser(), import('./firstReads')])
        .then(async ([user, { readsOf }]) => {
            const start = (flags: Flags | null): void => {
                if (!isAwaited(opened)) return;
                const view = new URLSearchParams(location.search).get('view');
                // The page hears of a failure.
                for (const read of readsOf(pathname, view, user, flags)) startRead(opened, read).catch(() => undefined);
            };
            start(null);
            const customer = await customerAnswer;
            if (customer) start({ ...(JSON.parse(customer.text) as { flags?: Flags }).flags, cam: user.cam });
        })
        // Also for a response that is not a user: the page that needs it checks the response and shows the error.
        .catch(() => undefined);
}

/** The page's own requests that have succeeded, and whose response was not taken yet. */
export const arrivedReads = (): FirstRead[] => deepLink?.reads.filter(({ path }) => hasArrived(path)) ?? [];

/**
 * Aborts the page's own requests when the user goes elsewhere before the page's code used them (WIRE-13). `pathname` is the current or next
 * one.
 */
export function endEarlyReads(pathname: string): void {
    if (deepLink === null || deepLink.pathname === pathname) return;
    deepLink.reads.forEach(({ path }) => abortEarly(path));
    deepLink = null;
}

/**
 * Returns the user: as cached by this tab, otherwise from the server. What an earlier page cached is also fetched, because the portal shows
 * it and refetches it in the background; it then uses this pending request.
 */
async function currentUser(): Promise<User> {
    const cached = session.getUser();
    if (cached) {
        if (session.userReadHere() === 0) startEarly(client, 'user');
        return cached;
    }
    return asUser((await client<Record<string, unknown>>('user', { early: true })).data);
}
