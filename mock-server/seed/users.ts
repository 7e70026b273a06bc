import type { Draft } from './draft';
import { CUSTOMER } from './customers';
import { GUEST_NAMES, mailName, WORDS, type Words } from './names';
import type { Row } from '../rows/state';

/** The password of every seeded account except umlaut@holzmann.example. */
const PASSWORD = 'portal';

type Account = Pick<Row<'users'>, 'id' | 'email' | 'customer'> & Partial<Row<'users'>>;

/** The accounts for demonstrations and tests; their ids do not depend on seed or scale. */
const ACCOUNTS: readonly Account[] = [
    {
        id: 'u101',
        email: 'admin@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'Sabine',
        surname: 'Holzmann',
        role: 'ADMIN',
        cam: true,
        function: 'Geschäftsleitung',
        phone: '+49 711 5550100',
    },
    {
        id: 'u102',
        email: 'user@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'Jan',
        surname: 'Kowalski',
        cam: true,
        function: 'Arbeitsvorbereitung',
        phone: '+49 711 5550117',
        adminNote: 'Ansprechpartner CAM',
    },
    {
        id: 'u103',
        email: 'reader@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'Ruth',
        surname: 'Leser',
        role: 'READER_ADMIN',
        function: 'Controlling',
        adminNote: 'Sieht alles, ändert nichts',
    },
    {
        id: 'u104',
        email: 'umlaut@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'Jürgen',
        surname: 'Żółtowski',
        password: 'pässwörtł',
    },
    {
        id: 'u105',
        email: 'inactive@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'Moritz',
        surname: 'Neuling',
        active: false,
        adminNote: 'beginnt nächsten Monat',
    },
    {
        id: 'u106',
        email: 'multi@planwerk.example',
        customer: CUSTOMER.northfield,
        customers: [CUSTOMER.holzmann, CUSTOMER.northfield],
        forename: 'Mira',
        surname: 'Planwerk',
        role: 'ADMIN',
        company: 'Planwerk',
    },
    {
        id: 'u107',
        email: 'admin@northfield.example',
        customer: CUSTOMER.northfield,
        forename: 'Oliver',
        surname: 'Northfield',
        role: 'ADMIN',
        cam: true,
        function: 'Managing director',
        phone: '+44 113 4960100',
    },
    {
        id: 'u108',
        email: 'admin@schule.example',
        customer: CUSTOMER.school,
        forename: 'Brigitte',
        surname: 'Förster',
        role: 'ADMIN',
        cam: true,
        function: 'Fachbereichsleitung',
    },
    {
        id: 'u109',
        email: 'student@schule.example',
        customer: CUSTOMER.school,
        forename: 'Timo',
        surname: 'Baumann',
        cam: true,
        adminNote: 'Klasse HT2a',
    },
    { id: 'u110', email: 'admin@demo.example', customer: CUSTOMER.demo, forename: 'Dana', surname: 'Demo', role: 'ADMIN' },
    // cam without a licence that contains module 126: the tickets page shows the missing permission
    {
        id: 'u111',
        email: 'admin@lehmann.example',
        customer: CUSTOMER.lehmann,
        forename: 'Karl',
        surname: 'Lehmann',
        role: 'ADMIN',
        cam: true,
    },
    // only an address; a quote in the name; right-to-left text, an emoji and markup in notes
    { id: 'u112', email: 'lager@holzmann.example', customer: CUSTOMER.holzmann },
    {
        id: 'u113',
        email: 'siobhan.obrien@northfield.example',
        customer: CUSTOMER.northfield,
        forename: 'Siobhán',
        surname: "O'Brien",
        adminNote: 'Showroom "North" & <b>Harrogate</b>',
    },
    {
        id: 'u114',
        email: 'dana.levi@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'דנה',
        surname: 'לוי',
        adminNote: 'Gast bis Freitag 👩🏽‍🔧',
    },
    {
        id: 'u115',
        email: 'leitung@holzmann.example',
        customer: CUSTOMER.holzmann,
        forename: 'Friedrich-Wilhelm Maximilian',
        surname: 'von Hohenstein-Oberlichtenau',
        role: 'ADMIN',
        displayName: 'F. W. von Hohenstein',
    },
];

/** Whether this is one of the hand-written accounts, which get no random keys. */
export const isAccount = (id: string): boolean => ACCOUNTS.some(account => account.id === id);

/** All other users: their number, names and e-mail domain. */
const TEAMS: readonly { customer: string; domain: string; words: Words; count: number; guests: boolean }[] = [
    { customer: CUSTOMER.holzmann, domain: 'holzmann.example', words: WORDS.de, count: 52, guests: true },
    { customer: CUSTOMER.northfield, domain: 'northfield.example', words: WORDS.en, count: 22, guests: true },
    { customer: CUSTOMER.school, domain: 'schule.example', words: WORDS.school, count: 120, guests: false },
    { customer: CUSTOMER.demo, domain: 'demo.example', words: WORDS.en, count: 2, guests: false },
    { customer: CUSTOMER.lehmann, domain: 'lehmann.example', words: WORDS.de, count: 5, guests: false },
];

/** The name parts for a customer's users, notes and machines. */
export const wordsOf = (customerId: string): Words => TEAMS.find(team => team.customer === customerId)?.words ?? WORDS.en;

/** Forename and surname, otherwise the e-mail (USER-1). */
export const aliasOf = (user: Pick<Row<'users'>, 'forename' | 'surname' | 'email'>): string =>
    [user.forename, user.surname].filter(Boolean).join(' ') || user.email;

/** The user of an account; fields that it leaves out are as for most users of its customer. */
export const userRow = (account: Account, customer: Row<'customers'>): Row<'users'> => {
    const name = [account.forename, account.surname].filter(Boolean).join(' ');
    return {
        forename: null,
        surname: null,
        displayName: name || null,
        adminNote: null,
        active: true,
        role: 'USER',
        phone: null,
        company: customer.name,
        function: null,
        cam: false,
        customers: [account.customer],
        password: PASSWORD,
        cloud: {
            access: customer.flags.cloud,
            featureLevel: customer.cloud.featureLevel ?? null,
            quota: customer.flags.cloud ? 10 : null,
        },
        ...account,
    };
};

const person = (draft: Draft, team: (typeof TEAMS)[number], taken: Set<string>): Account => {
    const names = team.guests && draft.chance(13) ? GUEST_NAMES : team.words;
    const forename = draft.pick(names.forenames);
    const surname = draft.pick(names.surnames);
    const base = `${mailName(forename)}.${mailName(surname)}`;
    let email = `${base}@${team.domain}`;
    for (let number = 2; taken.has(email); number += 1) email = `${base}${number}@${team.domain}`;
    taken.add(email);
    return {
        id: draft.nextId('u'),
        email,
        customer: team.customer,
        forename,
        surname,
        function: draft.chance(70) ? draft.pick(team.words.functions) : null,
        adminNote: draft.chance(35) ? draft.pick(team.words.notes) : null,
        active: !draft.chance(9),
    };
};

/** Generates all users, the demo accounts first. Fills `draft.users`; needs `draft.customers`. */
export function seedUsers(draft: Draft): void {
    const customers = new Map(draft.customers.map(customer => [customer.id, customer]));
    const taken = new Set(ACCOUNTS.map(account => account.email));
    const add = (account: Account): Row<'users'> => {
        const user = userRow(account, customers.get(account.customer)!);
        draft.users.push(user);
        return user;
    };
    ACCOUNTS.forEach(add);
    for (const team of TEAMS) {
        for (let index = 0; index < team.count; index += 1) {
            const user = add(person(draft, team, taken));
            if (draft.chance(20)) user.cloud = { ...user.cloud, access: false };
        }
    }
}

/** Adds `count` users to the large German customer, e.g. `anna.fuchs00042@holzmann.example`. */
export function seedScaleUsers(draft: Draft, count: number): Row<'users'>[] {
    const customer = draft.customers.find(candidate => candidate.id === CUSTOMER.holzmann)!;
    const users = Array.from({ length: count }, (_, index) => {
        const forename = draft.pick(WORDS.de.forenames);
        const surname = draft.pick(WORDS.de.surnames);
        const number = String(index + 1).padStart(5, '0');
        return userRow(
            {
                id: draft.nextId('u'),
                email: `${mailName(forename)}.${mailName(surname)}${number}@holzmann.example`,
                customer: customer.id,
                forename,
                surname,
                adminNote: draft.chance(20) ? draft.pick(WORDS.de.notes) : null,
                active: !draft.chance(5),
            },
            customer,
        );
    });
    draft.users.push(...users);
    return users;
}
