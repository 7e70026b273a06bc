import type { User } from '#dataProvider/types';

type Identified = readonly { id: string }[];

/** Those of the licences and cloud groups that somebody has (USER-17). Pure. */
export function sharedWith<Licence extends { id: string }, Group extends { id: string }>(
    { keys = [], cloudGroups = [] }: Pick<User, 'keys' | 'cloudGroups'>,
    { licences, groups }: { licences: readonly Licence[]; groups: readonly Group[] },
): { licences: Licence[]; groups: Group[] } {
    const held = new Set(keys.map(({ licenceId }) => licenceId));
    const own = new Set((cloudGroups as Identified).map(({ id }) => id));
    return { licences: licences.filter(({ id }) => held.has(id)), groups: groups.filter(({ id }) => own.has(id)) };
}
