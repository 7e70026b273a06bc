import { folded } from '#dataProvider/text';
import { groupedBy } from '../grouped';
import { columnsOf, entriesOf } from '../review/columns';
import { cleanAddress, addressKey } from '../source/addresses';
import { listedDay } from '../source/days';
import { fieldsOf } from '../source/headers';
import type { Table } from '../source/table';

/** What is different between two files of who has what (REVIEW-7). Pure. */

export const KINDS = ['given', 'taken', 'moved', 'expired', 'renamed'] as const;
export type DifferenceKind = (typeof KINDS)[number];

/** A key of somebody, as a file has it. */
interface Held {
    /** ID of the key; `''` in files without */
    key: string;
    /** in one form; `''` for a key without a user */
    address: string;
    name: string;
    licence: string;
    label: string;
    /** `YYYY-MM-DD`; `''` for none */
    expire: string;
}

export interface Difference {
    kind: DifferenceKind;
    /** who has, or had it: the name, or else the address */
    name: string;
    email: string;
    licence: string;
    label: string;
    key: string;
    /** of a key that moved: to whom; of one that was renamed: what it is called now; of one that expired: on which day */
    now: string;
    /** what it was called before */
    was: string;
}

/** The keys of a file; rows of people without a key have none. */
export function heldIn(table: Table): Held[] {
    const columns = columnsOf(table);
    const named = table.header ? fieldsOf(table.header).indexOf('fullName') : -1;
    return entriesOf(table, columns, false).flatMap(({ line, keyId, email, licence, label, expire }, at): Held[] => {
        if (keyId === '' && licence === '' && label === '') return [];
        const name = table.rows[at]?.line === line ? (table.rows[at].cells[named] ?? '').trim() : '';
        const address = email === '' ? '' : addressKey(cleanAddress(email).address);
        return [{ key: keyId, address, name: name || email, licence, label, expire: listedDay(expire) ?? '' }];
    });
}

const of = (kind: DifferenceKind, { name, address, licence, label, key }: Held, more: Partial<Difference> = {}): Difference => ({
    ...{ kind, name, email: address, licence, label, key, was: '', now: '' },
    ...more,
});

interface Days {
    /** `YYYY-MM-DD` of each file; `''` if it is not known */
    before: string;
    after: string;
}

/** What became of a key of the same user. */
function sameUser(before: Held, after: Held, days: Days): Difference[] {
    const renamed = ([['label'], ['licence'], ['name']] as const)
        .map(([field]) => ({ was: before[field], now: after[field] }))
        .filter(({ was, now }) => was !== now && was !== '' && now !== '')
        .map(names => of('renamed', after, names));
    const { expire } = after;
    const isExpired = expire !== '' && days.after !== '' && expire < days.after && (days.before === '' || expire >= days.before);
    return isExpired ? [...renamed, of('expired', after, { now: expire })] : renamed;
}

/** Who lost and who got a key: it moved from one to the other, as far as there are both. */
function changedHands(lost: readonly Held[], got: readonly Held[]): Difference[] {
    const pairs = Math.min(lost.length, got.length);
    return [
        ...lost.slice(0, pairs).map((one, at) => of('moved', one, { now: got[at]?.name ?? '' })),
        ...lost.slice(pairs).map(one => of('taken', one)),
        ...got.slice(pairs).map(one => of('given', one)),
    ];
}

/** The differences of one key, or of what cannot be told apart. */
function ofKey(before: readonly Held[], after: readonly Held[], days: Days): Difference[] {
    const rest = [...after];
    const lost: Held[] = [];
    const found: Difference[] = [];
    for (const one of before) {
        const place = rest.findIndex(({ address }) => address === one.address);
        const [same] = place === -1 ? [] : rest.splice(place, 1);
        if (same) found.push(...(one.address === '' ? [] : sameUser(one, same, days)));
        else lost.push(one);
    }
    // A key without a user is had by nobody.
    const isHeld = ({ address }: Held): boolean => address !== '';
    return [...found, ...changedHands(lost.filter(isHeld), rest.filter(isHeld))];
}

const isIdentified = (held: readonly Held[]): boolean => held.every(({ key }) => key !== '');

/** Without IDs a key is known by licence and label; where its label has changed, by user and licence, if there is only one such on both sides. */
function byWords(before: readonly Held[], after: readonly Held[], days: Days): Difference[] {
    const nameOf = ({ licence, label }: Held): string => `${folded(licence)}\n${folded(label)}`;
    const ownName = ({ address, licence }: Held): string => `${address}\n${folded(licence)}`;
    const labels = { before: groupedBy(before, nameOf), after: groupedBy(after, nameOf) };
    const isLeft = (held: Held, others: ReadonlyMap<string, readonly Held[]>): boolean =>
        held.address !== '' && !others.get(nameOf(held))?.some(({ address }) => address === held.address);
    const lost = groupedBy(
        before.filter(one => isLeft(one, labels.after)),
        ownName,
    );
    const got = groupedBy(
        after.filter(one => isLeft(one, labels.before)),
        ownName,
    );
    const renamed = new Map<Held, Held>();
    for (const [name, [was, ...more]] of lost) {
        const [now, ...others] = got.get(name) ?? [];
        if (was && now && more.length === 0 && others.length === 0) renamed.set(was, now);
    }
    const taken = new Set(renamed.values());
    const rest = { before: before.filter(one => !renamed.has(one)), after: after.filter(one => !taken.has(one)) };
    const groups = { before: groupedBy(rest.before, nameOf), after: groupedBy(rest.after, nameOf) };
    const names = new Set([...groups.before.keys(), ...groups.after.keys()]);
    return [
        ...[...renamed].flatMap(([was, now]) => sameUser(was, now, days)),
        ...[...names].flatMap(name => ofKey(groups.before.get(name) ?? [], groups.after.get(name) ?? [], days)),
    ];
}

/** Compares two files, the earlier one first. */
export function compareFiles(before: readonly Held[], after: readonly Held[], days: Days): Difference[] {
    if (!isIdentified(before) || !isIdentified(after)) return byWords(before, after, days);
    const [was, now] = [groupedBy(before, ({ key }) => key), groupedBy(after, ({ key }) => key)];
    const keys = new Set([...was.keys(), ...now.keys()]);
    return [...keys].flatMap(key => ofKey(was.get(key) ?? [], now.get(key) ?? [], days));
}

/** The day in the name of a file that the portal has saved (EXPORT-3); `''` without. */
export const dayIn = (name: string): string => /\d{4}-\d{2}-\d{2}(?=\.[a-z]+$)/i.exec(name)?.[0] ?? '';
