import { ApiError, type Mock } from '../context';
import type { UserRow } from '../routes/users';

/** An account to sign in as. */
export interface Persona {
    id: string;
    email: string;
    name: string;
    role: string;
    active: boolean;
    /** what is special about this account */
    about: string;
    customers: { id: string; name: string }[];
}

/** The demo accounts, in display order. */
const ABOUT: readonly (readonly [string, string])[] = [
    ['admin@holzmann.example', 'Administrator of a German company with a large team'],
    ['user@holzmann.example', 'Ordinary user with own keys of both types, CAM tickets'],
    ['reader@holzmann.example', 'Sees the administrator’s pages and changes nothing'],
    ['multi@planwerk.example', 'Administrator of two companies, chooses one at sign-in'],
    ['admin@northfield.example', 'Administrator of an English company'],
    ['admin@schule.example', 'Administrator of a school, stricter rules for keys'],
    ['student@schule.example', 'Student with an educational key'],
    ['admin@demo.example', 'Administrator of a demo customer, no cloud groups'],
    ['admin@lehmann.example', 'Administrator without contract information and academy'],
    ['umlaut@holzmann.example', 'The password is pässwörtł'],
    ['inactive@holzmann.example', 'Not activated yet: cannot sign in'],
];

const WITHOUT_DEMO_ACCOUNTS = 12;

/** The demo accounts in the state; if there are none, the first users. */
export function personas({ state }: Mock): Persona[] {
    const names = new Map(state.customers.map(customer => [customer.id, customer.name]));
    const toPersona = (user: UserRow, about: string): Persona => ({
        id: user.id,
        email: user.email,
        name: [user.forename, user.surname].filter(Boolean).join(' ') || user.email,
        role: user.role,
        active: user.active,
        about,
        customers: user.customers.map(id => ({ id, name: names.get(id) ?? id })),
    });
    const demo = ABOUT.flatMap(([email, about]) => {
        const user = state.users.find(row => row.email === email);
        return user ? [toPersona(user, about)] : [];
    });
    return demo.length > 0 ? demo : state.users.slice(0, WITHOUT_DEMO_ACCOUNTS).map(user => toPersona(user, ''));
}

/**
 * Signs a user in without a password. `customer` is one of the user's customers; it defaults to the user's own. The session is as after a
 * sign-in: the customer context is set only if a customer was given.
 */
export function signInAs(mock: Mock, wanted: { userId?: unknown; email?: unknown; customer?: unknown }): { token: string } {
    const user = mock.state.users.find(row => row.id === wanted.userId || row.email === wanted.email);
    if (!user) throw new ApiError(404, 'There is no such user');
    if (!user.active) throw new ApiError(409, `${user.email} is not activated yet`);
    const chosen = wanted.customer;
    if (chosen !== undefined && (typeof chosen !== 'string' || !user.customers.includes(chosen))) {
        throw new ApiError(400, `${user.email} does not belong to that customer`);
    }
    const token = mock.nextToken();
    mock.state.sessions.push({
        token,
        userId: user.id,
        customer: chosen ?? user.customer,
        customerContext: chosen ?? null,
        createdAt: mock.now(),
    });
    mock.save();
    return { token };
}
