import { hasToken, isSendable } from '../dataProvider/checks';
import { asUser, isNamed } from '../dataProvider/person';
import { dropOldDrafts, lastSignOut, noteSignOut } from '../storage/drafts';
import { perTab, sessionHome, TOKEN_KEY, USER_KEY } from '../storage/storage';
import type { User } from '../dataProvider/types';

/** The sole owner of the stored token and the cached user (SESSION-1). Small, because the public pages load it too. */

/** How long the cached user is fresh, in milliseconds (SESSION-8). */
export const USER_FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * Why a session ended: the user signed out here or (`elsewhere`) in another tab, a 401 arrived here or in another tab, or the data loaded
 * for the session is unusable.
 */
export type EndReason = 'signed-out' | 'elsewhere' | 'expired' | 'unusable';

/** HTTP status with which the server refused to end a session; 0 when there was no response. */
export type SignOutFailure = { status: number };

type EndListener = (reason: EndReason) => void;

const endListeners = new Set<EndListener>();
const beginListeners = new Set<() => void>();
const signOutCallbacks = new Set<() => void | Promise<void>>();

// Used when storage is blocked, so that the portal works until the page is left.
let memoryToken: string | null = null;
let memoryUser: StoredUser | null = null;
/** When this page read the user (epoch ms); 0 while it shows the user cached by an earlier page. */
let readHere = 0;
let missedExpiry = false;
/** The token of the session that this page shows; the stored one may differ by now (`watchOtherTabs`). */
let shownToken: string | null = null;
/** Whether another session has begun elsewhere, so that this page is about to be loaded again. */
let isOutdated = false;
/** Why the server did not confirm the last sign-out, and the listener to notify. */
let failedSignOut: SignOutFailure | null = null;
let failureListener: ((failure: SignOutFailure) => void) | null = null;
/** The last explicit sign-out that this page knows of. */
let knownSignOut = '';

const isStoredToken = (value: unknown): value is { token: string } => hasToken(value) && isSendable(value.token);

/** The stored user, with when it was read (epoch ms) and in which session. */
type StoredUser = Record<string, unknown> & { readAt: number; session: string };

/** A stored user without a valid role is read again: a damaged one could open pages that the user must not see. */
const isStoredUser = (value: unknown): value is StoredUser =>
    isNamed(value) && typeof value.role === 'string' && typeof value.readAt === 'number' && typeof value.session === 'string';

/** Returns the stored bearer token, or null when nobody is signed in. */
export function getToken(): string | null {
    return sessionHome.getJson(TOKEN_KEY, isStoredToken)?.token ?? memoryToken;
}

/**
 * Returns the token for this page's calls: none once another session has begun in another tab, until the page is loaded again. It shows what
 * belongs to the earlier one, and must change nothing in the name of the next person (SESSION-18).
 */
export function tokenOfPage(): string | null {
    const token = getToken();
    return !isOutdated && (shownToken === null || token === shownToken) ? token : null;
}

/** A hash that ties the cached user to its session without storing the token twice. */
const markOf = (token: string | null): string =>
    Array.from(token ?? '')
        .reduce((mark, letter) => (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0, 7)
        .toString(36);

/** Removes the cached user, who is then read again. */
export function forgetUser(): void {
    perTab.remove(USER_KEY);
    memoryUser = null;
    readHere = 0;
}

/** Begins a session with a new token and removes an earlier session's cached user. */
export function begin(token: string): void {
    forgetUser();
    knownSignOut = lastSignOut();
    missedExpiry = false;
    failedSignOut = null;
    memoryToken = sessionHome.setJson(TOKEN_KEY, { token }) ? null : token;
    // If the new token could not be stored, an older one left in storage would be mistaken for it.
    if (memoryToken !== null) sessionHome.remove(TOKEN_KEY);
    shownToken = token;
    isOutdated = false;
}

/**
 * The cached record of the signed-in user as it was stored, or null when there is none, it belongs to another session, or an earlier page read
 * it more than a day ago.
 */
export function storedUser(): Readonly<StoredUser> | null {
    const stored = memoryUser ?? perTab.getJson(USER_KEY, isStoredUser);
    if (stored === null) return null;
    const age = Date.now() - stored.readAt;
    const fresh = readHere !== 0 || (age >= 0 && age < USER_FRESH_MS);
    if (fresh && stored.session === markOf(getToken())) return stored;
    forgetUser();
    return null;
}

/** The same, ready to be used. */
export function getUser(): User | null {
    const stored = storedUser();
    if (stored === null) return null;
    const { readAt: _readAt, session: _session, ...user } = stored;
    return asUser(user);
}

/**
 * Caches the signed-in user's record for this tab as read just now. Returns false, and stores nothing, if it was read with another token than
 * that of the session by now: another person may have signed in meanwhile (SESSION-18).
 */
export function setUser(user: User, readWith: string | null): boolean {
    if (readWith === null || readWith !== getToken()) return false;
    forgetUser();
    readHere = Date.now();
    const stored = { ...user, readAt: readHere, session: markOf(readWith) };
    memoryUser = perTab.setJson(USER_KEY, stored) ? null : stored;
    return true;
}

/** Returns a check whether the session is still that of now: what is stored after an await may belong to an earlier one (SESSION-18). */
export function sameSession(): () => boolean {
    const token = getToken();
    return () => token !== null && getToken() === token;
}

/** When this page read the cached user (epoch ms); 0 when an earlier page did, so that it has to be read again. */
export const userReadHere = (): number => readHere;

/**
 * Ends the session on this device: removes token and user, notifies every tab and runs the `onEnd` listeners. Without a session it does
 * nothing, so a burst of 401s ends it once.
 */
export function end(reason: EndReason): void {
    if (getToken() === null) return;
    // Before the token is removed, so that the other tabs recognise a sign-out.
    if (reason === 'signed-out') noteSignOut();
    sessionHome.remove(TOKEN_KEY);
    close(reason);
}

/** Ends the session for this page only. */
function close(reason: EndReason): void {
    knownSignOut = lastSignOut();
    dropOldDrafts();
    forgetUser();
    memoryToken = null;
    shownToken = null;
    // A read that started before the portal's code was loaded can get a 401 before any listener is registered.
    missedExpiry = reason === 'expired' && endListeners.size === 0;
    endListeners.forEach(listener => listener(reason));
}

/** Whether the session expired before any listener was registered. Resets to false, so that the sign-in page shows it once. */
export function takeMissedExpiry(): boolean {
    const missed = missedExpiry;
    missedExpiry = false;
    return missed;
}

/** Registers a listener for the session's end, in this tab or another one; returns a function that removes it. */
export function onEnd(listener: EndListener): () => void {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
}

/** Registers a listener for a sign-in in another tab while nobody is signed in here; returns a function that removes it. */
export function onBegunElsewhere(listener: () => void): () => void {
    beginListeners.add(listener);
    return () => beginListeners.delete(listener);
}

/** Records that the server did not confirm a sign-out, for the sign-in page to show. */
export function noteFailedSignOut(failure: SignOutFailure): void {
    if (getToken() !== null) return;
    failedSignOut = failure;
    failureListener?.(failure);
}

/** Registers the listener for the last sign-out's failure, called at once if it is already known; returns a function that removes it. */
export function onFailedSignOut(listener: (failure: SignOutFailure) => void): () => void {
    failureListener = listener;
    if (failedSignOut) listener(failedSignOut);
    return () => {
        failureListener = null;
        failedSignOut = null;
    };
}

/**
 * Registers work to do before an explicit sign-out reaches the server, e.g. ending the academy session; returns a function that removes it.
 */
export function onSignOut(callback: () => void | Promise<void>): () => void {
    signOutCallbacks.add(callback);
    return () => signOutCallbacks.delete(callback);
}

/** Runs the sign-out callbacks; one that fails does not stop the others. */
export async function runSignOutCallbacks(): Promise<void> {
    await Promise.allSettled([...signOutCallbacks].map(async callback => callback()));
}

/**
 * Follows the session in other tabs; called once when the page starts. A sign-out or an expiry there ends the session here. A sign-in as
 * another user there calls `reload`, because it shows the earlier session's data. A suspended page, e.g. in the
 * back/forward cache, misses these events and checks when it is shown again.
 */
export function watchOtherTabs(reload: () => void): void {
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
            isOutdated = true;
            reload();
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
