import type { PortalDataProvider } from '../../dataProvider';
import type { Item, Job } from '../../dataProvider/jobs/job';
import { toRetry } from '../../dataProvider/jobs/outcome';
import type { CloudGroup, Key, Licence, User } from '../../dataProvider/types';
import { userRow } from '../../mock-server/seed/users';
import { keyRow } from '../../mock-server/seed/keys';
import type { Surroundings } from '../../src/plans/kind';
import { byId } from '#dataProvider/byId';
import { readReceipt, receiptOf } from '../../src/plans/planFile';
import { actingItems } from '../../src/plans/safety';
import { atOnce } from '../../src/shared/sliced';
import { readingPasted } from '../../src/plans/source/read';
import { mappingOf } from '../../src/plans/source/mapping';
import { checkTakeBack } from '../../src/plans/takeBack/check';
import { passedIn } from '../../src/plans/takeBack/year';
import { checkYear } from '../../src/plans/year/check';
import { INITIAL, type YearDraft } from '../../src/plans/year/draft';
import { addressesIn, type HeldKey, type Pupil, type Records } from '../../src/plans/year/facts';
import { expirySeconds } from '../../src/shared/format/date';
import { begunOf, type Begun } from './planRun';
import type { startMockServer } from './support';

/** A school of four classes, and its new year without its page. */

export const SCHOOL = '10030';
export const LICENCE = '10030101';
export const ADMIN = 'admin@schule.example';
export const GUEST = 'u106';
/** The signed-in administrator, one who stands in the list as well, and one who does not. */
export const ME = 'u108';
export const LISTED_ADMINISTRATOR = 'p-teacher';
export const ADMINISTRATOR = 'p-admin';
const DOMAIN = 'schule.example';

const next = new Date().getUTCFullYear() + 1;
/** The end of last year's keys, and of this year's. */
export const [OLD_DAY, NEW_DAY] = [`${next}-07-31`, `${next}-08-31`];

const CLASSES = ['8a', '8b', '9a', '9b'] as const;

type Mock = ReturnType<typeof startMockServer>;

export interface Row {
    email: string;
    forename: string;
    surname: string;
    class: string;
}

/** The names that change from last year's record to this year's list, and whether the address does too. */
const CHANGED: readonly (readonly [was: string, now: string, address?: string])[] = [
    ['Zoe Muller', 'Zoé Müller', 'zoe.mueller'],
    ['Anna-Lena Schmidt', 'Anna Lena Schmidt', 'annalena.schmidt'],
    ['Łukasz Nowak', 'Lukasz Nowak', 'lukasz.nowak2'],
    ['Klein Peter', 'Peter Klein', 'peter.klein'],
    ['Maria Weber-Braun', 'Maria Weber', 'maria.weber'],
    ['Jürgen Groß', 'Juergen Gross', 'juergen.gross'],
    ['Lea Fuchs', 'Lea Sommer'],
    ['Tim Wolf', 'Tim Winter'],
    ['Ida Berg', 'Ida Herbst'],
];

/** The administrator's row of the list. */
const TEACHER: Row = { email: `klassenleitung@${DOMAIN}`, forename: 'Vera', surname: 'Vogt', class: '8a' };

/** Puts `size` pupils into each of the four classes, in place of everybody else of the school; each has a key. */
export function openSchool(mock: Mock, size = 26): { pupils: Row[] } {
    const { state } = mock;
    const db = state();
    const customer = db.customers.find(({ id }) => id === SCHOOL)!;
    const licence = db.licences.find(({ id }) => id === LICENCE)!;
    const isAway = ({ customer: own, role }: { customer: string; role: string }) => own === SCHOOL && role === 'USER';
    db.users = db.users.filter(user => !isAway(user));
    db.keys = db.keys.filter(({ customerId }) => customerId !== SCHOOL);
    db.seats = db.seats.filter(({ customerId }) => customerId !== SCHOOL);
    db.cloudGroups = db.cloudGroups.filter(({ customerId }) => customerId !== SCHOOL);
    const guest = db.users.find(({ id }) => id === GUEST)!;
    guest.customers = [...guest.customers, SCHOOL];
    const pupils: Row[] = [];
    const expire = expirySeconds(OLD_DAY)!;
    const addKey = (userId: string, label: string) =>
        db.keys.push(keyRow(licence, { id: `key-${userId}`, token: `TOKEN-${userId}`, label, expire, userId, sendMail: false }));
    CLASSES.forEach((name, at) => {
        const userIds: string[] = [];
        for (let number = 0; number < size; number++) {
            const changed = at < 3 ? CHANGED[at * 3 + number] : undefined;
            const isChanged = number < 3 && changed !== undefined;
            const [forename, surname]: [string, string] = isChanged
                ? (changed[0].split(' ') as [string, string])
                : [`Kind${number}`, `Klasse${name}`];
            const id = `p-${name}-${number}`;
            const email = `${id}@${DOMAIN}`;
            db.users.push(userRow({ id, email, customer: SCHOOL, forename, surname }, customer));
            addKey(id, `${forename} ${surname}`);
            userIds.push(id);
            const [first = '', ...rest] = isChanged ? changed[1].split(' ') : [];
            pupils.push({
                email: isChanged && changed[2] ? `${changed[2]}@${DOMAIN}` : email,
                ...(isChanged
                    ? { forename: rest.length > 1 ? `${first} ${rest[0]}` : first, surname: rest.at(-1)! }
                    : { forename, surname }),
                class: name,
            });
        }
        db.cloudGroups.push({ id: `g-${name}`, customerId: SCHOOL, label: name, autoAdd: false, userIds });
    });
    // Three administrators and a guest among the members of the oldest class.
    const oldest = db.cloudGroups.find(({ id }) => id === 'g-9b')!;
    const others = [
        { id: ADMINISTRATOR, email: `lehrkraft@${DOMAIN}`, forename: 'Udo', surname: 'Uhl' },
        { id: LISTED_ADMINISTRATOR, email: TEACHER.email, forename: TEACHER.forename, surname: TEACHER.surname },
    ];
    const added = others.map(one => userRow({ ...one, customer: SCHOOL, role: 'ADMIN' }, customer));
    db.users = [...db.users.filter(({ id }) => others.every(one => one.id !== id)), ...added];
    oldest.userIds.push(ME, ADMINISTRATOR, LISTED_ADMINISTRATOR, GUEST);
    addKey(ME, 'Brigitte Förster');
    addKey(ADMINISTRATOR, 'Udo Uhl');
    addKey(LISTED_ADMINISTRATOR, 'Vera Vogt');
    addKey(GUEST, 'Mira Planwerk');
    licence.count = db.keys.filter(({ licenceId }) => licenceId === LICENCE).length + 3;
    return { pupils };
}

const NEXT: Readonly<Record<string, string>> = { '8a': '9a', '8b': '9b', '9a': '10a' };

/** The new list: the oldest class has left, everybody else has moved up, `fresh` pupils are new, the guest and an administrator stay, and two rows stand there twice. */
export function newList({ pupils }: { pupils: readonly Row[] }, fresh = 28): string {
    const stays = pupils.flatMap(row => (NEXT[row.class] ? [{ ...row, class: NEXT[row.class] ?? '' }] : []));
    const arrive = Array.from({ length: fresh }, (_, at): Row => {
        return { email: `neu${at}@${DOMAIN}`, forename: `Neu${at}`, surname: 'Schüler', class: '8a' };
    });
    const guest: Row = { email: 'multi@planwerk.example', forename: 'Mira', surname: 'Planwerk', class: '9b' };
    const rows = [...stays, ...arrive, guest, TEACHER];
    const twice = [rows[5]!, { ...rows[stays.length + 3]!, email: `andere.adresse@${DOMAIN}` }];
    return [
        'Vorname;Nachname;E-Mail;Klasse',
        ...[...rows, ...twice].map(row => [row.forename, row.surname, row.email, row.class].join(';')),
    ].join('\n');
}

async function recordsOf(provider: PortalDataProvider, pasted = ''): Promise<Records> {
    const [people, keys, licences, groups] = await Promise.all([
        provider.getEvery('users', { meta: { expand: ['cloudGroups'] } }),
        provider.getEvery('keys', { meta: { expand: ['users'] } }),
        provider.getEvery('licences', { meta: { expand: [] } }),
        provider.getEvery('cloudGroups', { meta: { expand: [] } }),
    ]);
    return {
        people: people as Pupil[],
        keys: keys as unknown as HeldKey[],
        licences: licences as Licence[],
        groups: groups as CloudGroup[],
        listed: addressesIn(pasted),
    };
}

/** A draft of a pasted list. */
export function draftOf(list: string, changes: Partial<YearDraft> = {}): YearDraft {
    const { table } = atOnce(readingPasted(list));
    return {
        ...INITIAL,
        ...{ groups: CLASSES.map(name => `g-${name}`), day: NEW_DAY, licences: [LICENCE] },
        ...{ table, mapping: mappingOf(table) },
        ...changes,
    };
}

/** Answers all questions: the first candidate is meant. */
const answered = (draft: YearDraft, records: Records, around: Surroundings): YearDraft => ({
    ...draft,
    answers: Object.fromEntries(
        checkYear(draft, records, around).matches.rows.flatMap(({ standing, question, candidates: [first] }) =>
            standing === 'ask' && first ? [[question, first.id]] : [],
        ),
    ),
});

export async function checked(provider: PortalDataProvider, draft: YearDraft, leftOut: readonly string[] = []) {
    const [me, customer] = await Promise.all([provider.getCurrentUser(), provider.getCurrentCustomer()]);
    const records = await recordsOf(provider, draft.pasted);
    const around = { me, customer, leftOut };
    const decided = answered(draft, records, around);
    const found = checkYear(decided, records, around);
    return { ...found, draft: decided, records, around, ...begunOf(actingItems(found.items, leftOut, me.id)) };
}

/** Takes back what was done, as the page does it. */
export async function takenBack(
    provider: PortalDataProvider,
    { steps }: Pick<Begun, 'steps'>,
    items: readonly Item[],
    givesNew = false,
) {
    const receipt = receiptOf({ begun: 0, steps } as Job, items);
    const all = (name: string, expand: string[]) => provider.getEvery(name, { meta: { expand } });
    const [users, licences, groups, keys] = await Promise.all([
        all('users', ['keys', 'cloudGroups']),
        all('licences', []),
        all('cloudGroups', []),
        all('keys', ['users']),
    ]);
    const checkedBack = checkTakeBack(readReceipt(JSON.parse(JSON.stringify(receipt)), ''), {
        customer: await provider.getCurrentCustomer(),
        users: byId(users as User[]),
        licences: byId(licences as Licence[]),
        groups: byId(groups as CloudGroup[]),
        keys: byId(keys as Key[]),
        passed: passedIn(receipt),
        givesNew,
    });
    return { items: checkedBack.items, ...begunOf(checkedBack.items) };
}

export const retried = (items: readonly Item[], steps: number): Item[] =>
    items.map(item => (item.missed ? toRetry(item, steps) : item));

/** Everything that a plan can have changed. */
export function snapshotOf(mock: Mock) {
    const { users, keys, cloudGroups } = mock.state();
    return {
        users: users.map(({ id }) => id),
        keys: Object.fromEntries(
            keys
                .filter(({ customerId }) => customerId === SCHOOL)
                .map(({ id, userId, label, expire }) => [id, [userId, label, expire]]),
        ),
        members: cloudGroups.flatMap(({ id, userIds }) => userIds.map(user => `${id} ${user}`)).toSorted(),
    };
}

/** How many there are of each. */
export function tally<Thing>(things: readonly Thing[], of: (thing: Thing) => string): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const thing of things) counts[of(thing)] = (counts[of(thing)] ?? 0) + 1;
    return counts;
}
