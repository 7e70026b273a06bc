import * as session from '#authProvider/session';
import type { ApiRequest, HttpClient } from '#dataProvider/httpClient';
import type { User } from '#dataProvider/types';
import { ACTIVITY_DATABASE, ACTIVITY_KEPT_KEY, dropDatabase, mayExist } from '#storage/database';
import { lastSignOut } from '#storage/drafts';
import { local } from '#storage/storage';
import { settings } from '../../config/settings';
import { toast } from '../../ui/feedback/toast';
import type { Came, Change } from './entry';
import { forgetLeft, isAnyLeft, leaveBehind } from './left';

/**
 * Passes on each change that this browser makes, to be kept in it (ACTIVITY-1). Small: every page loads it. What keeps them is loaded when the
 * first change is made, and its failure disturbs none.
 */

/** Reads, what is sent again and again while somebody learns, and tokens are no changes. */
const NO_CHANGE = /^GET|token|auth|progress/;

const onDemand = () => import('./onDemand');

let count = 0;
/** settles once all changes that have been answered are known to the recorder */
let noted: Promise<unknown> = Promise.resolve();

/** How many changes have been sent from this page: those since belong to what has been done since. */
export const changesSent = (): number => count;

/** Changes that are on their way, or answered and not known to the recorder yet, and what came of them. */
const waiting = new Map<Change, Came | undefined>();

/** What is written down of them: what an entry is made of (entry.ts), without anything else that was sent or answered. */
const WRITTEN = (
    'change came number at nonce me id customer customerContext signOut path request call body trace job plan licence before ' +
    'from licenceId name label expire autoAdd data ticketId error status reason unsent'
).split(' ');

/** Writes down, as the page is left, what it cannot store any more; the next page stores it. */
function leave(): void {
    leaveBehind(
        [...waiting].flatMap(([change, came]) =>
            change.signOut === lastSignOut() ? JSON.stringify({ change, came }, WRITTEN) : [],
        ),
    );
}

/** Returns a client that passes on the changes. */
export function recordingChanges(client: HttpClient): HttpClient {
    if (settings.activityDays === 0) {
        void forgetAll().catch(() => undefined);
        return client;
    }
    addEventListener('pagehide', leave);
    if (isAnyLeft()) {
        // It counts as sent from this page, so that what shows changes is loaded.
        count = 1;
        noted = onDemand().then(
            ({ takeLeft }) => takeLeft(),
            () => undefined,
        );
    }
    return <T>(path: string, request: ApiRequest = {}) => {
        const sending = client<T>(path, request);
        if (NO_CHANGE.test(request.call ?? 'GET')) return sending;
        const change: Change = {
            number: (count += 1),
            at: Date.now(),
            nonce: Math.random(),
            me: session.getUser(),
            signOut: lastSignOut(),
            path,
            request,
        };
        waiting.set(change, undefined);
        const note = (came: Came): void => {
            waiting.set(change, came);
            noted = onDemand().then(
                ({ record }) => {
                    record(change, came);
                    waiting.delete(change);
                },
                () => undefined,
            );
        };
        sending.then(note, (error: unknown) => note({ error }));
        return sending;
    };
}

/** Drops everything, of all users: the operator wants nothing kept (ACTIVITY-2). */
async function forgetAll(): Promise<void> {
    local.remove(ACTIVITY_KEPT_KEY);
    forgetLeft();
    if (await mayExist(ACTIVITY_DATABASE)) dropDatabase(ACTIVITY_DATABASE);
}

/** Drops what a user has changed here, after a sign-out, unless they keep it (ACTIVITY-2). */
export const forgetActivity = async (me: User): Promise<void> => {
    forgetLeft();
    if (await mayExist(ACTIVITY_DATABASE)) await (await onDemand()).drop(me);
};

/**
 * Adds "Undo" to a message of success that is shown, if what was changed since (`changesSent`) can be undone (ACTIVITY-6); `flagOf` is the group
 * whose default flag was switched.
 */
export function offerUndo(id: string, text: string, since: number, flagOf?: string): void {
    if (count > since)
        noted.then(onDemand).then(
            ({ offerUndo: offer }) => offer(id, text, since, flagOf),
            () => undefined,
        );
}

/** Says that something has succeeded, and offers to undo it. */
export const sayDone = (text: string, since: number, flagOf?: string): void =>
    offerUndo(toast.success(text), text, since, flagOf);
