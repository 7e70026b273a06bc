import type { AuthProvider } from 'ra-core';
import { getUser, isPasswordChangeFailure, signIn, signOut } from '../dataProvider/actions/session';
import { PortalError } from '../dataProvider/errors';
import type { HttpClient } from '../dataProvider/httpClient';
import type { User } from '../dataProvider/types';
import { canAccessResource } from './access';
import * as session from './session';

/** Milliseconds that the page stays open so that the sign-out callbacks can start their calls, which need the session. */
const LEAVE_AFTER_MS = 100;

/** Milliseconds that the sign-out call to the server waits at most for the callbacks to finish. */
const TELL_AFTER_MS = 3000;

const wait = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** Resolves when the page is being closed, so that outstanding calls are sent at once. */
const closing = (): Promise<unknown> => new Promise(resolve => window.addEventListener('pagehide', resolve, { once: true }));

/** Fields of the sign-in form; `customer` is the chosen one when the account belongs to several. */
export interface Credentials {
    email: string;
    password: string;
    customer?: string;
}

/**
 * react-admin's auth provider on top of the portal's session (SESSION-2 to SESSION-9). The session module owns token and user; the
 * listeners of the session's end clear the caches and go to the sign-in page, so react-admin itself never navigates.
 */
export function createAuthProvider(client: HttpClient): AuthProvider {
    const loadUser = async (): Promise<User> => {
        const cached = session.getUser();
        if (cached) return cached;
        const user = await getUser(client);
        session.setUser(user);
        return user;
    };

    return {
        /** Signs in; returns `{ customers }` when the user has to choose a customer. Rejects with a PortalError. */
        async login(credentials: Credentials) {
            const answer = await signIn(client, credentials);
            if (answer.kind === 'choose') return { customers: answer.customers };
            session.begin(answer.token);
            await loadUser();
            return {};
        },

        /**
         * Runs the sign-out callbacks and ends the local session at once; never rejects. The server is notified in the background once the
         * callbacks are done; the sign-in page shows its failure.
         */
        async logout() {
            const token = session.getToken();
            if (token !== null) {
                const callbacks = session.runSignOutCallbacks();
                void Promise.race([callbacks, wait(TELL_AFTER_MS), closing()])
                    .then(() => signOut(client, token))
                    .catch((error: unknown) =>
                        session.noteFailedSignOut({ status: error instanceof PortalError ? error.status : 0 }),
                    );
                await Promise.race([callbacks, wait(LEAVE_AFTER_MS)]);
                session.end('signed-out');
            }
            // false: react-admin does not navigate, the listeners of the session's end do
            return false;
        },

        async checkAuth() {
            if (session.getToken() === null) throw new PortalError('errors.noToken', { status: 401, reason: 'http' });
        },

        /**
         * A 401 ends the session once, however many calls failed. The page itself shows a 401 of a password change, and every other error.
         */
        async checkError(error: unknown) {
            if (error instanceof PortalError && error.status === 401 && !isPasswordChangeFailure(error)) session.end('expired');
        },

        async getIdentity() {
            const user = await loadUser();
            return { id: user.id, fullName: user.alias || user.email, email: user.email, role: user.role };
        },

        async getPermissions() {
            return (await loadUser()).role;
        },

        async canAccess({ action, resource }: { action: string; resource: string }) {
            return canAccessResource((await loadUser()).role, action, resource);
        },
    };
}
