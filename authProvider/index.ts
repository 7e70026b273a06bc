import type { AuthProvider } from 'ra-core';
import {
    getUser,
    discardToken,
    isPasswordChangeFailure,
    signIn,
    signOut,
    type ChoosableCustomer,
    type SignInData,
} from '../dataProvider/actions/session';
import { PortalError } from '../dataProvider/errors';
import type { HttpClient } from '../dataProvider/httpClient';
import type { User } from '../dataProvider/types';
import * as session from './session';

/** How long, in milliseconds, sign-out waits before ending the session, so that its callbacks can start calls that need it. */
const LEAVE_AFTER_MS = 100;

/** How long, in milliseconds, the sign-out call to the server waits at most for the callbacks to finish. */
const NOTIFY_AFTER_MS = 3000;

const wait = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** Resolves when the page is being closed, so that the sign-out call is sent at once. */
const closing = (): Promise<unknown> => new Promise(resolve => window.addEventListener('pagehide', resolve, { once: true }));

/** Fields of the sign-in form; `customer` is set once the visitor has chosen one of several. */
export interface Credentials extends SignInData {
    /** whether the visitor is still waiting; if not, a session that arrives late is signed out again */
    isCurrent?: () => boolean;
}

/** The result of `login`: the customers to choose from, or whether the visitor is now signed in. */
export type LoginResult = { customers: readonly ChoosableCustomer[] } | { signedIn: boolean };

/** The token was received but the user's record was not, so there is nothing to show. */
export class UserMissing extends Error {}

/** The provider as the portal itself calls it: `login` and `getIdentity` are typed. */
export interface PortalAuthProvider extends AuthProvider {
    login(credentials: Credentials): Promise<LoginResult>;
    getIdentity(params?: { signal?: AbortSignal }): Promise<User & { fullName: string }>;
    canAccess(params: { action: string; resource: string }): Promise<boolean>;
}

/**
 * react-admin's auth provider, built on the portal's session (SESSION-2 to SESSION-9). The session module owns the token and the user. Its
 * `onEnd` listeners clear the caches and open the sign-in page, so react-admin itself never navigates.
 */
export function createAuthProvider(client: HttpClient): PortalAuthProvider {
    return {
        /** Signs in, or returns the customers to choose from (SESSION-5). Rejects with a PortalError, or with `UserMissing`. */
        async login({ isCurrent = () => true, ...data }) {
            const response = await signIn(client, data);
            if (response.kind === 'choose') return { customers: response.customers };
            const { token } = response;
            // A visitor who has since left the page must not be signed in without noticing.
            if (isCurrent()) {
                session.begin(token);
                const isOurs = session.sameSession();
                try {
                    const user = await getUser(client, { auth: { bearer: token } });
                    if (session.setUser(user, token) && isCurrent()) return { signedIn: true };
                    if (isOurs()) session.end('unusable');
                } catch {
                    if (isOurs()) session.end('unusable');
                    void discardToken(client, token);
                    throw new UserMissing();
                }
            }
            void discardToken(client, token);
            return { signedIn: false };
        },

        /**
         * Runs the sign-out callbacks and ends the local session at once; never rejects. The server is notified in the background once the
         * callbacks are done; the sign-in page reports a failure.
         */
        async logout() {
            const token = session.getToken();
            const isOurs = session.sameSession();
            if (token !== null) {
                const callbacks = session.runSignOutCallbacks();
                void Promise.race([callbacks, wait(NOTIFY_AFTER_MS), closing()])
                    .then(() => signOut(client, token))
                    .catch((error: unknown) =>
                        session.noteFailedSignOut({ status: error instanceof PortalError ? error.status : 0 }),
                    );
                await Promise.race([callbacks, wait(LEAVE_AFTER_MS)]);
                if (isOurs()) session.end('signed-out');
            }
            // false: react-admin does not navigate, the `onEnd` listeners do
            return false;
        },

        async checkAuth() {
            if (session.getToken() === null) throw new PortalError('errors.noToken', { status: 401, reason: 'http' });
        },

        /**
         * A 401 ends the session, once, however many calls failed. Pages show all other errors themselves, and the 401 of a password
         * change.
         */
        async checkError(error: unknown) {
            if (error instanceof PortalError && error.status === 401 && !isPasswordChangeFailure(error)) session.end('expired');
        },

        /** Reads the signed-in user and caches the record for this tab. */
        async getIdentity({ signal } = {}) {
            const token = session.getToken();
            const user = await getUser(client, { signal });
            if (!session.setUser(user, token)) throw new DOMException('The session has changed.', 'AbortError');
            return { ...user, fullName: user.alias || user.email };
        },

        /** Checks the table of permissions. Rejects when the user is not cached and cannot be read (ROLE-5). */
        async canAccess({ action, resource }) {
            const user = session.getUser() ?? (await this.getIdentity());
            // With the portal, which has loaded it.
            const { canAccessResource } = await import('./access');
            return canAccessResource(user.role, action, resource);
        },
    };
}
