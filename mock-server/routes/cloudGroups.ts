import type { Request, Router } from 'express';
import type { CloudGroup } from '../../dataProvider/types';
import { text, texts } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import { CUSTOMER } from '../seed/customers';
import type { Draft } from '../seed/draft';
import type { Caller, Mock } from '../context';
import { answerCollection, answerRecord } from '../odata';
import { badRequest, bodyOf, conflict, forbidden, notFound, param, requiredText } from './shared/input';
import { findUser } from './shared/rules';
import { callerView, viewOf } from './shared/view';
import { groupOptions, memberOptions } from './shared/wire';

export type CloudGroupRow = Pick<CloudGroup, 'id' | 'label' | 'autoAdd'> & { customerId: string; userIds: string[] };

declare module '../rows/state' {
    interface MockState {
        cloudGroups: CloudGroupRow[];
    }
}

export const ROWS: Descriptions<Collections<'cloudGroups'>> = {
    cloudGroups: {
        name: 'cloud group',
        prefix: 'g',
        schema: 'CloudGroup',
        shared: ['id', 'label', 'autoAdd'],
        own: { customerId: text, userIds: texts },
        references: { customerId: 'customers', userIds: 'users' },
    },
};

const flagOf = (body: Record<string, unknown>): boolean | undefined => {
    const value = body['autoAdd'];
    if (value !== undefined && typeof value !== 'boolean') throw badRequest('"autoAdd" must be true or false');
    return value;
};

/** How the calls of this file reach a group. */
function accessTo(mock: Mock) {
    /** The groups visible to the caller: all of the customer's for an administrator, a USER's own. */
    const visible = ({ user, customer, isAdmin }: Caller): CloudGroupRow[] => {
        if (customer.flags.demo) return [];
        return mock.state.cloudGroups.filter(
            group => group.customerId === customer.id && (isAdmin || group.userIds.includes(user.id)),
        );
    };

    const find = (req: Request, caller: Caller): CloudGroupRow => {
        const group = visible(caller).find(row => row.id === param(req, 'id'));
        if (!group) throw notFound('Cloud group');
        return group;
    };

    const writer = (req: Request): Caller => {
        const caller = mock.writer(req);
        if (caller.customer.flags.demo) throw forbidden();
        return caller;
    };

    const answer = (req: Request, caller: Caller, group: CloudGroupRow): object =>
        answerRecord(req, group, groupOptions(viewOf(mock, caller), true));

    /** The label of a new or renamed group: not blank (400), and different from every other group's, ignoring case (409). */
    const labelOf = (body: Record<string, unknown>, { customer }: Caller, self?: CloudGroupRow): string => {
        const label = requiredText(body, 'label');
        const taken = mock.state.cloudGroups.some(
            group => group !== self && group.customerId === customer.id && group.label.toLowerCase() === label.toLowerCase(),
        );
        if (taken) throw conflict('A cloud group of this name exists');
        return label;
    };

    return { visible, find, writer, answer, labelOf };
}

/** The groups of a customer: read, made, renamed, deleted. */
function registerGroups(api: Router, mock: Mock): void {
    const { visible, find, writer, answer, labelOf } = accessTo(mock);
    api.get('/cloudGroups', (req, res) => {
        const view = callerView(mock, req);
        res.json(answerCollection(req, visible(view.caller), groupOptions(view)));
    });

    api.post('/cloudGroups', (req, res) => {
        const caller = writer(req);
        const body = bodyOf(req);
        const group: CloudGroupRow = {
            id: mock.nextId('g'),
            customerId: caller.customer.id,
            label: labelOf(body, caller),
            autoAdd: flagOf(body) ?? false,
            userIds: [],
        };
        mock.state.cloudGroups.push(group);
        mock.save();
        res.status(201).json(answer(req, caller, group));
    });

    api.get('/cloudGroups/:id', (req, res) => {
        const caller = mock.caller(req);
        res.json(answer(req, caller, find(req, caller)));
    });

    api.patch('/cloudGroups/:id', (req, res) => {
        const caller = writer(req);
        const group = find(req, caller);
        const body = bodyOf(req);
        const autoAdd = flagOf(body);
        if ('label' in body) group.label = labelOf(body, caller, group);
        if (autoAdd !== undefined) group.autoAdd = autoAdd;
        mock.save();
        res.json(answer(req, caller, group));
    });

    api.delete('/cloudGroups/:id', (req, res) => {
        const group = find(req, writer(req));
        mock.state.cloudGroups.splice(mock.state.cloudGroups.indexOf(group), 1);
        mock.save();
        res.status(204).end();
    });
}

/** The members of a group. */
function registerMembers(api: Router, mock: Mock): void {
    const { find, writer } = accessTo(mock);
    api.get('/cloudGroups/:id/users', (req, res) => {
        const view = callerView(mock, req);
        const rows = find(req, view.caller).userIds.flatMap(id => view.relations.user(id) ?? []);
        res.json(answerCollection(req, rows, memberOptions()));
    });

    api.put('/cloudGroups/:id/users', (req, res) => {
        const caller = writer(req);
        const group = find(req, caller);
        const ids: unknown = req.body;
        if (!Array.isArray(ids) || !ids.every(id => typeof id === 'string'))
            throw badRequest('The body must be a list of user ids');
        const known = new Set(viewOf(mock, caller).relations.users.map(user => user.id));
        const unknown = ids.find(id => !known.has(id));
        if (unknown !== undefined) throw notFound(`User ${unknown}`);
        group.userIds = [...new Set(ids)];
        mock.save();
        res.status(204).end();
    });

    api.put('/cloudGroups/:id/users/:userId', (req, res) => {
        const caller = writer(req);
        const group = find(req, caller);
        const user = findUser(mock, caller, param(req, 'userId'));
        if (!group.userIds.includes(user.id)) group.userIds.push(user.id);
        mock.save();
        res.status(204).end();
    });

    api.delete('/cloudGroups/:id/users/:userId', (req, res) => {
        const group = find(req, writer(req));
        const id = param(req, 'userId');
        if (!group.userIds.includes(id)) throw notFound('User');
        group.userIds = group.userIds.filter(member => member !== id);
        mock.save();
        res.status(204).end();
    });
}

/** Cloud groups and their members. Demo customers have none: they read an empty list and may not change anything. */
export function register(api: Router, mock: Mock): void {
    registerGroups(api, mock);
    registerMembers(api, mock);
}

/** Everybody with cloud access, a percentage of them, or nobody. */
type Members = 'all' | 'none' | number;

const GROUPS: readonly { customer: string; label: string; autoAdd?: boolean; members: Members; holders?: readonly string[] }[] = [
    { customer: CUSTOMER.holzmann, label: 'Alle Mitarbeiter', autoAdd: true, members: 'all' },
    { customer: CUSTOMER.holzmann, label: 'Planung', members: 20, holders: ['u102', 'u104'] },
    { customer: CUSTOMER.holzmann, label: 'Werkstatt', members: 25, holders: ['u102'] },
    { customer: CUSTOMER.holzmann, label: 'Ausstellung Ulm', members: 12 },
    { customer: CUSTOMER.holzmann, label: 'Äußere Projekte', members: 8 },
    { customer: CUSTOMER.holzmann, label: 'Geschäftsleitung', members: 0, holders: ['u101', 'u115'] },
    { customer: CUSTOMER.holzmann, label: 'Auszubildende', members: 'none' },
    { customer: CUSTOMER.northfield, label: 'Everyone', autoAdd: true, members: 'all' },
    { customer: CUSTOMER.northfield, label: 'Design', members: 40, holders: ['u113'] },
    { customer: CUSTOMER.northfield, label: 'Workshop', members: 25, holders: ['u106'] },
    { customer: CUSTOMER.northfield, label: "Harrogate '24", members: 'none' },
    { customer: CUSTOMER.school, label: 'Schule', autoAdd: true, members: 'all' },
    { customer: CUSTOMER.school, label: 'Klasse HT1a', members: 20 },
    { customer: CUSTOMER.school, label: 'Klasse HT2a', members: 18, holders: ['u109'] },
    { customer: CUSTOMER.school, label: 'Lehrkräfte', members: 0, holders: ['u108'] },
    { customer: CUSTOMER.lehmann, label: 'Werkstatt', autoAdd: true, members: 'all' },
];

/** The cloud groups `g101`, `g102`, ... of every customer except the demo one. A numeric `members` is a percentage of the team. */
export function seed(draft: Draft): Collections<'cloudGroups'> {
    const cloudGroups = GROUPS.map(({ customer, label, autoAdd = false, members, holders = [] }, index) => {
        const team = draft.users.filter(user => user.customer === customer && user.cloud.access);
        const chosen = team.filter(user => {
            if (holders.includes(user.id)) return true;
            return typeof members === 'number' ? draft.chance(members) : members === 'all';
        });
        return { id: `g${101 + index}`, customerId: customer, label, autoAdd, userIds: chosen.map(user => user.id) };
    });
    return { cloudGroups };
}
