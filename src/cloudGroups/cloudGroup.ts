import { MEMBERS_NAMED } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';

/** The rules of cloud groups (GROUP-2, GROUP-4, GROUP-5). Pure. */

type Named = Pick<CloudGroup, 'id' | 'label'>;

/** Whether a group's typed name can be sent: its present one, `current`, counts as none. */
export const isNewName = (typed: string, current?: string): boolean => !['', current].includes(typed.trim());

/** Group names are compared ignoring case, but not accents. */
const comparable = (label: string): string => label.trim().normalize('NFC').toLowerCase();

/** Whether a group other than `self` (an id) has this name. */
export const isNameTaken = (label: string, groups: readonly Named[], self?: string): boolean =>
    groups.some(group => group.id !== self && comparable(group.label) === comparable(label));

/** The fields of a member that the server sends within a group. */
export interface Member {
    id: string;
    email: string;
    alias?: string;
}

/** Returns the first ten members, which a list names, and whether there are more (GROUP-5). */
export function namedMembers<Row>(members: readonly Row[], count: number): { items: Row[]; more: boolean } {
    const items = members.slice(0, MEMBERS_NAMED);
    return { items, more: count > items.length };
}

/** Whether a user, loaded with their cloud groups, is already a member of the group. */
export const isMember = (user: { cloudGroups?: readonly { id: string }[] }, group: string): boolean =>
    user.cloudGroups?.some(({ id }) => id === group) ?? false;
