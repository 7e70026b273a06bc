import type { PortalDataProvider } from '../..';
import { PortalError } from '../../errors';
import { changed } from '../../queue/verified';
import { sameText } from '../../text';
import { originOf } from '../unsent';
import type { CloudGroup } from '../../types';

/** The cloud group of a class, by its label: it is made, or another one is renamed, where there is none (YEAR-5). */

export interface Class {
    label: string;
    /** the group (id) that is renamed, and its label until then */
    renames?: string;
    was?: string;
    /** who joins is in it already, under its former label: that is nothing to take back */
    member?: true;
}

type Group = Pick<CloudGroup, 'id' | 'label'>;

/** The group of this label: if there are several, the one that is spelled so. */
export async function findClass(provider: PortalDataProvider, label: string): Promise<Group | undefined> {
    const isMeant = (group: Group): boolean => sameText(group.label, label);
    const found = (await provider.findGroups({ label, queue: 'never' })).filter(isMeant);
    // A filter that finds nothing proves nothing (QUERY-14).
    const every = async () => (await provider.getList<CloudGroup>('cloudGroups', { meta: { queue: 'never' } })).data;
    const fitting = found.length > 0 ? found : (await every()).filter(isMeant);
    const spelled = fitting.filter(group => group.label === label);
    const [only, ...others] = spelled.length > 0 ? spelled : fitting;
    // Which of them the class is, nobody knows.
    if (others.length > 0) throw changed();
    return only;
}

/** Labels are unique (GROUP-2): whoever has asked first has made it for all. */
async function make(provider: PortalDataProvider, { label, renames, was }: Class): Promise<string> {
    const found = await findClass(provider, label);
    if (found) return found.id;
    if (renames === undefined) {
        const { data } = await provider.create('cloudGroups', { data: { label, autoAdd: false } });
        // A server may leave the id out (WIRE-5).
        return data.id || (await findClass(provider, label))?.id || '';
    }
    const { data } = await provider.getOne<CloudGroup>('cloudGroups', { id: renames });
    if (data.label !== was) throw changed('plans.seen.otherGroup');
    await provider.update('cloudGroups', { id: renames, data: { label }, previousData: {} });
    return renames;
}

/** How long a group that was found is not looked for again, in milliseconds: somebody may rename it. */
const KNOWN_MS = 10_000;

interface Found {
    group: Promise<string>;
    since: number;
}

const known = new WeakMap<PortalDataProvider, Map<string, Found>>();

const groupsOf = (provider: PortalDataProvider): Map<string, Found> => {
    const origin = originOf(provider);
    const groups = known.get(origin) ?? new Map<string, Found>();
    known.set(origin, groups);
    return groups;
};

export const forgetClass = (provider: PortalDataProvider, { label }: Class): boolean => groupsOf(provider).delete(label);

/** The id of a class's group. It is looked for once in a while: several pupils join at the same time. */
export function ensureClass(provider: PortalDataProvider, given: Class): Promise<string> {
    const groups = groupsOf(provider);
    const before = groups.get(given.label);
    if (before && performance.now() - before.since < KNOWN_MS) return before.group;
    const making = make(provider, given).catch(async (error: unknown) => {
        forgetClass(provider, given);
        // Somebody else was quicker, or the answer was lost.
        const found = error instanceof PortalError && error.status === 409 ? await findClass(provider, given.label) : undefined;
        if (!found) throw error;
        return found.id;
    });
    groups.set(given.label, { group: making, since: performance.now() });
    return making;
}
