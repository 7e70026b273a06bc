import * as session from '#authProvider/session';
import type { ApiRequest, HttpClient } from '#dataProvider/httpClient';
import type { User } from '#dataProvider/types';
import { ACTIVITY_DATABASE, mayExist } from '#storage/database';
import { lastSignOut } from '#storage/drafts';
import { settings } from '../../config/settings';
import { toast } from '../../ui/feedback/toast';

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

/** Returns a client that passes on the changes. */
export const recordingChanges = (client: HttpClient): HttpClient =>
    settings.activityDays === 0
        ? client
        : <T>(path: string, request: ApiRequest = {}) => {
              const sending = client<T>(path, request);
              if (NO_CHANGE.test(request.call ?? 'GET')) return sending;
              const change = {
                  number: (count += 1),
                  at: Date.now(),
                  me: session.getUser(),
                  signOut: lastSignOut(),
                  path,
                  request,
              };
              const note = (came: { data?: unknown; error?: unknown }): void => {
                  noted = onDemand().then(
                      ({ record }) => record(change, came),
                      () => undefined,
                  );
              };
              sending.then(note, (error: unknown) => note({ error }));
              return sending;
          };

/** Drops what a user has changed here, after a sign-out, unless they keep it (ACTIVITY-2). */
export const forgetActivity = async (me: User): Promise<void> => {
    if (await mayExist(ACTIVITY_DATABASE)) await (await onDemand()).drop(me);
};

/** Adds "Undo" to a message of success that is shown, if what was changed since (`changesSent`) can be undone (ACTIVITY-6). */
export function offerUndo(id: string, text: string, since: number): void {
    if (count > since)
        noted.then(onDemand).then(
            ({ offerUndo: offer }) => offer(id, text, since),
            () => undefined,
        );
}

/** Says that something has succeeded, and offers to undo it. */
export const sayDone = (text: string, since: number): void => offerUndo(toast.success(text), text, since);
