// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { readFile, type ReadChoice, type ReadList } from '#src/plans/source/read';

/** Lists as people have them, read back cell for cell (READ-2, READ-3, READ-5). */

/** Node 20 takes Windows-1252 for Latin-1, which differs in these; browsers do not (e2e/plans). */
const DIFFERENT = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

class BrowsersTextDecoder extends TextDecoder {
    override decode(bytes?: AllowSharedBufferSource): string {
        const text = super.decode(bytes);
        if (this.encoding !== 'windows-1252') return text;
        return text.replace(/[\x80-\x9F]/g, character => DIFFERENT[character.charCodeAt(0) - 0x80] ?? '');
    }
}

beforeEach(() => {
    vi.stubGlobal('TextDecoder', BrowsersTextDecoder);
});

const fixture = (name: string): Blob => new Blob([readFileSync(`tests/plans/source/fixtures/${name}`)]);

const cells = ({ table }: ReadList) => [table.header, ...table.rows.map(row => row.cells)];

interface Read {
    file: string;
    choice?: ReadChoice;
    language?: string;
    expected: readonly (readonly string[] | null)[];
    /** what was guessed besides */
    found: Partial<ReadList>;
}

const comma = { encoding: 'utf-8', separator: ',' } as const;
const semicolon = { encoding: 'utf-8', separator: ';' } as const;

const TEXTS: readonly Read[] = [
    {
        file: 'utf8.csv',
        found: comma,
        expected: [
            ['First name', 'Last name', 'Email Address'],
            ['Ágnes', "O'Neill", 'agnes@northfield.example'],
            ['Zoë', 'Smith, Jr.', 'zoe@northfield.example'],
        ],
    },
    {
        file: 'utf8-mark.csv',
        found: semicolon,
        expected: [
            ['Vorname', 'Nachname', 'E-Mail-Adresse'],
            ['Jörg', 'Weiß', 'joerg@holzmann.example'],
        ],
    },
    {
        file: 'utf16.csv',
        found: { encoding: 'utf-16le', separator: ';' },
        expected: [
            ['Imię', 'Nazwisko', 'Adres e-mail'],
            ['Łucja', 'Żak', 'lucja@holzmann.example'],
        ],
    },
    {
        file: 'utf16-big.csv',
        found: { encoding: 'utf-16be', separator: ';' },
        expected: [
            ['Meno', 'Priezvisko', 'E-mail'],
            ['Ľubica', 'Šťastná', 'lubica@holzmann.example'],
        ],
    },
    {
        file: 'utf16-mark-big.csv',
        found: { encoding: 'utf-16be', separator: ';' },
        expected: [
            ['Prénom', 'Nom', 'Courriel'],
            ['Hélène', 'Lœuf', 'helene@holzmann.example'],
        ],
    },
    {
        file: 'from-a-spreadsheet-utf16.csv',
        found: { encoding: 'utf-16le', separator: '\t' },
        expected: [
            ['Name', 'E-Mail', 'Bemerkung'],
            ['Engel', 'anna@schule.example', 'größer; „so“ – €'],
        ],
    },
    {
        file: 'from-a-spreadsheet-1252.csv',
        found: { encoding: 'windows-1252', separator: ';' },
        expected: [
            ['Name', 'E-Mail', 'Bemerkung'],
            ['Engel', 'anna@schule.example', 'größer; „so“ – €'],
        ],
    },
    {
        file: 'windows-1252.csv',
        found: { encoding: 'windows-1252', separator: ';' },
        expected: [
            ['Voornaam', 'Achternaam', 'E-mailadres', 'Opmerking'],
            ['Zoë', 'de Groot', 'zoe@holzmann.example', '“5 €”'],
        ],
    },
    {
        file: 'windows-1250.csv',
        language: 'pl',
        found: { encoding: 'windows-1250', separator: ';' },
        expected: [
            ['Imię', 'Nazwisko', 'E-mail'],
            ['Łucja', 'Żak', 'lucja@holzmann.example'],
        ],
    },
    {
        file: 'windows-1250.csv',
        choice: { encoding: 'windows-1250' },
        found: { encoding: 'windows-1250', separator: ';' },
        expected: [
            ['Imię', 'Nazwisko', 'E-mail'],
            ['Łucja', 'Żak', 'lucja@holzmann.example'],
        ],
    },
    {
        file: 'tabs.tsv',
        found: { encoding: 'utf-8', separator: '\t' },
        expected: [
            ['Cognome', 'Nome', 'Posta elettronica', 'Note'],
            ['Rossi', 'Zoé', 'zoe@holzmann.example', 'riga 1\nriga 2'],
        ],
    },
    {
        file: 'pipe.txt',
        found: { encoding: 'utf-8', separator: '|' },
        expected: [
            ['name', 'mail', 'group'],
            ['Anna Engel', 'anna@holzmann.example', 'A;B'],
        ],
    },
    {
        file: 'quotes.csv',
        found: comma,
        expected: [
            ['Name', 'E-Mail', 'Note'],
            ['Anna "Anni" Engel', 'anna@holzmann.example', 'a;b,c\td'],
            ['Ben', 'ben@holzmann.example', '5" high'],
        ],
    },
    {
        file: 'open-quote.csv',
        found: semicolon,
        expected: [
            ['Name', 'E-Mail'],
            ['"Anna Engel', 'anna@holzmann.example'],
            ['Ben', 'ben@holzmann.example'],
        ],
    },
    {
        file: 'old-mac.csv',
        found: semicolon,
        expected: [
            ['Name', 'E-Mail'],
            ['Anna', 'anna@holzmann.example'],
            ['Ben', 'ben@holzmann.example'],
        ],
    },
    {
        file: 'mixed-ends.csv',
        found: semicolon,
        expected: [
            ['Name', 'E-Mail', 'Notiz'],
            ['Anna', 'anna@holzmann.example', 'eins\nzwei\ndrei'],
            ['Ben', 'ben@holzmann.example', ''],
        ],
    },
    {
        file: 'mail.txt',
        found: { encoding: 'utf-8', separator: null },
        expected: [
            null,
            ['anna@holzmann.example', 'Engel, Anna'],
            ['ben@holzmann.example', 'Ben'],
            ['carl@holzmann.example', ''],
            ['dora@holzmann.example', ''],
        ],
    },
    {
        file: 'outlook.txt',
        found: { encoding: 'utf-8', separator: null },
        expected: [null, ['anna@holzmann.example', 'Engel, Anna'], ['ben@holzmann.example', 'Beck, Ben']],
    },
    {
        file: 'addresses.txt',
        found: { encoding: 'utf-8', separator: null },
        expected: [null, ['anna@holzmann.example'], ['ben@holzmann.example'], ['carl@holzmann.example']],
    },
    {
        file: 'no-header.csv',
        found: semicolon,
        expected: [null, ['Anna', 'Engel', 'anna@holzmann.example'], ['Ben', 'Beck', 'ben@holzmann.example']],
    },
    {
        file: 'receipt.csv',
        found: comma,
        expected: [
            ['First name', 'E-mail', 'Number'],
            ['=Anna', 'anna@holzmann.example', '00123'],
            ["O'Neill", "'ben@holzmann.example", "'t Hart"],
        ],
    },
];

const SHEET = { sheets: [{ name: 'Sheet1', isHidden: false }], sheet: 0 } as const;
const DATES = ['Mail', 'Valid until', 'Seen', 'Time', 'Sum', 'Name', 'Share', 'Checked'];
const date = (at: number, day: string, seen: string) => [
    `p${at}@northfield.example`,
    day,
    seen,
    '13:30',
    '0.3',
    `Person ${at}`,
    '0.25',
    'TRUE',
];
const SHEETS = [
    { name: 'Deckblatt', isHidden: false },
    { name: 'Klasse 5a', isHidden: false },
    { name: 'Klasse 5b', isHidden: false },
    { name: 'Alt', isHidden: true },
];

const SPREADSHEETS: readonly Read[] = [
    {
        file: 'plain.xlsx',
        found: SHEET,
        expected: [
            ['Vorname', 'Nachname', 'E-Mail', 'Nummer', 'Bemerkung'],
            ['Jörg', 'Weiß', 'joerg@schule.example', '00123', 'Zeile 1\nZeile 2'],
            ['Łucja', 'Żak', 'lucja@schule.example', '0815', '„Zitat“; & <Zeichen>'],
            ['', '', 'ohne@schule.example', '1E5', ''],
        ],
    },
    {
        file: 'dates.xlsx',
        found: SHEET,
        expected: [
            DATES,
            date(0, '2025-12-09', '2025-12-09'),
            date(1, '2026-05-31 12:00', '2026-05-31 12:00'),
            date(2, '1900-02-28', '1900-02-28'),
        ],
    },
    {
        file: 'dates-1904.xlsx',
        found: SHEET,
        expected: [
            DATES,
            date(0, '2029-12-10', '2029-12-10'),
            date(1, '2030-06-01 12:00', '2030-06-01 12:00'),
            date(2, '1904-02-29', '1904-02-29'),
        ],
    },
    {
        file: 'sheets.xlsx',
        found: { sheets: SHEETS, sheet: 1 },
        expected: [
            ['E-Mail', 'Klasse'],
            ['a@schule.example', 'Klasse 5a'],
        ],
    },
    {
        file: 'sheets.xlsx',
        choice: { sheet: 3 },
        found: { sheets: SHEETS, sheet: 3 },
        expected: [
            ['E-Mail', 'Klasse'],
            ['c@schule.example', 'Alt'],
        ],
    },
    {
        file: 'title.xlsx',
        found: SHEET,
        expected: [
            ['Name, Vorname', 'E-Mail', 'Nr'],
            ['Engel, Anna', 'anna@schule.example', '00007'],
        ],
    },
];

it.each([...TEXTS, ...SPREADSHEETS])(
    'reads $file $choice $language',
    async ({ file, choice, language = 'en', expected, found }) => {
        const list = await readFile(fixture(file), language, choice);
        expect(cells(list)).toEqual(expected);
        const { table, ...guessed } = list;
        expect(guessed).toEqual(found);
        expect(table.rows.every(row => row.cells.length === table.width)).toBe(true);
    },
);
