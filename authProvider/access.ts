import type { Role } from '../dataProvider/types';
import { isAdministrator } from './roles';

/**
 * Permissions: one table of resource x action x role (ROLE-1 to ROLE-6). Pure. The portal checks it before offering an action; the server
 * has the final say.
 */

/** An action on a resource. `read` shows it; every other action changes something. */
export type Action = 'read' | 'create' | 'edit' | 'delete' | 'send' | 'assign' | 'release' | 'order' | 'request';

type Audience = 'everybody' | 'administrators' | 'writers' | 'ordinary users';

const AUDIENCE: Readonly<Record<Audience, (role: Role) => boolean>> = {
    everybody: () => true,
    administrators: role => isAdministrator({ role }),
    writers: role => role === 'ADMIN',
    'ordinary users': role => role === 'USER',
};

/** `read` and `change` cover every action; further entries are exceptions. */
interface Rule {
    read: Audience;
    change: Audience;
    only?: Partial<Record<Action, Audience>>;
}

const managed: Rule = { read: 'administrators', change: 'writers' };
const own: Rule = { read: 'everybody', change: 'everybody' };

const table = {
    // Everybody may open /licences: administrators see the list, users their own keys.
    licences: { read: 'everybody', change: 'writers' },
    licenceDetails: managed,
    keys: { read: 'everybody', change: 'writers', only: { request: 'ordinary users' } },
    seats: managed,
    users: managed,
    plans: managed,
    cloudGroups: { read: 'everybody', change: 'writers' },
    contracts: managed,
    invoices: managed,
    deadlines: managed,
    tickets: own,
    applications: own,
    profile: own,
    academy: own,
    membership: { read: 'everybody', change: 'writers' },
} as const satisfies Readonly<Record<string, Rule>>;

/** The data provider's resources and the pages that have none. */
export type Subject = keyof typeof table;

const RULES: Readonly<Record<Subject, Rule>> = table;

/** Whether a user with this role may do `action` on `subject`. */
export function mayDo(role: Role, action: Action, subject: Subject): boolean {
    const rule = RULES[subject];
    const audience = rule.only?.[action] ?? (action === 'read' ? rule.read : rule.change);
    return AUDIENCE[audience](role);
}

const READ_ACTIONS: ReadonlySet<string> = new Set(['list', 'show', 'read', 'export']);
const ACTIONS: ReadonlySet<string> = new Set<Action>([
    'read',
    'create',
    'edit',
    'delete',
    'send',
    'assign',
    'release',
    'order',
    'request',
]);

/**
 * The same check for react-admin's action names (`list`, `show` and `export` count as `read`); anything missing from the table is refused.
 */
export function canAccessResource(role: Role, action: string, resource: string): boolean {
    if (!Object.hasOwn(RULES, resource)) return false;
    const known = READ_ACTIONS.has(action) ? 'read' : action;
    return ACTIONS.has(known) && mayDo(role, known as Action, resource as Subject);
}
