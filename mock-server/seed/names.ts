/** The parts from which names, notes and machines are generated, by the customer's first language. */
export interface Words {
    forenames: readonly string[];
    surnames: readonly string[];
    notes: readonly string[];
    functions: readonly string[];
    /** the workstations that seats are named after */
    stations: readonly string[];
    /** the label of a key without a user; a number is appended */
    spareKey: string;
}

/** Colleagues from abroad: one user in eight gets a name from here. */
export const GUEST_NAMES = {
    forenames: ['Agnieszka', 'Łukasz', 'Małgorzata', 'Paweł', 'Zuzana', 'Ľubomír', 'Katarína', 'Štefan', 'Chiara', 'Maarten'],
    surnames: ['Wiśniewska', 'Wójcik', 'Dąbrowski', 'Kowalczyk', 'Nováková', 'Kováč', 'Horváth', 'Ďurica', 'Conti', 'van Dijk'],
} as const;

const de: Words = {
    forenames: [
        'Anna',
        'Björn',
        'Claudia',
        'Dieter',
        'Elif',
        'Felix',
        'Greta',
        'Hannes',
        'Ines',
        'Jörg',
        'Katrin',
        'Lars',
        'Maren',
        'Nils',
        'Oskar',
        'Petra',
        'Quirin',
        'Ronja',
        'Sören',
        'Tanja',
        'Uwe',
        'Verena',
        'Wiebke',
        'Yusuf',
        'Zoe',
        'Matthias',
        'Leonie',
        'Jonas',
    ],
    surnames: [
        'Albrecht',
        'Bäumer',
        'Christ',
        'Dörfler',
        'Engel',
        'Fuchs',
        'Großmann',
        'Hübner',
        'Jäger',
        'Köhler',
        'Lindner',
        'Müller',
        'Neumann',
        'Özdemir',
        'Pfeiffer',
        'Richter',
        'Schäfer',
        'Schreiner',
        'Thiele',
        'Ullrich',
        'Vogt',
        'Weiß',
        'Yıldız',
        'Zimmermann',
    ],
    notes: [
        'Teilzeit, Mo bis Mi',
        'Elternzeit bis Sommer',
        'Ausbildung, 2. Lehrjahr',
        'Vertretung Werkstattleitung',
        'Zweiter Bildschirm bestellt',
        'arbeitet im Homeoffice',
        'Befristet bis Jahresende',
        'Ansprechpartner Maschinenpark',
        'Schulung Rooms im März',
        'Kostenstelle 4410',
    ],
    functions: ['Planung', 'Werkstatt', 'Arbeitsvorbereitung', 'Verkauf', 'Montage', 'Einkauf', 'Ausbildung'],
    stations: ['WS-KUECHE', 'WS-BAD', 'WS-PLANUNG', 'PC-AUSSTELLUNG', 'CNC-HALLE', 'NB-MONTAGE', 'PC-EMPFANG'],
    spareKey: 'Arbeitsplatz',
};

const en: Words = {
    forenames: [
        'Alice',
        'Benjamin',
        'Charlotte',
        'Daniel',
        'Eleanor',
        'Finlay',
        'Grace',
        'Harry',
        'Imogen',
        'Jack',
        'Keira',
        'Liam',
        'Megan',
        'Noah',
        'Olivia',
        'Priya',
        'Rhys',
        'Sophie',
        'Tariq',
        'Victoria',
    ],
    surnames: [
        'Ashworth',
        'Bennett',
        'Clarke',
        'Davies',
        'Ellison',
        'Fletcher',
        'Griffiths',
        'Hughes',
        'Iqbal',
        'Jenkins',
        'Kaur',
        'Lawson',
        'MacDonald',
        'Nicholls',
        "O'Connell",
        'Pearson',
        'Robinson',
        'Singh',
        'Turner',
        'Whittaker',
    ],
    notes: [
        'Part time, Mon to Wed',
        'Apprentice, second year',
        'Works from the Harrogate showroom',
        'On leave until spring',
        'Cost centre 220',
        'Key contact for CNC',
        'Contract ends in December',
    ],
    functions: ['Design', 'Workshop', 'Sales', 'Fitting', 'Purchasing', 'Showroom'],
    stations: ['WS-KITCHEN', 'WS-BATH', 'WS-DESIGN', 'PC-SHOWROOM', 'CNC-HALL', 'NB-FITTING'],
    spareKey: 'Workstation',
};

const school: Words = {
    ...de,
    notes: [
        'Klasse HT1a',
        'Klasse HT1b',
        'Klasse HT2a',
        'Klasse HT2b',
        'Klasse HT3a',
        'Meisterkurs',
        'Klasse HT3b, Prüfung im Juni',
    ],
    functions: ['Auszubildende', 'Auszubildender', 'Meisterschule'],
    stations: ['PC-R104', 'PC-R105', 'PC-R204', 'NB-KOFFER'],
    spareKey: 'Schulplatz',
};

export const WORDS = { de, en, school } as const;

/** A name as used in an e-mail address: lower case, no accents, no blanks. */
export const mailName = (name: string): string =>
    name
        .toLowerCase()
        .replaceAll('ä', 'ae')
        .replaceAll('ö', 'oe')
        .replaceAll('ü', 'ue')
        .replaceAll('ß', 'ss')
        .replaceAll('ł', 'l')
        .replaceAll('ı', 'i')
        .normalize('NFD')
        .replace(/[^a-z]/g, '');
