import { hasToken, isSendable } from '../dataProvider/answers';
import { asUser, isNamed } from '../dataProvider/person';
import { dropOldDrafts, lastSignOut, noteSignOut } from '../src/config/drafts';
import { local, perTab } from '../src/config/storage';
import type { User } from '../dataProvider/types';

/**
 * The sole owner of the stored token and the cached user (specification 1, section 3, "Stored session").
 * Light on purpose: the public pages load it too.
 */

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
/** The cached user is fresh for so long, in milliseconds (contract, section 3). */
const USER_FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * Why a session ended: by the person, here or (`elsewhere`) in another tab; by a 401, here or there; or because what came with it
 * cannot be used.
 */
export type EndReason = 'signed-out' | 'elsewhere' | 'expired' | 'unusable';

/** Status of the server's refusal to end a session; 0 when there was no answer. */
export type SignOutFailure = { status: number };

type EndListener = (reason: EndReason) => void;

const endListeners = new Set<EndListener>();
const beginListeners = new Set<() => void>();
const signOutCallbacks = new Set<() => void | Promise<void>>();

// What a blocked storage could not keep lives here, so that the portal works for this page view.
let memoryToken: string | null = null;
let memoryUser: StoredUser | null = null;
/** When this page read the user, in milliseconds since 1970; 0 as long as it shows what an earlier page had read. */
let readHere = 0;
let expiredUnheard = false;
/** The session that this page shows; the stored one may be another by now (`watchOtherTabs`). */
let shownToken: string | null = null;
/** Why the server did not confirm the last sign-out, and who is told. */
let failedSignOut: SignOutFailure | null = null;
let failureListener: ((failure: SignOutFailure) => void) | null = null;
/** The last explicit sign-out that this page knows of. */
let knownSignOut = '';

const isStoredToken = (value: unknown): value is { token: string } => hasToken(value) && isSendable(value.token);

/** The user as it is kept: when it was read (milliseconds since 1970), and in which session. */
type StoredUser = Record<string, unknown> & { readAt: number; session: string };

/** A damaged role would lead to pages that are not the person's: without it the user is read anew. */
const isStoredUser = (value: unknown): value is StoredUser =>
    isNamed(value) && typeof value.role === 'string' && typeof value.readAt === 'number' && typeof value.session === 'string';

/** The stored bearer token, or null when nobody is signed in. */
export function getToken(): string | null {
    return local.getJson(TOKEN_KEY, isStoredToken)?.token ?? memoryToken;
}

/** What tells one session's cached user from another's, without keeping the token a second time. */
const markOf = (token: string | null): string =>
    Array.from(token ?? '')
        .reduce((mark, letter) => (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0, 7)
        .toString(36);

function forgetUser(): void {
    perTab.remove(USER_KEY);
    memoryUser = null;
    readHere = 0;
}

/** Begins a session with a fresh token; a cached user of an earlier session is dropped. */
export function begin(token: string): void {
    forgetUser();
    knownSignOut = lastSignOut();
    expiredUnheard = false;
    failedSignOut = null;
    memoryToken = local.setJson(TOKEN_KEY, { token }) ? null : token;
    // An earlier token that could not be replaced would be taken for this one.
    if (memoryToken !== null) local.remove(TOKEN_KEY);
    shownToken = token;
}

/**
 * The cached record of the signed-in user, or null when it is not loaded yet. One of another session is none, nor is what an earlier
 * page had read more than a day ago.
 */
export function getUser(): User | null {
    const stored = memoryUser ?? perTab.getJson(USER_KEY, isStoredUser);
    if (stored === null) return null;
    const { readAt, session, ...user } = stored;
    const age = Date.now() - readAt;
    const fresh = readHere !== 0 || (age >= 0 && age < USER_FRESH_MS);
    if (fresh && session === markOf(getToken())) return asUser(user);
    forgetUser();
    return null;
}

/** Caches the signed-in user's record for this tab, as read now. */
export function setUser(user: User): void {
    forgetUser();
    readHere = Date.now();
    const stored = { ...user, readAt: readHere, session: markOf(getToken()) };
    memoryUser = perTab.setJson(USER_KEY, stored) ? null : stored;
}

/** When this page itself read the cached user, in milliseconds since 1970; 0 when it came from an earlier page and is to be read anew. */
export const userReadHere = (): number => readHere;

/**
 * Ends the session on this device: token and user are gone, every tab hears of it, listeners run once.
 * A second call finds no session and does nothing, so that a burst of 401s ends it once.
 */
export function end(reason: EndReason): void {
    if (getToken() === null) return;
    // Before the token is gone, so that the other tabs know which end it is.
    if (reason === 'signed-out') noteSignOut();
    local.remove(TOKEN_KEY);
    close(reason);
}

/** The session is over, for this page. */
function close(reason: EndReason): void {
    knownSignOut = lastSignOut();
    dropOldDrafts();
    forgetUser();
    memoryToken = null;
    shownToken = null;
    // A read that began before the portal's code was there can be refused before anybody listens.
    expiredUnheard = reason === 'expired' && endListeners.size === 0;
    endListeners.forEach(listener => listener(reason));
}

/** Whether the session expired while nobody listened; true once, so that the sign-in page can say it. */
export function takeUnheardExpiry(): boolean {
    const unheard = expiredUnheard;
    expiredUnheard = false;
    return unheard;
}

/** Calls back when the session ends, in this tab or another one; returns the way to stop listening. */
export function onEnd(listener: EndListener): () => void {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
}

/** Calls back when somebody signs in in another tab while nobody is signed in here; returns the way to stop listening. */
export function onBegunElsewhere(listener: () => void): () => void {
    beginListeners.add(listener);
    return () => beginListeners.delete(listener);
}

/** Notes that the server did not confirm a sign-out; told to the person who still looks at the sign-in page. */
export function noteFailedSignOut(failure: SignOutFailure): void {
    if (getToken() !== null) return;
    failedSignOut = failure;
    failureListener?.(failure);
}

/** Calls back with the failure of the last sign-out, at once or when it is known; returns the way to stop listening. */
export function onFailedSignOut(listener: (failure: SignOutFailure) => void): () => void {
    failureListener = listener;
    if (failedSignOut) listener(failedSignOut);
    return () => {
        failureListener = null;
        failedSignOut = null;
    };
}

/** Registers work to be done before an explicit sign-out reaches the server, e.g. ending the academy session. */
export function onSignOut(callback: () => void | Promise<void>): () => void {
    signOutCallbacks.add(callback);
    return () => signOutCallbacks.delete(callback);
}

/** Runs the sign-out callbacks; one that fails does not stop the others. */
export async function runSignOutCallbacks(): Promise<void> {
    await Promise.allSettled([...signOutCallbacks].map(async callback => callback()));
}

/**
 * Follows what other tabs do to the session; called once when the page starts. A sign-out or an expiry there ends it here.
 * Somebody else's sign-in makes what this tab shows another session's: the page starts anew. A page that slept, e.g. in the
 * browser's cache of pages gone back to, was told of nothing: it looks when it is shown again.
 */
export function watchOtherTabs(startAnew: () => void): void {
    shownToken = getToken();
    knownSignOut = lastSignOut();
    dropOldDrafts();
    const look = (): void => {
        const before = shownToken;
        shownToken = getToken();
        if (shownToken === before) return;
        if (shownToken === null) {
            close(lastSignOut() === knownSignOut ? 'expired' : 'elsewhere');
        } else if (before !== null) {
            forgetUser();
            startAnew();
        } else {
            knownSignOut = lastSignOut();
            beginListeners.forEach(listener => listener());
        }
    };
    window.addEventListener('storage', ({ key }) => {
        if (key === TOKEN_KEY || key === null) look();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) look();
    });
    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') look();
    });
}
