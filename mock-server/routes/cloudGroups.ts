import type { Request, Router } from 'express';
import type { Caller, Mock } from '../context';
import { answerCollection, answerRecord } from '../odata';
import type { CloudGroupRow } from '../state';
import { badRequest, bodyOf, conflict, forbidden, notFound, param, requiredText } from './shared/input';
import { findUser } from './shared/rules';
import { callerView, viewOf } from './shared/view';
import { groupOptions, memberOptions } from './shared/wire';

const flagOf = (body: Record<string, unknown>): boolean | undefined => {
    const value = body['autoAdd'];
    if (value !== undefined && typeof value !== 'boolean') throw badRequest('"autoAdd" must be true or false');
    return value;
};

/** Cloud groups and their members. Demo customers have none: they read an empty list and may not change anything. */
export function register(api: Router, mock: Mock): void {
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
