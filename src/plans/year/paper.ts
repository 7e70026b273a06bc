import type { Item, Job } from '#dataProvider/jobs/job';
import { takenSteps } from '#dataProvider/jobs/outcome';
import type { User } from '#dataProvider/types';
import { isListed } from '../../licences/public';
import { nameOf } from '../../shared/person';
import { groupedBy } from '../grouped';
import { classKey } from './classes';

/** Who stands on class lists and cards (YEAR-9). Pure. */

export interface OnPaper {
    id: string;
    name: string;
    email: string;
    /** with the licence's name, and the code where it is wanted */
    keys: readonly { licence: string; token: string }[];
}

export interface ClassOnPaper {
    /** `''` without classes */
    label: string;
    pupils: readonly OnPaper[];
}

/** The ids of users whom a job has created. */
export const madeIn = ({ steps }: Pick<Job, 'steps'>, items: readonly Item[]): ReadonlySet<string> =>
    new Set(
        items.flatMap(item =>
            takenSteps(item, steps.length).some(at => steps[at]?.verb === 'createUser') && !item.make ? [item.id] : [],
        ),
    );

type Read = Pick<User, 'id' | 'email' | 'alias' | 'forename' | 'surname' | 'keys' | 'cloudGroups'>;

const onPaper = (user: Read, licenceOf: (id: string) => string): OnPaper => ({
    ...{ id: user.id, email: user.email, name: nameOf(user) },
    keys: (user.keys ?? []).filter(isListed).map(({ licenceId, token }) => ({ licence: licenceOf(licenceId), token })),
});

const { compare } = new Intl.Collator(undefined, { numeric: true });

const bySurname = (one: Read, other: Read): number =>
    compare(one.surname ?? '', other.surname ?? '') || compare(one.forename ?? '', other.forename ?? '');

/** The classes with the members that they have now, by surname; without classes everybody whom the plan was about. */
export function classesOnPaper(
    labels: readonly string[],
    users: readonly Read[],
    wanted: (id: string) => boolean,
    licenceOf: (id: string) => string,
): ClassOnPaper[] {
    const shown = users.filter(({ id }) => wanted(id)).toSorted(bySurname);
    if (labels.length === 0) return shown.length > 0 ? [{ label: '', pupils: shown.map(user => onPaper(user, licenceOf)) }] : [];
    const members = groupedBy(shown, ({ cloudGroups = [] }) => new Set(cloudGroups.map(({ label }) => classKey(label))));
    return labels
        .toSorted(compare)
        .map(label => ({ label, pupils: (members.get(classKey(label)) ?? []).map(user => onPaper(user, licenceOf)) }))
        .filter(({ pupils }) => pupils.length > 0);
}
