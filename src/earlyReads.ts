import * as session from '../authProvider/session';
import { isAdministrator } from '../authProvider/access';
import { paths } from '../customRoutes/paths';
import { firstReads, startEarly } from '../dataProvider/early';
import { client } from './client';

let started = false;

/**
 * Starts what a deep link needs to read while the portal's code is still on its way (quality, "Speed"): the person, the customer,
 * and the page's own first read where the cached person tells which one it is. Once per page load; later pages read for themselves.
 */
export function startEarlyReads(pathname: string): void {
    if (started) return;
    started = true;
    const user = session.getUser();
    if (!user) startEarly(client, 'user');
    startEarly(client, 'customer');
    if (user && pathname === paths.licences) {
        startEarly(client, isAdministrator(user) ? firstReads.licences : firstReads.userKeys(user.id));
    }
}
