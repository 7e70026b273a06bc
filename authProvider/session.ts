import { local, perTab } from '../src/config/storage';
import type { User } from '../dataProvider/types';

/**
 * The sole owner of the stored token and the cached user (specification 1, section 3, "Stored session").
 * Light on purpose: the public pages load it too.
 */

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
/** Beside the cached user: which session it was read in. */
const USER_SESSION_KEY = 'user-session';

/** Why a session ended: by the person, by a 401, or in another tab. */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

type EndListener = (reason: EndReason) => void;

const endListeners = new Set<EndListener>();
const signOutCallbacks = new Set<() => void | Promise<void>>();

// What a blocked storage could not keep lives here, so that the portal works for this page view.
let memoryToken: string | null = null;
let memoryUser: User | null = null;
let expiredUnheard = false;
/** The session that this page shows; the stored one may be another by now (`watchOtherTabs`). */
let shownToken: string | null = null;

const isStoredToken = (value: unknown): value is { token: string } =>
    typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && value.token !== '';

const isUser = (value: unknown): value is User =>
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'role' in value;

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
    perTab.remove(USER_SESSION_KEY);
    memoryUser = null;
}

/** Begins a session with a fresh token; a cached user of an earlier session is dropped. */
export function begin(token: string): void {
    forgetUser();
    expiredUnheard = false;
    memoryToken = local.setJson(TOKEN_KEY, { token }) ? null : token;
    // An earlier token that could not be replaced would be taken for this one.
    if (memoryToken !== null) local.remove(TOKEN_KEY);
    shownToken = token;
}

/** The cached record of the signed-in user, or null when it is not loaded yet. One that was read in another session is none. */
export function getUser(): User | null {
    const session = perTab.get(USER_SESSION_KEY);
    if (session !== null && session !== markOf(getToken())) forgetUser();
    return memoryUser ?? perTab.getJson(USER_KEY, isUser);
}

/** Caches the signed-in user's record for this tab. */
export function setUser(user: User): void {
    forgetUser();
    perTab.set(USER_SESSION_KEY, markOf(getToken()));
    memoryUser = perTab.setJson(USER_KEY, user) ? null : user;
}

/**
 * Ends the session on this device: token and user are gone, every tab hears of it, listeners run once.
 * A second call finds no session and does nothing, so that a burst of 401s ends it once.
 */
export function end(reason: EndReason): void {
    if (getToken() === null && reason !== 'elsewhere') return;
    local.remove(TOKEN_KEY);
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
 * Follows what other tabs do to the session; called once when the page starts. A sign-out there ends it here.
 * Somebody else's sign-in makes what this tab shows another session's: the page starts anew. A page that slept, e.g. in the
 * browser's cache of pages gone back to, was told of nothing: it looks when it is shown again.
 */
export function watchOtherTabs(startAnew: () => void): void {
    shownToken = getToken();
    const look = (): void => {
        const before = shownToken;
        shownToken = getToken();
        if (shownToken === before) return;
        if (shownToken === null) {
            end('elsewhere');
        } else if (before !== null) {
            forgetUser();
            startAnew();
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
