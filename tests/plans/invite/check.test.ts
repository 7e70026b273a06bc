// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { User } from '#dataProvider/types';
import { checkList } from '#src/plans/invite/check';
import { INITIAL, readDraft, type InviteDraft } from '#src/plans/invite/draft';
import type { InviteFacts } from '#src/plans/invite/known';
import { mappingOf } from '#src/plans/source/mapping';
import { readPasted } from '../source/pasted';
import { todayUtc, expirySeconds } from '#src/shared/format/date';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';

/** The check of a list of people (INVITE-2 to INVITE-5). */

const CAD = makeLicence({
    id: 'l1',
    name: 'CAD Professional',
    product: 'pcad',
    count: 10,
    count_active_licences: 0,
    expire: null,
});
const ROOMS = makeLicence({ id: 'l2', name: 'Rooms', product: 'rooms', count: 10, count_active_licences: 0, expire: null });
const OLD = makeLicence({ id: 'l3', name: 'Old', product: 'pcad', active: false });
const TEAM = makeCloudGroup({ id: 'g1', label: 'Team' });
const CLASS = makeCloudGroup({ id: 'g2', label: 'Klasse 5a' });
const customer = makeCustomer();
const school = makeCustomer({ flags: { school: true } });

const known: User = makeUser({
    id: 'u1',
    email: 'Known@holzmann.example',
    forename: 'Kim',
    surname: 'Known',
    alias: 'Kim Known',
    customer: customer.id,
    keys: [makeKey({ id: 'k1', licenceId: 'l1' })],
    cloudGroups: [TEAM],
});
const others = ['a', 'b', 'c'].map(id =>
    makeUser({
        id,
        email: `${id}@holzmann.example`,
        forename: id,
        surname: id,
        customer: customer.id,
        keys: [],
        cloudGroups: [],
    }),
);

const FACTS: InviteFacts = {
    people: [known, ...others],
    licences: [CAD, ROOMS, OLD],
    groups: [TEAM, CLASS],
    spare: {},
    isPending: false,
    failure: null,
};

const draftOf = (text: string, changes: Partial<InviteDraft> = {}): InviteDraft => {
    const { table } = readPasted(text);
    return { ...INITIAL, table, mapping: mappingOf(table), ...changes };
};

const given = (...ids: string[]): Partial<InviteDraft> => ({
    template: { ...INITIAL.template, licences: ids.map(id => ({ id, day: '' })) },
});

const AROUND = { me: { id: 'me', role: 'ADMIN' as const }, customer, leftOut: [] };

const checked = (draft: InviteDraft, facts: Partial<InviteFacts> = {}, around: Partial<typeof AROUND> = {}) =>
    checkList(draft, { ...FACTS, ...facts }, { ...AROUND, ...around });

const stateOf = (row: string, changes?: Partial<InviteDraft>, around?: Partial<typeof AROUND>) =>
    checked(draftOf(`mail;first name;last name;note;licences;class;expires\n${row}`, changes), {}, around).items.map(
        ({ state, reason }) => [state, reason?.key.split('.').at(-1)].filter(Boolean).join(' '),
    );

describe('the state of a row', () => {
    it.each([
        ['new@holzmann.example;Nina;New', 'new'],
        [' new@ holzmann.example, ;Nina;New', 'new blanks'],
        ['known@HOLZMANN.example;Kim;Known', 'complete'],
        ['known@holzmann.example;Kim;Known;;Rooms', 'known'],
        ['known@holzmann.example;Kim;Other;;Rooms', 'known otherName'],
        [';Nina;New', 'noAddress'],
        ['nina;Nina;New', 'invalid invalid'],
        ['new@holzman.example;Nina;New', 'look nearDomain'],
        ['kim@holzmann.example;kim;KNOWN', 'look sameName'],
        [`new@holzmann.example;Nina;New;${'x'.repeat(256)}`, 'tooLong tooLong'],
        ['new@holzmann.example;;;;CAD Pro', 'unknown unknown'],
        ['new@holzmann.example;;;;;5b', 'unknown unknown'],
        ['new@holzmann.example;;;;cad professional;klasse 5a', 'new'],
        ['new@holzmann.example;;;;l1;g2', 'new'],
        ['new@holzmann.example;;;;Old', 'expired expired'],
        ['new@holzmann.example;;;;Rooms;;soon', 'expiry noDay'],
        ['new@holzmann.example;;;;Rooms;;1.1.2020', 'expiry past'],
        [`new@holzmann.example;;;;Rooms;;${todayUtc()}`, 'new'],
    ])('%s: %s', (row, expected) => {
        expect(stateOf(row)).toEqual([expected]);
    });

    it('is about who is spelled so, where several users have the address in another case', () => {
        const twin = makeUser({ ...known, id: 'u0', email: 'KNOWN@holzmann.example', keys: [], cloudGroups: [] });
        for (const people of [
            [known, twin],
            [twin, known],
        ]) {
            const { items } = checked(draftOf(`mail;licences\n${known.email};Rooms\n`), { people });
            expect(items[0]).toMatchObject({ state: 'known', subject: { id: known.id } });
        }
    });

    it('is about nobody, and left out, where several have it in another case', () => {
        const twins = ['kNown', 'KNOWN'].map(name => makeUser({ ...known, id: name, email: `${name}@holzmann.example` }));
        const { items, open } = checked(draftOf(`mail;licences\n${known.email};Rooms\n`), { people: twins });
        expect([items, open]).toMatchObject([
            [{ state: 'invalid', steps: [], reason: { key: 'planInvite.reasons.several' } }],
            [],
        ]);
    });

    it('shows an address that is none as it was typed, with the reason', () => {
        const { items } = checked(draftOf('mail;name\n not an address ,;Nina New\nn@holzmann.example;Nina'));
        expect(items[0]).toMatchObject({
            state: 'invalid',
            email: 'not an address ,',
            reason: { args: { typed: 'not an address ,' } },
        });
    });

    it('is asked again for schools, which need an expiry', () => {
        expect(stateOf('new@holzmann.example;;;;Rooms', {}, { customer: school })).toEqual(['expiry needsDay']);
        expect(stateOf('new@holzmann.example', given('l1'), { customer: school })).toEqual(['expiry needsDay']);
    });

    it('tells the same address, and the same name with another one', () => {
        const text = 'mail;name\nnew@holzmann.example;Nina New\nNEW@holzmann.example;Nina New\nnn@holzmann.example;Nina New';
        const { items, open } = checked(draftOf(text));
        expect(items.map(({ state, reason }) => [state, reason?.args])).toEqual([
            ['new', undefined],
            ['twice', { row: 2 }],
            ['look', { row: 2, email: 'new@holzmann.example' }],
        ]);
        expect(open).toEqual([{ key: 'planInvite.open.look', args: { smart_count: 1 } }]);
        expect(checked(draftOf(text, { right: ['row-4'] })).open).toEqual([]);
    });

    it('tells guests, who get licences like everybody', () => {
        const guest = makeUser({ id: 'u9', email: 'guest@other.example', customer: '999', keys: [], cloudGroups: [] });
        const { items } = checked(draftOf('guest@other.example', given('l1')), { people: [guest] });
        expect(items[0]).toMatchObject({ state: 'guest', subject: { id: 'u9' }, steps: [{ step: { verb: 'giveLicence' } }] });
    });

    it('follows a correction', () => {
        const corrections = { 'row-1': { email: 'nina@holzmann.example', forename: 'Nina', surname: 'New', note: '' } };
        expect(checked(draftOf('nina@holzman.example', { corrections })).items[0]).toMatchObject({
            state: 'new',
            name: 'Nina New',
        });
    });
});

describe('what is done', () => {
    const verbs = (draft: InviteDraft) => checked(draft).items.map(({ steps }) => steps.map(({ step }) => step));

    it('is an account, licences and groups, and then the mail', () => {
        const draft = draftOf('new@holzmann.example', {
            template: {
                licences: [
                    { id: 'l1', day: '2099-12-31' },
                    { id: 'l2', day: '' },
                ],
                groups: ['g1'],
                note: ' New ',
                day: '',
            },
        });
        expect(verbs(draft)).toEqual([
            [
                { verb: 'createUser', sendMail: false },
                { verb: 'giveLicence', licence: 'l1', expire: expirySeconds('2099-12-31') },
                { verb: 'giveLicence', licence: 'l2' },
                { verb: 'joinGroup', group: 'g1' },
                { verb: 'recover', only: 'inactive' },
            ],
        ]);
        expect(checked(draft).items[0]?.subject).toEqual({
            id: 'row-1',
            make: { email: 'new@holzmann.example', forename: '', surname: '', adminNote: 'New' },
            own: ['new@holzmann.example'],
        });
    });

    it.each([
        ['now', { verb: 'createUser', sendMail: true }],
        ['password', { verb: 'createUser', sendMail: true, randomPassword: true }],
    ] as const)('is a mail at once: %s', (mail, step) => {
        expect(verbs(draftOf('new@holzmann.example', { mail }))).toEqual([[step]]);
    });

    it('is what somebody known lacks, with what was seen', () => {
        const { items } = checked(
            draftOf('known@holzmann.example', {
                template: {
                    ...INITIAL.template,
                    licences: [
                        { id: 'l1', day: '' },
                        { id: 'l2', day: '' },
                    ],
                    groups: ['g1', 'g2'],
                },
            }),
        );
        expect(items[0]?.steps.map(({ step }) => step)).toEqual([
            { verb: 'giveLicence', licence: 'l2' },
            { verb: 'joinGroup', group: 'g2' },
        ]);
        expect(items[0]?.subject).toMatchObject({ id: 'u1', seen: { active: true, keys: ['k1'], groups: ['g1'] } });
    });

    it('is what the list says rather than what all rows get', () => {
        const text = 'mail;licence;group;valid until\na1@holzmann.example;Rooms;Team;2099-01-01\na2@holzmann.example;;;';
        const template = { licences: [{ id: 'l1', day: '2098-01-01' }], groups: ['g2'], note: '', day: '' };
        expect(verbs(draftOf(text, { template, mail: 'now' })).map(steps => steps.slice(1))).toEqual([
            [
                { verb: 'giveLicence', licence: 'l2', expire: expirySeconds('2099-01-01') },
                { verb: 'joinGroup', group: 'g1' },
            ],
            [
                { verb: 'giveLicence', licence: 'l1', expire: expirySeconds('2098-01-01') },
                { verb: 'joinGroup', group: 'g2' },
            ],
        ]);
    });

    it('is nothing for rows that are not right', () => {
        expect(verbs(draftOf('mail;name\n;Nina\nnina;Nina\nnew@holzman.example;Nina'))).toEqual([[], [], []]);
    });

    it('follows what unknown names mean, and licences that are done without', () => {
        const draft = draftOf('mail;licences;groups\nnew@holzmann.example;CAD Pro, Old;5a, 7c', {
            mail: 'now',
            meanings: { 'licence:CAD Pro': 'l1', 'group:5a': 'g2', 'group:7c': '' },
            dropped: ['l3'],
        });
        expect(verbs(draft)[0]?.slice(1)).toEqual([
            { verb: 'giveLicence', licence: 'l1' },
            { verb: 'joinGroup', group: 'g2' },
        ]);
    });
});

describe('a draft', () => {
    it('comes back from the storage as it was', () => {
        const draft = draftOf('mail;name\nnew@holzmann.example;Nina New', { right: ['row-2'], meanings: { 'licence:x': '' } });
        expect(readDraft(JSON.parse(JSON.stringify(draft)), 'draft')).toEqual(draft);
        expect(() => readDraft({ ...draft, table: { ...draft.table, rows: [{ line: 'x', cells: [] }] } }, 'draft')).toThrow(
            'draft.table.rows[0].line',
        );
    });
});
