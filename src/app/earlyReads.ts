import * as session from '../../authProvider/session';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import { abortEarly, firstReads, startEarly } from '../../dataProvider/early';
import { asUser } from '../../dataProvider/person';
import type { User } from '../../dataProvider/types';
import { client } from '../client';
import { CARD_BREAKPOINT_PX, storedDisplayMode } from '../config/displayMode';

let started = false;

/** The deep link, until the user leaves it, and the request that was started for its page only. */
let deepLink: { pathname: string; read?: string } | null = null;

/** The pages that read licences, or an ordinary user's keys, first. */
const FIRST_READ: readonly string[] = [paths.licences, paths.dashboard];

/**
 * Starts the requests that a deep link needs while the portal's code is still loading (docs/quality.md, "Speed"): the user, the customer,
 * and, as soon as the role is known, the page's own first request. Once per page load; pages opened afterwards send their own requests.
 */
export function startEarlyReads(pathname: string): void {
    if (started) return;
    started = true;
    const opened: typeof deepLink = { pathname };
    deepLink = opened;
    startEarly(client, 'customer');
    currentUser()
        .then(user => {
            if (!FIRST_READ.includes(pathname) || deepLink !== opened) return;
            opened.read = isAdministrator(user) ? firstReads.licences : firstReads.userKeys(user.id);
            startEarly(client, opened.read);
            if (pathname !== paths.licences) return;
            // The grid is the largest part of the page; users with cards or the list of their own keys never load it.
            const wide = window.matchMedia(`(min-width: ${CARD_BREAKPOINT_PX}px)`).matches;
            if (isAdministrator(user) && wide && storedDisplayMode('licences') === 'table') {
                void import('../shared/list/ListTable').catch(() => undefined);
            }
        })
        // Also for a response that is not a user: the page that needs it checks the response and shows the error.
        .catch(() => undefined);
}

/**
 * Aborts the page's own request when the user goes elsewhere before the page's code used it (WIRE-13). `pathname` is the current or next
 * one.
 */
export function endEarlyReads(pathname: string): void {
    if (deepLink === null || deepLink.pathname === pathname) return;
    if (deepLink.read !== undefined) abortEarly(deepLink.read);
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
