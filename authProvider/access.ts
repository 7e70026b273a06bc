import type { Role } from '../dataProvider/types';
import { isAdministrator } from './roles';

/**
 * Who may do what: one table of resource x action x role (specification 1 and 2, section 6; contract, section 3, "Roles").
 * Pure; the portal asks it before it offers anything, the server decides.
 */

/** What can be done to a resource. `read` shows it; the others change something. */
export type Action = 'read' | 'create' | 'edit' | 'delete' | 'send' | 'assign' | 'release' | 'order' | 'request';

/** Resources of the data provider and the pages beside them. */
export type Subject =
    | 'licences'
    | 'licenceDetails'
    | 'keys'
    | 'seats'
    | 'users'
    | 'cloudGroups'
    | 'contracts'
    | 'invoices'
    | 'tickets'
    | 'applications'
    | 'profile'
    | 'academy'
    | 'membership';

type Audience = 'everybody' | 'administrators' | 'writers' | 'ordinary users';

const AUDIENCE: Readonly<Record<Audience, (role: Role) => boolean>> = {
    everybody: () => true,
    administrators: role => isAdministrator({ role }),
    writers: role => role === 'ADMIN',
    'ordinary users': role => role === 'USER',
};

/** `read` and `change` cover every action; a further row names an exception. */
interface Rule {
    read: Audience;
    change: Audience;
    only?: Partial<Record<Action, Audience>>;
}

const managed: Rule = { read: 'administrators', change: 'writers' };
const own: Rule = { read: 'everybody', change: 'everybody' };

const RULES: Readonly<Record<Subject, Rule>> = {
    // Everybody opens /licences: administrators see the list, users their own keys.
    licences: { read: 'everybody', change: 'writers' },
    licenceDetails: managed,
    keys: { read: 'everybody', change: 'writers', only: { request: 'ordinary users' } },
    seats: managed,
    users: managed,
    cloudGroups: { read: 'everybody', change: 'writers' },
    contracts: managed,
    invoices: managed,
    tickets: own,
    applications: own,
    profile: own,
    academy: own,
    membership: { read: 'everybody', change: 'writers' },
};

/** Whether a person of this role may do `action` to `subject`. */
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

/** The same question in react-admin's words (`list`, `show` and `export` read); what the table does not know is refused. */
export function canAccessResource(role: Role, action: string, resource: string): boolean {
    if (!Object.hasOwn(RULES, resource)) return false;
    const known = READ_ACTIONS.has(action) ? 'read' : action;
    return ACTIONS.has(known) && mayDo(role, known as Action, resource as Subject);
}
