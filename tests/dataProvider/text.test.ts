import { describe, expect, it } from 'vitest';
import { addressOf } from '../../dataProvider/address';
import { codeOf, sameText, searchTerms } from '../../dataProvider/text';
import { matcher } from '../../dataProvider/localEngine';
import { contains } from '../../dataProvider/odata/build';

describe('an address', () => {
    it.each([
        ['anna@weiß.example', 'anna@weiß.example'],
        ['anna@möbel.example', 'anna@möbel.example'],
        // decomposed, as some systems type it
        ['anna@mo\u0308bel.example', 'anna@mo\u0308bel.example'],
        ['\u00A0 anna@holzmann.example\u200B\t', 'anna@holzmann.example'],
        ['\u202Aanna@holz\u00ADmann.example\u202C', 'anna@holzmann.example'],
        ['\uFEFFAnna@Holzmann.example', 'Anna@Holzmann.example'],
    ])('%j is sent as %j', (typed, sent) => expect(addressOf(typed)).toBe(sent));
});

describe('a typed text', () => {
    it.each([
        ['Anna Engel', 'Anna  Engel'],
        ['Anna Engel', 'Anna\u00A0Engel'],
        ['Anna\u202FEngel ', 'Anna Engel'],
        ['Andre\u0301', 'André'],
        ['ANDRÉ', 'andre\u0301'],
        ['Werkstattleiter', 'Werkstatt\u00ADleiter'],
        ["Sinead O'Brien", 'Sinead O\u2019Brien'],
        ['İdil', 'i\u0307dil'],
        ['idil', 'İdil'],
        ['strasse', 'Straße'],
        ['\u200Banna@holzmann.example', 'Anna@holzmann.example'],
    ])('%j is %j', (typed, shown) => expect(sameText(typed, shown)).toBe(true));

    it.each([
        ['Andre', 'André'],
        ['AnnaEngel', 'Anna Engel'],
        ['Anna', 'Anna Engel'],
        ['', 'Anna'],
    ])('%j is not %j', (typed, shown) => expect(sameText(typed, shown)).toBe(false));

    it.each([
        ["O'Brien", 'O\u2019Brien'],
        ['ANDRÉ', 'Andre\u0301'],
        ['strasse', 'Hauptstraße'],
        ['idil', 'İdil'],
        ['werkstattleiter', 'Werkstatt\u00ADleiter'],
    ])('%j finds %j', (term, surname) => expect(matcher(contains('surname', term))({ surname })).toBe(true));
});

describe('a code', () => {
    it.each([
        'A1B2-C3D4-E5F6-G7H8',
        ' a1b2-c3d4-e5f6-g7h8\t',
        'A1B2\u2013C3D4\u2212E5F6\u2011G7H8',
        'A1B2 C3D4\u00A0E5F6 G7H8',
        'A1B2C3D4E5F6G7H8',
        '\u201EA1B2-C3D4-E5F6-G7H8\u201C',
        '"A1B2-C3D4-E5F6-G7H8"',
        'A1B2-\u200BC3D4-E5F6-\u00ADG7H8\uFEFF',
    ])('is meant by %j', typed => expect(codeOf(typed, 16)).toBe('A1B2-C3D4-E5F6-G7H8'));

    it.each(['', 'A1B2-C3D4-E5F6', 'A1B2-C3D4-E5F6-G7H!', 'Ä1B2-C3D4-E5F6-G7H8'])('is not made of %j', typed =>
        expect(codeOf(typed, 16)).toBe(typed),
    );
});

describe('the terms of a search', () => {
    const [anna, ben, eva] = ['anna@holzmann.example', 'ben@holzmann.example', 'eva@holzmann.example'];
    it.each([
        ['Anna Engel, Workshop', ['Anna Engel', 'Workshop']],
        ['Laptop; old', ['Laptop; old']],
        [`${anna};${ben}; ${eva};`, [anna, ben, eva]],
        [`${anna}\t${ben}\t${eva}`, [anna, ben, eva]],
        [`${anna}\r\n${ben}\n${eva}\n`, [anna, ben, eva]],
        // What a field of one line makes of lines.
        [`${anna} ${ben} ${eva}`, [anna, ben, eva]],
        [`Engel, Anna <${anna}>; "Berg, Ben" <${ben}>`, [anna, ben]],
        [`Engel, Anna <${anna}>, Berg, Ben < ${ben} >`, [anna, ben]],
        [`${anna} Engel`, [`${anna} Engel`]],
        [`\u200B${anna}\u00A0`, [anna]],
    ])('of %j', (typed, terms) => expect(searchTerms(typed)).toEqual(terms));
});
