import { MEMBERS_NAMED } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';

/** The rules of cloud groups (specification 2, sections 3, 5 and 9). Pure. */

type Named = Pick<CloudGroup, 'id' | 'label'>;

/** What a form does with the typed name: refuse it when it is empty, and like that when it is unchanged, or send it trimmed. */
export function nameOutcome(
    typed: string,
    current?: string,
): { kind: 'empty' } | { kind: 'unchanged' } | { kind: 'name'; label: string } {
    const label = typed.trim();
    if (label === '') return { kind: 'empty' };
    return label === current ? { kind: 'unchanged' } : { kind: 'name', label };
}

/** Names are the same whatever their case: nobody tells `Planung` and `planung` apart. Accents make names differ. */
const comparable = (label: string): string => label.trim().normalize('NFC').toLowerCase();

/** Whether another group than `self` (an id) has this name. */
export const isNameTaken = (label: string, groups: readonly Named[], self?: string): boolean =>
    groups.some(group => group.id !== self && comparable(group.label) === comparable(label));

/** As much of a member as the server tells within a group. */
export interface Member {
    id: string;
    email: string;
    alias?: string;
}

/** The members that a list names: the first ten, and whether there are more (specification 2, section 9). */
export function namedMembers<Row>(members: readonly Row[], count: number): { items: Row[]; more: boolean } {
    const items = members.slice(0, MEMBERS_NAMED);
    return { items, more: count > items.length };
}

/** Whether a user, read with cloud groups, belongs to the group already. */
export const isMember = (user: { cloudGroups?: readonly { id: string }[] }, group: string): boolean =>
    user.cloudGroups?.some(({ id }) => id === group) ?? false;
