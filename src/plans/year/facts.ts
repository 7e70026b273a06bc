import { byId } from '#dataProvider/byId';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import type { Reading } from '../../jobs/public';
import { userIds } from '../../keys/public';
import { isListed } from '../../licences/public';
import { utcDay } from '../../shared/format/date';
import { groupedBy } from '../grouped';
import { addressKey } from '../source/addresses';
import type { OldPupils } from './draft';

/** What the check of a new school year knows (YEAR-1, YEAR-3). Pure. */

/** A user as the check needs one. */
export type Pupil = Pick<
    User,
    'id' | 'email' | 'forename' | 'surname' | 'alias' | 'active' | 'customer' | 'role' | 'adminNote' | 'cloudGroups'
>;

/** A key as the check needs one. */
export type HeldKey = Pick<Key, 'id' | 'licenceId' | 'product' | 'label' | 'expire' | 'token' | 'licenceType' | 'users'>;

export interface Records {
    people: readonly Pupil[];
    /** of the whole customer, with all their users */
    keys: readonly HeldKey[];
    licences: readonly Licence[];
    groups: readonly CloudGroup[];
    /** addresses of a list of last year */
    listed: ReadonlySet<string>;
}

export type YearFacts = Reading & Records;

export interface Index {
    byAddress: ReadonlyMap<string, Pupil>;
    byId: ReadonlyMap<string, Pupil>;
    /** the keys of a user */
    keysOf(user: string): readonly HeldKey[];
    licences: ReadonlyMap<string, Licence>;
    /** how many keys a licence has, with or without a user */
    used(licence: string): number;
}

const indexes = new WeakMap<readonly Pupil[], { keys: readonly HeldKey[]; licences: readonly Licence[]; index: Index }>();

/** The records by what they are looked for; made once for the same ones. */
export function indexOf({ people, keys, licences }: Records): Index {
    const before = indexes.get(people);
    if (before?.keys === keys && before.licences === licences) return before.index;
    const byUser = groupedBy(keys.filter(isListed), userIds);
    const byLicence = groupedBy(keys, key => key.licenceId);
    const index: Index = {
        byAddress: new Map(people.map(person => [addressKey(person.email), person])),
        byId: byId(people),
        keysOf: user => byUser.get(user) ?? [],
        licences: byId(licences),
        used: licence => byLicence.get(licence)?.length ?? 0,
    };
    indexes.set(people, { keys, licences, index });
    return index;
}

const contains = (text: string | null | undefined, word: string): boolean =>
    text?.toLowerCase().includes(word.trim().toLowerCase()) ?? false;

/** Last year's pupils (YEAR-1). */
export function oldPupils(draft: OldPupils, records: Records): Pupil[] {
    const { people } = records;
    const { keysOf } = indexOf(records);
    switch (draft.way) {
        case 'groups': {
            const old = new Set(draft.groups);
            return people.filter(({ cloudGroups = [] }) => cloudGroups.some(({ id }) => old.has(id)));
        }
        case 'licence':
            return people.filter(({ id }) =>
                keysOf(id).some(
                    ({ licenceId, expire }) =>
                        licenceId === draft.licence && (draft.until === '' || (expire != null && utcDay(expire) <= draft.until)),
                ),
            );
        case 'note':
            return people.filter(({ adminNote }) => contains(adminNote, draft.word));
        case 'people': {
            const chosen = new Set(draft.people);
            return people.filter(({ id }) => chosen.has(id));
        }
        case 'list':
            return people.filter(({ email }) => records.listed.has(addressKey(email)));
    }
}

/** Addresses in a text, whatever stands between them. */
export const addressesIn = (text: string): ReadonlySet<string> =>
    new Set((text.match(/[^\s<>,;:"'()|]+@[^\s<>,;:"'()|]+/g) ?? []).map(found => addressKey(found.replace(/\.+$/, ''))));
