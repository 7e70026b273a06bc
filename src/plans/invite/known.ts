import { whoseAddress } from '#dataProvider/address';
import { byId } from '#dataProvider/byId';
import { folded } from '#dataProvider/text';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import type { Reading } from '../../jobs/public';
import { groupedBy } from '../grouped';
import { frequentDomains, nearDomains, addressKey } from '../source/addresses';
import { nearestNames } from '../source/names';
import { meaningOf, type InviteDraft } from './draft';

/** What the check of a list compares with (INVITE-2). Pure. */

/** A user as the check needs one. */
export type Known = Pick<
    User,
    'id' | 'email' | 'forename' | 'surname' | 'alias' | 'active' | 'customer' | 'keys' | 'cloudGroups'
>;

/** What was read. */
export interface Records {
    people: readonly Known[];
    licences: readonly Licence[];
    groups: readonly CloudGroup[];
    /** the keys of licences (ids) with too few that have no user */
    spare: Readonly<Record<string, readonly Pick<Key, 'id'>[]>>;
}

export type InviteFacts = Reading & Records;

export interface PeopleIndex {
    /** whose address it is: of several that differ in case, who is spelled so; `several` where nobody is */
    at(address: string): Known | 'several' | undefined;
    byName: ReadonlyMap<string, Known>;
    /** the frequent domain that is one letter off the address's own */
    nearDomain(address: string): string | null;
}

/** A name for comparisons; empty unless both parts are known. */
export const nameKey = ({ forename, surname }: { forename?: string | null; surname?: string | null }): string =>
    forename && surname ? `${folded(forename)}\n${folded(surname)}` : '';

const indexes = new WeakMap<readonly Known[], PeopleIndex>();

/** The people by address and by name; made once for the same people. */
export function indexOf(people: readonly Known[]): PeopleIndex {
    const made = indexes.get(people);
    if (made) return made;
    const byAddress = groupedBy(people, ({ email }) => addressKey(email));
    const index: PeopleIndex = {
        at: address => {
            const all = byAddress.get(addressKey(address));
            return all && (whoseAddress(all, address) ?? 'several');
        },
        byName: new Map(people.map(person => [nameKey(person), person])),
        nearDomain: nearDomains(frequentDomains(people.map(({ email }) => email))),
    };
    indexes.set(people, index);
    return index;
}

/** What a name in the list means: a record, nothing (as was decided), or something to be asked. */
export type Meaning<Row> =
    { row: Row } | { nothing: true } | { unknown: string; nearest: readonly { id: string; name: string }[] };

/** Finds what names in the list mean: an id, or the only record with this name, or what was decided. Each name is looked for once. */
export function meanings<Row extends { id: string }>(
    what: 'licence' | 'group',
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    decided: InviteDraft['meanings'],
): (name: string) => Meaning<Row> {
    const known = byId(rows);
    const byName = groupedBy(rows, row => folded(nameOf(row)).trim());
    const found = new Map<string, Meaning<Row>>();
    const find = (name: string): Meaning<Row> => {
        const [only, ...others] = byName.get(folded(name).trim()) ?? [];
        const sure = known.get(name) ?? (others.length === 0 ? only : undefined);
        if (sure) return { row: sure };
        const decision = decided[meaningOf(what, name)];
        const chosen = decision && known.get(decision);
        if (chosen) return { row: chosen };
        if (decision === '') return { nothing: true };
        const named = rows.map(row => ({ id: row.id, name: nameOf(row) }));
        return {
            unknown: name,
            nearest: only ? [only, ...others].map(({ id }) => ({ id, name: `${name} (${id})` })) : nearestNames(name, named),
        };
    };
    return name => {
        const known = found.get(name) ?? find(name);
        found.set(name, known);
        return known;
    };
}
