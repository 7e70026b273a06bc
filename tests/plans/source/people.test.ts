// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cleanAddress, frequentDomains, nearDomains } from '#src/plans/source/addresses';
import { listedDay } from '#src/plans/source/days';
import { atOnce } from '#src/shared/sliced';
import { entriesOf } from '#src/plans/source/entries';
import { fieldsOf } from '#src/plans/source/headers';
import { mappingOf, withField } from '#src/plans/source/mapping';
import { dividedName, nearestNames } from '#src/plans/source/names';
import { readPasted } from './pasted';

/** What the columns and cells of a list mean (READ-4, READ-6, READ-7). */

describe('headers', () => {
    it.each([
        [
            'E-mail;First name;Last name;Note;Licences;Cloud groups;Valid until',
            'email forename surname note licences groups expire',
        ],
        [
            'E-Mail-Adresse;Vorname;Nachname;Bemerkung;Lizenzen;Klasse;Ablaufdatum',
            'email forename surname note licences groups expire',
        ],
        ['Courriel;Prénom;Nom;Remarque;Licences;Classe;Date d’expiration', 'email forename surname note licences groups expire'],
        ['Indirizzo e-mail;Nome;Cognome;Note;Licenze;Classe;Scadenza', 'email forename surname note licences groups expire'],
        [
            'E-mailadres;Voornaam;Achternaam;Opmerking;Licenties;Klas;Vervaldatum',
            'email forename surname note licences groups expire',
        ],
        ['Adres e-mail;Imię;Nazwisko;Uwagi;Licencje;Klasa;Data ważności', 'email forename surname note licences groups expire'],
        [
            'E-mailová adresa;Meno;Priezvisko;Poznámka;Licencie;Trieda;Platnosť do',
            'email forename surname note licences groups expire',
        ],
        // the exports of directories and schools
        ['Display name;First name;Last name;User principal name', 'fullName forename surname email'],
        ['UserPrincipalName;mail;givenName;sn;displayName', 'null email forename surname fullName'],
        ['First Name [Required];Last Name [Required];Email Address [Required]', 'forename surname email'],
        ['Name;Vorname;E-Mail', 'surname forename email'],
        ['Name;E-Mail', 'fullName email'],
        ['Nom;Courriel', 'fullName email'],
        ['Meno;E-mail', 'fullName email'],
        ['Name, Vorname;Mail', 'surnameFirst email'],
        ['Nazwisko i imię;E-mail', 'surnameFirst email'],
        ['Gruppe;Klasse;Stadt;E-Mail', 'groups groups null email'],
    ])('%s', (headers, fields) => {
        expect(fieldsOf(headers.split(';')).map(String).join(' ')).toBe(fields);
    });
});

const peopleOf = (text: string) => {
    const { table } = readPasted(text);
    return atOnce(entriesOf(table, mappingOf(table)));
};

describe('people', () => {
    it('are told by the headers', () => {
        const [row] = peopleOf(
            'Klasse;Name;E-Mail;Lizenzen;Gruppe;gültig bis\n5a;Engel, Anna;anna@x.example;"CAD; CAM, CAD";Lehrer;31.7.27',
        );
        expect(row).toMatchObject({
            email: 'anna@x.example',
            forename: 'Anna',
            surname: 'Engel',
            licences: ['CAD', 'CAM'],
            groups: ['5a', 'Lehrer'],
            expire: '31.7.27',
        });
    });

    it.each([
        ['Anna;Engel;anna@x.example', 'Anna', 'Engel'],
        ['anna@x.example;Anna Maria Engel', 'Anna Maria', 'Engel'],
        ['Anna Engel <anna@x.example>', 'Anna', 'Engel'],
        ['name,mail\n"Engel, Anna",anna@x.example', 'Anna', 'Engel'],
        ['Nazwisko i imię;mail\nEngel Anna Maria;anna@x.example', 'Anna Maria', 'Engel'],
        ['city;mail\nUlm;Anna Engel <anna@x.example>', 'Anna', 'Engel'],
        ['mail;UPN\n;anna@x.example', '', ''],
    ])('%s', (text, forename, surname) => {
        expect(peopleOf(text)[0]).toMatchObject({ email: 'anna@x.example', forename, surname });
    });

    it('have one column for each part of them', () => {
        expect(withField(['email', 'forename', null], 2, 'email')).toEqual([null, 'forename', 'email']);
        expect(withField(['groups', null], 1, 'groups')).toEqual(['groups', 'groups']);
    });

    it.each([
        ['Engel', '', 'Engel'],
        ['van  der Berg,Anna', 'Anna', 'van der Berg'],
        ['', '', ''],
    ])('have names: %s', (name, forename, surname) => {
        expect(dividedName(name)).toEqual({ forename, surname });
    });
});

describe('addresses', () => {
    it.each([
        ['anna@x.example', 'anna@x.example', []],
        [' mailto:anna@x.example?subject=x ', 'anna@x.example', ['mailto']],
        ['an\u200Bna @x.exam\u00ADple.,', 'anna@x.example', ['invisible', 'blanks', 'punctuation']],
        ['Anna Engel <anna@x.example>', 'anna@x.example', []],
        ['"anna@x.example";', 'anna@x.example', ['punctuation']],
        ['anna@möbel.example', 'anna@möbel.example', []],
        ['anna', 'anna', []],
        ['anna@x.example ,', 'anna@x.example', ['blanks', 'punctuation']],
        // somebody else's, if they were joined
        ['1. anna@x.example', '1. anna@x.example', []],
        ['Anna Engel anna@x.example', 'Anna Engel anna@x.example', []],
        ['anna@x.example ben@x.example', 'anna@x.example ben@x.example', []],
    ])('%j is %s', (typed, address, removed) => {
        expect(cleanAddress(typed)).toMatchObject({ address, removed });
    });

    const near = nearDomains(frequentDomains(['a@holzmann.example', 'b@HOLZMANN.example', 'c@once.example']));

    it.each([
        ['a@holzman.example', 'holzmann.example'],
        ['a@hozlmann.example', 'holzmann.example'],
        ['a@Holzmamn.example', 'holzmann.example'],
        ['a@gmial.com', 'gmail.com'],
        ['a@gmx.dee', 'gmx.de'],
        ['a@holzmann.example', null],
        ['a@ones.example', null],
        // both are frequent
        ['a@op.pl', null],
    ])('%s: %s', (address, domain) => {
        expect(near(address)).toBe(domain);
    });
});

it('offers the nearest names', () => {
    const all = ['CAD Professional', 'CAD Basic', 'CAM', 'Klasse 5a', 'Klasse 5b'].map(name => ({ name }));
    const names = (unknown: string) => nearestNames(unknown, all).map(({ name }) => name);
    expect(names('cad profesional')).toEqual(['CAD Professional']);
    expect(names('5a')).toEqual(['Klasse 5a']);
    expect(names('Klasse 5c')).toEqual(['Klasse 5a', 'Klasse 5b']);
    expect(names('xyz')).toEqual([]);
});

it.each([
    ['2027-12-31', '2027-12-31'],
    ['2027-12-31 23:59', '2027-12-31'],
    ['31.12.2027', '2027-12-31'],
    ['1/2/27', '2027-02-01'],
    ['31. 7. 2027', '2027-07-31'],
    ['31.02.2027', null],
    ['soon', null],
    ['46000', null],
])('takes %s for %s', (cell, day) => {
    expect(listedDay(cell)).toBe(day);
});
