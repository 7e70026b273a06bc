import { expect, it } from 'vitest';
import { endOfYear } from '#src/plans/year/draft';
import { addressesIn } from '#src/plans/year/facts';
import { isAlike, namePartsOf } from '#src/plans/year/names';

/** Names and days of a new school year (YEAR-1, YEAR-2). */

const alike = (one: string, other: string): boolean => isAlike(namePartsOf(one), namePartsOf(other));

it.each([
    ['Zoé Müller', 'Zoe Mueller'],
    ['Anna-Lena Schmidt', 'Schmidt Anna Lena'],
    ['Łukasz Nowak', 'Lukasz Nowak'],
    ['Maria Weber-Braun', 'Maria Weber'],
    ['Jürgen Groß', 'Juergen Gross'],
    ['Siobhán O’Brien', "Siobhan O'Brien"],
])('asks whether %s is %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
    expect(alike(other, one)).toBe(true);
});

it.each([
    ['Lea Fuchs', 'Lea Sommer'],
    ['Lea', 'Lea Sommer'],
    ['Tim Wolf', 'Tom Wolf'],
])('does not take %s for %s', (one, other) => expect(alike(one, other)).toBe(false));

it('ends keys on 31 August of the next year, or on the day that was chosen last', () => {
    expect(endOfYear(undefined, '2026-09-15')).toBe('2027-08-31');
    expect(endOfYear('07-15', '2026-05-02')).toBe('2027-07-15');
});

it('finds the addresses of a list however they are separated', () => {
    expect([...addressesIn('Anna <Anna@x.example>; ben@x.example,\nname\tcleo@x.example.')]).toEqual([
        'anna@x.example',
        'ben@x.example',
        'cleo@x.example',
    ]);
});
