import * as session from '../authProvider/session';
import { isAdministrator } from '../authProvider/roles';
import { paths } from '../customRoutes/paths';
import { endEarly, firstReads, startEarly } from '../dataProvider/early';
import { asUser } from '../dataProvider/person';
import type { User } from '../dataProvider/types';
import { client } from './client';
import { CARD_BREAKPOINT_PX, storedDisplayMode } from './config/displayMode';

let started = false;

/** The deep link, as long as nobody has left it, and the read that was started for its page alone. */
let deepLink: { pathname: string; read?: string } | null = null;

/**
 * Starts what a deep link needs to read while the portal's code is still on its way (quality, "Speed"): the person, the customer,
 * and, as soon as it is known who looks, the page's own first read. Once per page load; later pages read for themselves.
 */
export function startEarlyReads(pathname: string): void {
    if (started) return;
    started = true;
    const opened: typeof deepLink = { pathname };
    deepLink = opened;
    startEarly(client, 'customer');
    currentUser()
        .then(user => {
            if (pathname !== paths.licences || deepLink !== opened) return;
            opened.read = isAdministrator(user) ? firstReads.licences : firstReads.userKeys(user.id);
            startEarly(client, opened.read);
            // The grid is the largest part of the page; who sees cards or the own keys never loads it.
            const wide = window.matchMedia(`(min-width: ${CARD_BREAKPOINT_PX}px)`).matches;
            if (isAdministrator(user) && wide && storedDisplayMode('licences') === 'table') {
                void import('./shared/list/ListTable').catch(() => undefined);
            }
        })
        // Also for an answer that is no person: the page that needs it judges the answer and shows what is wrong.
        .catch(() => undefined);
}

/**
 * Takes the page's own read back when the person goes elsewhere before the page's code took it (quality, "Faults and input").
 * `pathname` = where the person is going, or is.
 */
export function endEarlyReads(pathname: string): void {
    if (deepLink === null || deepLink.pathname === pathname) return;
    if (deepLink.read !== undefined) endEarly(deepLink.read);
    deepLink = null;
}

/**
 * The person: as cached by this tab, otherwise as read now. What an earlier page had cached is read too, for the portal, which shows it
 * and reads it anew behind; it finds the answer under way.
 */
async function currentUser(): Promise<User> {
    const cached = session.getUser();
    if (cached) {
        if (session.userReadHere() === 0) startEarly(client, 'user');
        return cached;
    }
    return asUser((await client<Record<string, unknown>>('user', { early: true })).data);
}
