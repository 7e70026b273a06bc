import type { Request } from 'express';
import type { MockState, Row } from './rows/state';

/** The session of a call's bearer token; undefined if there is none. */
export function sessionOf(req: Request, state: MockState): Row<'sessions'> | undefined {
    const token = /^Bearer\s+(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    return token === undefined ? undefined : state.sessions.find(session => session.token === token);
}

/** Who a call claims to be from: the user of its session, or the e-mail of a sign-in, which may not exist. */
export interface Asker {
    email: string | null;
    user: Row<'users'> | undefined;
    isSigningIn: boolean;
}

/** Returns who a call claims to be from. */
export function askerOf(req: Request, state: MockState): Asker {
    const basic = /^Basic\s+(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (basic !== undefined) {
        const email = Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '';
        return { email, user: userNamed(email, state), isSigningIn: true };
    }
    const userId = sessionOf(req, state)?.userId;
    const user = userId === undefined ? undefined : state.users.find(row => row.id === userId);
    return { email: user?.email ?? null, user, isSigningIn: false };
}

/** The user with this id or e-mail. */
export function userNamed(name: string, state: MockState): Row<'users'> | undefined {
    const email = name.toLowerCase();
    return state.users.find(row => row.id === name || row.email.toLowerCase() === email);
}
