// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { chainOf, FACTS, firstOf, stopping, type Link } from '#customRoutes/why/chain';
import { fullLicences } from '#customRoutes/why/facts/key';
import { CAM, type About, type Known } from '#customRoutes/why/known';
import { stoppedOf } from '#src/users/find';
import type { Key, Licence } from '#dataProvider/types';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence } from '../../support/builders';
import { about, academy, automatic, fine, key, licence, NOW, readsOf, seat, words, YESTERDAY } from './known';

/** The chain of what has to hold (WHY-1, WHY-2): what stops somebody is found, stands first, and is over once it is remedied. */

interface Cause {
    name: string;
    /** what is the matter */
    given: Partial<Known>;
    about?: Partial<About>;
    /** the fact that stands first, and what it says */
    first: Link['fact'];
    says: string;
    /** `of id` of its remedy */
    remedy?: string;
    /** it is not known rather than wrong */
    isUnknown?: true;
    /** what the remedy changes */
    then: Partial<Known>;
    thenAbout?: Partial<About>;
}

const base = fine();
const person = (fields: Partial<Known['person']>): Partial<Known> => ({ person: { ...base.person, ...fields } });
const withKey = (fields: Partial<Key>): Partial<Known> => ({ keys: [{ ...key, ...fields }] });
const withLicence = (fields: Partial<Licence>): Partial<Known> => ({ licences: [{ ...licence, ...fields }] });
const full = { ...licence, count: 2, count_active_licences: 2 };
const bobs = makeKey({ id: 'k7', licenceId: 'l1', label: 'Bob', email: 'bob@x' });
const gone = makeKey({ id: 'k8', licenceId: 'l1', label: 'Old', email: 'eve@x', expire: YESTERDAY });
const spare = makeKey({ id: 'k9', licenceId: 'l1', label: 'Spare' });
const fullWith = (...rows: Key[]): Partial<Known> => ({ keys: [], licences: [full], holders: new Map([['l1', rows]]) });
const noContracts = { customer: makeCustomer({ flags: { contractInfo: false } }) };
const academyKey = makeKey({ id: 'k5', licenceId: 'l5', product: 'academy', label: 'Academy' });
const freeKey = makeKey({ id: 'k6', licenceId: automatic.id, product: 'academy', label: 'Free', expire: YESTERDAY });
const rooms = makeLicence({ id: 'l3', name: 'Rooms', product: 'rooms' });
const roomsKey = makeKey({ id: 'k3', licenceId: 'l3', product: 'rooms', label: 'Rooms' });
const inAcademy = { keys: [academyKey], licences: [academy, licence] };
const roomsApplication = { ...base.applications[0]!, id: 'rooms', label: 'Rooms' };

const CAUSES: readonly Cause[] = [
    {
        name: 'the account is not activated',
        given: person({ active: false }),
        first: 'account',
        says: 'The account is not activated',
        remedy: 'user activate',
        then: person({}),
    },
    {
        name: 'a guest is not activated',
        given: person({ active: false, customer: '20020' }),
        first: 'account',
        says: 'own customer (20020)',
        then: person({ customer: '20020' }),
    },
    {
        name: 'no key, some left',
        given: { keys: [] },
        first: 'key',
        says: 'Has no key for pcad. 3 keys are left.',
        remedy: 'user addLicences',
        then: { keys: [key] },
    },
    {
        name: 'no key, some left in one of two licences',
        given: { keys: [], licences: [full, { ...licence, id: 'l2', count: 3 }] },
        first: 'key',
        says: '1 key is left.',
        remedy: 'user addLicences',
        then: { keys: [key] },
    },
    {
        name: 'no key, and no licence',
        given: { keys: [], licences: [{ ...rooms, modules: licence.modules ?? [] }] },
        first: 'key',
        says: 'there is no licence for it',
        remedy: 'page contracts',
        then: { keys: [key], licences: [licence] },
    },
    {
        name: 'no licence, and no contracts in the portal',
        given: { keys: [], licences: [{ ...rooms, modules: licence.modules ?? [] }], ...noContracts },
        first: 'key',
        says: 'there is no licence for it',
        remedy: 'support support',
        then: { keys: [key], licences: [licence] },
    },
    {
        name: 'a school has nothing but the automatic licence',
        given: {
            keys: [],
            licences: [automatic, { ...licence, product: 'viewer' }],
            customer: makeCustomer({ flags: { school: true } }),
        },
        about: { product: 'academy' },
        first: 'key',
        says: 'there is no licence for it',
        remedy: 'page contracts',
        then: inAcademy,
    },
    {
        name: 'no key of anything',
        given: { keys: [] },
        about: { product: null },
        first: 'key',
        says: 'Has no key. 3 keys are left.',
        remedy: 'user addLicences',
        then: { keys: [key] },
    },
    {
        name: 'the key has expired',
        given: withKey({ expire: YESTERDAY }),
        first: 'keyValid',
        says: 'Expired on 2026-11-25.',
        remedy: 'key edit',
        then: { keys: [key] },
    },
    {
        name: 'the key expired a second ago',
        given: withKey({ expire: NOW - 1 }),
        first: 'keyValid',
        says: 'Expired on 2026-11-26.',
        remedy: 'key edit',
        then: withKey({ expire: NOW }),
    },
    {
        name: 'all keys have expired',
        given: {
            keys: [
                { ...key, expire: YESTERDAY },
                { ...key, id: 'k2', expire: YESTERDAY },
            ],
        },
        first: 'keyValid',
        says: 'Expired on',
        remedy: 'key edit',
        then: {
            keys: [
                { ...key, expire: YESTERDAY },
                { ...key, id: 'k2', expire: null },
            ],
        },
    },
    {
        name: 'the key of the automatic licence has expired',
        given: { keys: [freeKey], licences: [automatic, licence] },
        about: { product: 'academy' },
        first: 'keyValid',
        says: 'automatic academy licence cannot be edited',
        remedy: 'key remove',
        then: { keys: [{ ...freeKey, expire: NOW }] },
    },
    {
        name: 'the licence has expired',
        given: {
            licences: [
                { ...licence, expire: YESTERDAY },
                { ...rooms, modules: licence.modules ?? [] },
            ],
        },
        first: 'licence',
        says: 'Planning: expired on 2026-11-25.',
        remedy: 'page contracts',
        then: { licences: [licence] },
    },
    {
        name: 'the licence is not active',
        given: {
            licences: [
                { ...licence, active: false },
                { ...rooms, modules: licence.modules ?? [] },
            ],
        },
        first: 'licence',
        says: 'Planning: not active.',
        remedy: 'page contracts',
        then: { licences: [licence] },
    },
    {
        name: 'the licence has expired, and there are no contracts in the portal',
        given: {
            licences: [
                { ...licence, expire: YESTERDAY },
                { ...rooms, modules: licence.modules ?? [] },
            ],
            ...noContracts,
        },
        first: 'licence',
        says: 'expired on',
        remedy: 'support support',
        then: { licences: [licence] },
    },
    {
        name: 'no key, and the licence has expired',
        given: {
            keys: [],
            licences: [
                { ...licence, expire: YESTERDAY },
                { ...rooms, modules: licence.modules ?? [] },
            ],
        },
        first: 'licence',
        says: 'expired on',
        remedy: 'page contracts',
        then: { keys: [key], licences: [licence] },
    },
    {
        name: 'no key, and none left',
        given: fullWith(bobs, { ...bobs, id: 'k0' }),
        first: 'full',
        says: '2 of 2 used, no keys left.',
        remedy: 'page keys',
        then: { keys: [key] },
    },
    {
        name: 'none left, but one without a user',
        given: fullWith(bobs, spare),
        first: 'full',
        says: '2 of 2 used, 1 of them without user: “Spare”.',
        remedy: 'user addLicences',
        then: { keys: [spare] },
    },
    {
        name: 'none left, but one that has expired',
        given: fullWith(bobs, gone),
        first: 'full',
        says: '2 of 2 used, 1 of them expired: “Old”.',
        remedy: 'key delete',
        then: { keys: [key], licences: [licence] },
    },
    {
        name: 'none left, one without a user and one that has expired',
        given: fullWith(spare, gone),
        first: 'full',
        says: 'Without user: “Spare”. Expired: “Old”.',
        remedy: 'user addLicences',
        then: { keys: [spare] },
    },
    {
        name: 'an expired key that nobody has is deleted before one that somebody has',
        given: fullWith(gone, { ...gone, id: 'k0', label: 'Nobody', email: null }),
        first: 'full',
        says: '2 of them expired',
        remedy: 'key delete',
        then: { keys: [key], licences: [licence] },
    },
    {
        name: 'none left in two licences',
        given: { keys: [], licences: [full, { ...full, id: 'l2' }], holders: new Map([['l2', [spare]]]) },
        first: 'full',
        says: 'without user: “Spare”',
        remedy: 'user addLicences',
        then: { keys: [key] },
    },
    {
        name: 'somebody else’s machine holds the key',
        given: withKey({ seats: [{ ...seat, userId: 'u9' }] }),
        first: 'machine',
        says: 'Active for somebody else on WS-KUECHE-03 since 2025-01-01.',
        remedy: 'seat release',
        then: withKey({ seats: [] }),
    },
    {
        name: 'somebody else’s machine holds a node-locked key',
        given: withKey({ seats: [{ ...seat, userId: 'u9', licenceType: 'nl' }] }),
        first: 'machine',
        says: 'the release code is needed',
        remedy: 'seat release',
        then: withKey({ seats: [{ ...seat, active: false }] }),
    },
    {
        name: 'one’s own machine holds the key',
        given: withKey({ seats: [seat] }),
        first: 'machine',
        says: 'Active on WS-KUECHE-03 since 2025-01-01. If another computer is used, the seat has to be released.',
        remedy: 'seat release',
        isUnknown: true,
        then: withKey({ seats: [] }),
    },
    {
        name: 'one’s own machine holds a node-locked key',
        given: withKey({ seats: [{ ...seat, licenceType: 'nl', activated: null }] }),
        first: 'machine',
        says: 'Active on WS-KUECHE-03. If another computer is used, the seat has to be released, with its release code.',
        remedy: 'seat release',
        isUnknown: true,
        then: withKey({ seats: [] }),
    },
    {
        name: 'no cloud access',
        given: person({ cloud: { access: false, featureLevel: 1, quota: 10 } }),
        first: 'cloud',
        says: 'No cloud access.',
        remedy: 'support support',
        then: person({}),
    },
    {
        name: 'not in the default group',
        given: person({ cloudGroups: [] }),
        first: 'groups',
        says: 'Does not belong to the default group Everybody.',
        remedy: 'user addGroup',
        then: person({}),
    },
    {
        name: 'in one of two default groups',
        given: { groups: [...base.groups, makeCloudGroup({ id: 'g3', label: 'Workshop', autoAdd: true })] },
        first: 'groups',
        says: 'default group Workshop',
        remedy: 'user addGroup',
        then: { groups: base.groups },
    },
    {
        name: 'CAM without its module',
        given: withLicence({ modules: [] }),
        first: 'cam',
        says: 'no valid licence contains the CAM module',
        remedy: 'support support',
        then: { licences: [licence] },
    },
    {
        name: 'the module is in a licence that has expired',
        given: {
            licences: [
                { ...licence, modules: [] },
                { ...licence, id: 'l2', expire: YESTERDAY },
            ],
        },
        first: 'cam',
        says: 'no valid licence contains the CAM module',
        remedy: 'support support',
        then: { licences: [licence] },
    },
    {
        name: 'CAM is not enabled, and is asked for',
        given: person({ cam: false }),
        about: { product: CAM },
        first: 'cam',
        says: 'CAM is not enabled for this person.',
        remedy: 'support support',
        then: person({}),
    },
    {
        name: 'no application is offered',
        given: { applications: [] },
        first: 'application',
        says: 'No application is offered for pcad.',
        remedy: 'support support',
        then: { applications: base.applications },
    },
    {
        name: 'the application has nothing to download',
        given: { applications: [{ id: 'pcad', label: 'pCAD', documents: [], downloads: [], links: [] }] },
        first: 'application',
        says: 'neither a download nor a link for pCAD',
        remedy: 'support support',
        then: { applications: base.applications },
    },
    {
        name: 'the academy is used on another device',
        given: inAcademy,
        about: { product: 'academy', isOwn: true, session: 'occupied' },
        first: 'session',
        says: 'in use on another device',
        remedy: 'page academy',
        then: {},
        thenAbout: { session: undefined },
    },
    {
        name: 'the academy found no key',
        given: { ...inAcademy, keys: [] },
        about: { product: 'academy', isOwn: true, session: 'missing' },
        first: 'key',
        says: 'Has no key for academy.',
        remedy: 'user addLicences',
        then: inAcademy,
        thenAbout: { session: undefined },
    },
    {
        name: 'one product of several',
        given: {
            keys: [key, { ...roomsKey, expire: YESTERDAY }],
            licences: [licence, rooms],
            applications: [...base.applications, roomsApplication],
        },
        about: { product: null },
        first: 'keyValid',
        says: 'Expired on',
        remedy: 'key edit',
        then: { keys: [key, roomsKey] },
    },
];

const known = (...given: Partial<Known>[]): Known => Object.assign(fine(), ...given) as Known;
const chain = (given: Known, fields?: Partial<About>) => chainOf(readsOf(given), about(fields), words);
const idOf = ({ remedy }: Link): string | undefined => remedy && `${remedy.of} ${remedy.id}`;
const wrong = (links: readonly Link[]) => links.filter(({ verdict }) => verdict !== 'holds' && verdict !== 'void');

it('finds nothing where everything is in order', () => {
    const links = chain(fine());
    expect(wrong(links)).toEqual([]);
    expect(links.map(({ fact }) => fact)).toEqual(FACTS.map(({ id }) => id));
    expect(firstOf(links)).toBeUndefined();
});

describe.each(CAUSES)('$name', cause => {
    const { given, first, says, remedy, then } = cause;

    test('is found, stands first, and is over once it is remedied', () => {
        const links = chain(known(given), cause.about);
        const [found] = stopping(links);
        const top = firstOf(links);
        expect(top?.fact).toBe(first);
        expect(top?.text).toContain(says);
        expect(top?.verdict).toBe(cause.isUnknown ? 'unknown' : 'fails');
        if (!cause.isUnknown) expect(found).toBe(top);
        expect(top && idOf(top)).toBe(remedy);
        expect(wrong(chain(known(given, then), { ...cause.about, ...cause.thenAbout }))).toEqual([]);
    });

    test('is found although another read failed; without its own reads nothing is said to be in order', () => {
        const own = FACTS.find(({ id }) => id === first);
        const other = (['applications', 'groups', 'customer'] as const).find(name => !own?.reads.includes(name)) ?? 'holders';
        const links = chainOf(readsOf(known(given), other), about(cause.about), words);
        expect((cause.isUnknown ? links.find(({ fact }) => fact === first) : stopping(links)[0])?.fact).toBe(first);
        own?.reads.forEach(name => {
            const blind = chainOf(readsOf(known(given), name), about(cause.about), words);
            const told = blind.filter(({ fact }) => fact === first);
            expect(told.map(({ verdict, failed }) => [verdict, failed])).toEqual(told.map(() => ['unknown', [name]]));
            expect(told).not.toEqual([]);
        });
    });
});

/** Two causes at once: which is remedied first, and what is left then. */
const PAIRS: readonly [one: string, other: string, first: Link['fact'], then: Link['fact']][] = [
    ['the account is not activated', 'no key, some left', 'account', 'key'],
    ['the account is not activated', 'the key has expired', 'account', 'keyValid'],
    ['the key has expired', 'the licence has expired', 'licence', 'keyValid'],
    ['the key has expired', 'no cloud access', 'keyValid', 'cloud'],
    ['no key, some left', 'no application is offered', 'key', 'application'],
    ['none left, but one that has expired', 'not in the default group', 'full', 'groups'],
    ['the licence has expired', 'no application is offered', 'licence', 'application'],
    ['somebody else’s machine holds the key', 'the licence is not active', 'licence', 'machine'],
    ['somebody else’s machine holds the key', 'CAM without its module', 'machine', 'cam'],
    ['not in the default group', 'the application has nothing to download', 'groups', 'application'],
];

test.each(PAIRS)('%s, and %s', (one, other, first, then) => {
    const [a, b] = [one, other].map(name => CAUSES.find(cause => cause.name === name)) as [Cause, Cause];
    const both = known(a.given, b.given);
    expect(firstOf(chain(both))?.fact).toBe(first);
    const found = [a, b].find(cause => cause.first === first);
    expect(firstOf(chain(known(a.given, b.given, found?.then ?? {}, found === a ? b.given : a.given)))?.fact).toBe(then);
});

describe('own chain', () => {
    const own = (given: Partial<Known>, fields: Partial<About> = {}) => chain(known(given), { isOwn: true, ...fields });

    it('has no facts about the keys of others', () => {
        expect(own({}).map(({ fact }) => fact)).not.toContain('full');
        expect(fullLicences(known({ keys: [], licences: [full] }), about({ isOwn: true }))).toEqual([]);
    });

    it('does not say that a key is free which a machine of nobody known holds', () => {
        const links = own({ keys: [{ ...key, seats: [{ ...seat, userId: null, machineName: 'SECRET' }] }] });
        const found = links.find(({ fact }) => fact === 'machine');
        expect([found?.verdict, found?.text]).toEqual(['unknown', 'The machines of the key are not known.']);
    });

    it('names neither machines nor users of others, and links to no page of administrators', () => {
        const links = own({
            keys: [
                {
                    ...key,
                    seats: [
                        { ...seat, userId: 'u9', machineName: 'SECRET-1' },
                        { ...seat, id: 's3', userId: null, machineName: 'SECRET-2' },
                    ],
                },
            ],
        });
        expect(stopping(links)[0]?.text).toBe('The key is active for somebody else.');
        expect(JSON.stringify(links.map(({ text, to }) => [text, to]))).not.toMatch(/SECRET|\/licences\/|user-management/);
    });
});

it('tells everything of each product once, and what is about the person once', () => {
    const links = chain(
        known({ keys: [key, roomsKey], licences: [licence, rooms], applications: [...base.applications, roomsApplication] }),
        { product: null },
    );
    expect(links.filter(({ fact }) => fact === 'keyValid').map(({ product }) => product)).toEqual(['pcad', 'rooms']);
    expect(links.filter(({ fact }) => fact === 'account')).toHaveLength(1);
    expect(links.map(({ fact }) => fact).lastIndexOf('application')).toBeLessThan(
        links.findIndex(({ fact }) => fact === 'cloud'),
    );
});

describe('the finder’s question', () => {
    it.each([
        ['anna stops', 'What stops ?', 'anna'],
        ['what stops Anna Engel', 'What stops ?', 'Anna Engel'],
        ['anna hindert', 'Was hindert ?', 'anna'],
        ['anna stop', 'What stops ?', null],
        ['stops', 'What stops ?', null],
        ['stops a', 'What stops ?', null],
        ['co anna', 'Co blokuje: ?', null],
        ['co BLOKUJE anna', 'Co blokuje: ?', 'anna'],
        ['bloque anna', 'Qu’est-ce qui bloque ?', 'anna'],
    ])('“%s” in “%s”', (words_, question, name) => {
        expect(stoppedOf(words_, question)).toBe(name);
    });
});

it('says that it is reading until a fact’s reads have answered', () => {
    const links = chainOf({ ...readsOf(fine()), licences: 'reading' }, about(), words);
    expect(links.filter(({ verdict }) => verdict === 'reading').map(({ fact }) => fact)).toContain('licence');
    expect(links.find(({ fact }) => fact === 'account')?.verdict).toBe('holds');
});

it('reads the keys of those licences alone that are full while the person has no key', () => {
    expect(fullLicences(fine(), about())).toEqual([]);
    expect(fullLicences(known({ keys: [] }), about())).toEqual([]);
    expect(fullLicences(known({ keys: [], licences: [full, rooms] }), about())).toEqual(['l1']);
});
