import { byId } from '#dataProvider/byId';
import { folded } from '#dataProvider/text';
import type { Step } from '#dataProvider/jobs/steps';
import type { CloudGroup, Customer } from '#dataProvider/types';
import { groupsFor } from '../givable';
import type { Entry } from '../source/entries';
import type { ClassChoice, YearDraft } from './draft';
import type { Records } from './facts';

/** The classes of the new list, and their cloud groups (YEAR-5). Pure. */

export interface ClassGroup {
    /** as it stands in the list */
    name: string;
    how: ClassChoice['how'];
    /** the group that there is already, also one that is renamed */
    group?: Pick<CloudGroup, 'id' | 'label'>;
    /** what the group is called afterwards */
    label: string;
    /** there is a group of this name */
    exists: boolean;
    /** number of rows */
    rows: number;
}

export const classKey = (name: string): string => folded(name).trim();

/** The classes in the order of the list, by `classKey`, with what becomes of their groups. */
export function classesOf(
    entries: readonly Pick<Entry, 'groups'>[],
    { classes }: Pick<YearDraft, 'classes'>,
    records: Pick<Records, 'groups'>,
    customer: Pick<Customer, 'flags'>,
): ReadonlyMap<string, ClassGroup> {
    const groups = groupsFor(records.groups, customer);
    const found = new Map<string, ClassGroup>();
    if (customer.flags.demo) return found;
    const known = byId(groups);
    const byLabel = new Map(groups.map(group => [classKey(group.label), group]));
    const listed = new Set(entries.flatMap(entry => entry.groups.map(classKey)));
    const renamed = new Set<string>();
    const made = (name: string): ClassGroup => {
        const same = groups.find(({ label }) => label === name) ?? byLabel.get(classKey(name));
        const base = { name, label: name, exists: same !== undefined, rows: 0 };
        const choice = classes[name];
        const chosen = choice?.id === undefined ? undefined : known.get(choice.id);
        if (choice?.how === 'none') return { ...base, how: 'none' };
        if (choice?.how === 'group' && chosen) return { ...base, how: 'group', group: chosen, label: chosen.label };
        // A group of this name cannot be there twice (GROUP-2), and no group has two names, or is that of another class.
        if (choice?.how === 'rename' && chosen && !same && !renamed.has(chosen.id) && !listed.has(classKey(chosen.label))) {
            renamed.add(chosen.id);
            return { ...base, how: 'rename', group: chosen };
        }
        return same ? { ...base, how: 'group', group: same, label: same.label } : { ...base, how: 'make' };
    };
    for (const { groups: names } of entries) {
        for (const name of names) {
            const before = found.get(classKey(name)) ?? made(name);
            found.set(classKey(name), { ...before, rows: before.rows + 1 });
        }
    }
    return found;
}

/** The step by which somebody joins the group of a class; the first one renames or makes it. */
export function joining({ how, group, label, name }: ClassGroup): Step | null {
    switch (how) {
        case 'group':
            return group ? { verb: 'joinGroup', group: group.id } : null;
        case 'rename':
            return group ? { verb: 'joinClass', label: name, renames: group.id, was: group.label } : null;
        case 'make':
            return { verb: 'joinClass', label };
        case 'none':
            return null;
    }
}
