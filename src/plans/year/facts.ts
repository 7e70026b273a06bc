import { byId } from '#dataProvider/byId';
import type { CloudGroup, Customer, Key, Licence, User } from '#dataProvider/types';
import { isAdministrator } from '#authProvider/roles';
import type { Reading } from '../../jobs/public';
import { isAutomatic, isExpired, isListed } from '../../licences/public';
import { nowSeconds, utcDay } from '../../shared/format/date';
import { sameAddress } from '../source/addresses';
import type { OldClasses } from './draft';

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
    const byUser = new Map<string, HeldKey[]>();
    const counts = new Map<string, number>();
    for (const key of keys) {
        counts.set(key.licenceId, (counts.get(key.licenceId) ?? 0) + 1);
        for (const { id } of isListed(key) ? (key.users ?? []) : []) {
            const others = byUser.get(id);
            if (others) others.push(key);
            else byUser.set(id, [key]);
        }
    }
    const index: Index = {
        byAddress: new Map(people.map(person => [sameAddress(person.email), person])),
        byId: byId(people),
        keysOf: user => byUser.get(user) ?? [],
        licences: byId(licences),
        used: licence => counts.get(licence) ?? 0,
    };
    indexes.set(people, { keys, licences, index });
    return index;
}

/** The licences that pupils can be given: schools do not see the automatic one (USER-12), and expired ones are none. */
export const licencesFor = (licences: readonly Licence[], { flags }: Pick<Customer, 'flags'>): Licence[] =>
    licences.filter(licence => isListed(licence) && !(flags.school && isAutomatic(licence)) && !isExpired(licence, nowSeconds()));

/** The cloud groups; demo customers have none (CUSTOMER-4). */
export const groupsFor = (groups: readonly CloudGroup[], { flags }: Pick<Customer, 'flags'>): readonly CloudGroup[] =>
    flags.demo ? [] : groups;

const contains = (text: string | null | undefined, word: string): boolean =>
    text?.toLowerCase().includes(word.trim().toLowerCase()) ?? false;

/** Last year's pupils (YEAR-1). */
export function oldPupils(draft: OldClasses, records: Records): Pupil[] {
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
            return people.filter(({ email }) => records.listed.has(sameAddress(email)));
    }
}

export const isAdmin = (person: Pick<Pupil, 'role'>): boolean => isAdministrator(person);

/** Addresses in a text, whatever stands between them. */
export const addressesIn = (text: string): ReadonlySet<string> =>
    new Set((text.match(/[^\s<>,;:"'()|]+@[^\s<>,;:"'()|]+/g) ?? []).map(found => sameAddress(found.replace(/\.+$/, ''))));
