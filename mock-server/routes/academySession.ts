import type { Router } from 'express';
import type { AcademySession, AcademyState } from '../../dataProvider/types';
import { text, anyText, seconds, secondsOrNull } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Caller, Mock } from '../context';
import { bodyOf } from './shared/input';
import { settleOrders } from './shared/orders';
import { isExpired } from './shared/rules';

/** The one academy session of a user; expires 180 s after the last validate. */
export interface AcademySessionRow {
    id: string;
    userId: string;
    token: string;
    lastValidated: number;
    /** set by a logout without `immediate`: ends at this second unless a validate arrives first */
    endsAt: number | null;
    /** set by support staff: the result of every check, whatever the real state */
    forced: AcademyState | null;
}

declare module '../rows/state' {
    interface MockState {
        academySessions: AcademySessionRow[];
    }
}

export const ROWS: Descriptions<Collections<'academySessions'>> = {
    academySessions: {
        name: 'academy session',
        prefix: 'as',
        own: {
            id: text,
            userId: text,
            token: { ...anyText, description: 'The sign-in that holds the session; empty for none.' },
            lastValidated: seconds,
            endsAt: secondsOrNull,
            forced: {
                type: 'string',
                nullable: true,
                enum: ['missing', 'occupied', 'invalid', 'error', 'pending'],
                description: 'The state that every check answers with; empty for the true one.',
            },
        },
        references: { userId: 'users' },
        dependent: true,
    },
};

/** Seconds after its last check when a session expires (ACADEMY-8). */
const LAPSE = 180;
/** Seconds after which a logout takes effect unless a check comes first, so that a reload preserves the session (ACADEMY-9). */
const GRACE = 15;

/** The state of the caller's academy licence, including due orders. `valid` allows writing comments, and with a session also watching. */
export function academyLicence(mock: Mock, { user, customer }: Caller): 'valid' | 'missing' | 'invalid' {
    settleOrders(mock, customer.id);
    const keys = mock.state.keys.filter(
        key => key.userId === user.id && key.customerId === customer.id && key.product === 'academy',
    );
    if (keys.length === 0) return 'missing';
    const now = mock.now();
    const licences = new Set(keys.filter(key => key.expire === null || key.expire >= now).map(key => key.licenceId));
    return mock.state.licences.some(licence => licences.has(licence.id) && !isExpired(licence, now)) ? 'valid' : 'invalid';
}

/** The user's current session; undefined when it has ended or its sign-in no longer exists. */
function liveSession(mock: Mock, userId: string): AcademySessionRow | undefined {
    const now = mock.now();
    return mock.state.academySessions.find(
        session =>
            session.userId === userId &&
            now - session.lastValidated <= LAPSE &&
            (session.endsAt === null || now < session.endsAt) &&
            mock.state.sessions.some(signIn => signIn.token === session.token),
    );
}

/** The state that support staff have set for the caller, if any. */
const forcedState = (mock: Mock, { user }: Caller): AcademyState | undefined =>
    mock.state.academySessions.find(row => row.userId === user.id && row.forced !== null)?.forced ?? undefined;

/** Whether the caller's sign-in has the academy session, so that locked content is unlocked. */
export function hasAcademySession(mock: Mock, caller: Caller): boolean {
    if (forcedState(mock, caller)) return false;
    return academyLicence(mock, caller) === 'valid' && liveSession(mock, caller.user.id)?.token === caller.session.token;
}

/** The academy session: one per user, owned by one sign-in (ACADEMY-8). */
export function register(api: Router, mock: Mock): void {
    // A state forced by support staff stays until they clear it.
    const end = (userId: string): void => {
        mock.state.academySessions = mock.state.academySessions.filter(row => row.userId !== userId || row.forced !== null);
        mock.save();
    };

    /**
     * Claims a free session or extends the caller's own. `error` and `pending` are states of the real server, which are only forced here.
     */
    const validate = (caller: Caller): AcademySession => {
        const forced = forcedState(mock, caller);
        if (forced) return { data: { state: forced } };
        const licence = academyLicence(mock, caller);
        if (licence !== 'valid') return { data: { state: licence } };
        const { user, session } = caller;
        const live = liveSession(mock, user.id);
        if (live && live.token !== session.token) return { data: { state: 'occupied' } };
        end(user.id);
        mock.state.academySessions.push({
            id: mock.nextId('as'),
            userId: user.id,
            token: session.token,
            lastValidated: mock.now(),
            endsAt: null,
            forced: null,
        });
        return true;
    };

    api.post('/academy/auth/validate', (req, res) => {
        res.json(validate(mock.caller(req)));
    });

    // "Refresh the licence" ends the session at once, whichever of the user's sign-ins owns it, so that it can be taken over. A closing tab
    // ends only the session of its own sign-in.
    api.post('/academy/auth/logout', (req, res) => {
        const { user, session } = mock.caller(req);
        const live = liveSession(mock, user.id);
        if (bodyOf(req)['immediate'] === true) end(user.id);
        else if (live?.token === session.token) {
            live.endsAt = mock.now() + GRACE;
            mock.save();
        }
        res.status(204).end();
    });
}
