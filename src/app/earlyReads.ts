import * as session from '../../authProvider/session';
import { abortEarly, startEarly, waitingAnswer } from '../../dataProvider/early';
import { asUser } from '../../dataProvider/person';
import type { User } from '../../dataProvider/types';
import { client } from '../client';
import type { Flags } from './firstReads';

let started = false;

/** Whether the portal is rendered, so that pages read for themselves. */
let pagesRead = false;

/** Starts no more early reads: called when the portal is rendered. */
export function leaveReadsToPages(): void {
    pagesRead = true;
}

/** The deep link, until the user leaves it, and the requests that were started for its page only. */
let deepLink: { pathname: string; reads: readonly string[] } | null = null;

/**
 * Starts the requests that a deep link needs while the portal's code is still loading (docs/quality.md, "Speed"): the user, the customer,
 * and, as soon as the role is known, the page's own first requests. Once per page load; pages opened afterwards send their own requests.
 */
export function startEarlyReads(pathname: string): void {
    if (started) return;
    started = true;
    const opened: NonNullable<typeof deepLink> = { pathname, reads: [] };
    deepLink = opened;
    startEarly(client, 'customer');
    // Kept here: the portal takes it as soon as its code is there.
    const customerAnswer = waitingAnswer('customer');
    // Which requests those are, in a file of its own: the public pages load this one.
    Promise.all([currentUser(), import('./firstReads')])
        .then(async ([user, { readsOf }]) => {
            const start = (flags: Flags | null): void => {
                if (deepLink !== opened || pagesRead) return;
                opened.reads = readsOf(pathname, new URLSearchParams(location.search).get('view'), user, flags);
                opened.reads.forEach(read => startEarly(client, read));
            };
            start(null);
            const customer = await customerAnswer;
            if (customer) start({ ...(JSON.parse(customer.text) as { flags?: Flags }).flags, cam: user.cam });
        })
        // Also for a response that is not a user: the page that needs it checks the response and shows the error.
        .catch(() => undefined);
}

/**
 * Aborts the page's own requests when the user goes elsewhere before the page's code used them (WIRE-13). `pathname` is the current or next
 * one.
 */
export function endEarlyReads(pathname: string): void {
    if (deepLink === null || deepLink.pathname === pathname) return;
    deepLink.reads.forEach(abortEarly);
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
