import { MEMBERS_NAMED } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';

/** The rules of cloud groups (GROUP-2, GROUP-4, GROUP-5). Pure. */

type Named = Pick<CloudGroup, 'id' | 'label'>;

/** Returns why the typed name of a group, whose present one is `current`, cannot be sent (an i18n key below `cloudGroups.`), or null. */
export function nameProblem(typed: string, current?: string): 'noEmptyGroupName' | 'groupNameUnchanged' | null {
    const label = typed.trim();
    if (label === '') return 'noEmptyGroupName';
    return label === current ? 'groupNameUnchanged' : null;
}

/** Names are compared case-insensitively: nobody distinguishes `Planung` and `planung`. Accents make names differ. */
const comparable = (label: string): string => label.trim().normalize('NFC').toLowerCase();

/** Whether another group than `self` (an id) has this name. */
export const isNameTaken = (label: string, groups: readonly Named[], self?: string): boolean =>
    groups.some(group => group.id !== self && comparable(group.label) === comparable(label));

/** The fields of a member that the server sends within a group. */
export interface Member {
    id: string;
    email: string;
    alias?: string;
}

/** Returns the members that a list shows by name, the first ten, and whether there are more (GROUP-5). */
export function namedMembers<Row>(members: readonly Row[], count: number): { items: Row[]; more: boolean } {
    const items = members.slice(0, MEMBERS_NAMED);
    return { items, more: count > items.length };
}

/** Whether a user, loaded with their cloud groups, is already a member of the group. */
export const isMember = (user: { cloudGroups?: readonly { id: string }[] }, group: string): boolean =>
    user.cloudGroups?.some(({ id }) => id === group) ?? false;
