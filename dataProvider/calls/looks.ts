import type { PortalDataProvider } from '..';
import { countKeys, hasKey, isMissing, isSaved, usersWith } from '../jobs/lookups';
import type { Took } from '../queue/verified';
import type { ResourceName } from '../resources';
import { isSameId } from '../text';
import type { Comment, Licence, Ticket, User } from '../types';
import type { LookedUp } from './changes';

/**
 * How the outcome of each change is looked up when it is unknown (MANY-5): what is read, and what that says. Loaded when it is needed. What a
 * record of an area is recognised by is that area's rule, which it passes (`Judge`).
 */

/** What areas recognise a change by: the found record, how many licences there are, or whether it took effect; nothing if it did not. */
export interface Judges {
    'POST /keys': (total: number) => boolean;
    'POST /users': (users: readonly User[]) => User | undefined;
    'POST /cloudGroups': (groups: readonly { id: string; label: string }[]) => { id: string } | undefined;
    'POST /orders/academy': (licences: readonly Licence[]) => number;
    'POST /academy/videos/{id}/comments': (comments: readonly Comment[]) => Comment | undefined;
}

/** What a method was called with, without the name of its resource. */
export interface Sent {
    id: string;
    data: Record<string, unknown>;
    previousData: Record<string, unknown>;
}

type Look<Name, Params = Sent> = (
    provider: PortalDataProvider,
    params: Params,
    judge: Name extends keyof Judges ? Judges[Name] : undefined,
) => Promise<false | Took>;

const took = (isDone: boolean, result?: unknown): false | Took => isDone && { result };

/** The record has the new values. */
const saved =
    (resource: ResourceName): Look<never> =>
    async (provider, { id, data, previousData }) =>
        took(await isSaved(provider, resource, id, data), { data: { ...previousData, ...data, id } });

const NAMES = ['displayName', 'forename', 'surname'] as const;

export const LOOKS: {
    readonly [Name in LookedUp]: (provider: PortalDataProvider, params: never, judge: never) => Promise<false | Took>;
} = {
    'PATCH /user': (async (provider, patch) => {
        const now = await provider.getCurrentUser();
        return took(NAMES.every(name => patch[name] === undefined || patch[name] === now[name]));
    }) satisfies Look<never, Parameters<PortalDataProvider['updateCurrentUser']>[0]>,

    'PATCH /licences/{id}': saved('licences'),
    'POST /orders/academy': (async (provider, { count }, judge) => {
        const { data } = await provider.getList<Licence>('licences', { filter: { product: 'academy' } });
        return took(judge(data) === count);
    }) satisfies Look<'POST /orders/academy', { count: number }>,

    'POST /keys': (async (provider, { data }, judge) => {
        const total = await countKeys(provider, String(data.licenceId));
        return took(judge(total), { data: { ...data, id: '' } });
    }) satisfies Look<'POST /keys'>,
    'PATCH /keys/{id}': saved('keys'),
    'DELETE /users/{id}/keys/{keyId}': (async (provider, { user, key }) =>
        took(!(await hasKey(provider, user, ({ id }) => isSameId(id, key))))) satisfies Look<
        never,
        { user: string; key: string }
    >,

    'POST /users': (async (provider, { data }, judge) => {
        const found = judge(await usersWith(provider, String(data.email)));
        return took(found !== undefined, { data: { ...data, id: found?.id } });
    }) satisfies Look<'POST /users'>,
    'PATCH /users/{id}': saved('users'),

    'POST /cloudGroups': (async (provider, { data }, judge) => {
        const found = judge(await provider.findGroups({ label: String(data.label) }));
        return took(found !== undefined, { data: { ...data, id: found?.id } });
    }) satisfies Look<'POST /cloudGroups'>,
    'PATCH /cloudGroups/{id}': saved('cloudGroups'),
    'DELETE /cloudGroups/{id}': (async (provider, { id, previousData }) =>
        took(await isMissing(provider, 'cloudGroups', id), { data: { ...previousData, id } })) satisfies Look<never>,

    'PATCH /tickets/{id}': (async (provider, { ticket }) => {
        const { data } = await provider.getOne<Ticket>('tickets', { id: ticket });
        return took(data.status === 'closed');
    }) satisfies Look<never, { ticket: string }>,

    'POST /academy/videos/{id}/comments': (async (provider, { video, parent }, judge) => {
        const comments = parent === undefined ? provider.getComments({ video }) : provider.getReplies({ video, comment: parent });
        const found = judge(await comments);
        return took(found !== undefined, found);
    }) satisfies Look<'POST /academy/videos/{id}/comments', { video: string; parent?: string }>,
};
