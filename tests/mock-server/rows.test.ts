// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkRow, checkState, COLLECTIONS } from '../../mock-server/rows/check';
import { fieldsOf } from '../../mock-server/rows/fields';
import { checkReferences, referrers } from '../../mock-server/rows/references';
import { buildState } from '../../mock-server/seed';

const seeded = () => buildState({ seed: 'portal', scale: 20, now: 1_790_000_000 });

describe('The schemas of the mock’s rows', () => {
    it('match every row of the seed', () => {
        expect(checkState(seeded())).toBeNull();
    });

    it.each(COLLECTIONS)('reject an unknown field of %s by its name', collection => {
        expect(checkRow(collection, { ...seeded()[collection][0], colour: 'red' })).toMatchObject({
            colour: 'is not a field of this record',
        });
    });

    it.each([
        ['users', { role: 'KING' }, 'role', 'must be one of USER, ADMIN, READER_ADMIN'],
        ['users', { email: undefined }, 'email', 'is missing'],
        ['customers', { cloud: { quota: 'much' } }, 'cloud.quota', 'must be number'],
        ['licences', { count: -1 }, 'count', 'must be >= 0'],
        ['seats', { releaseCode: 7 }, 'releaseCode', 'must be string'],
        ['contracts', { startOn: '1.2.2026' }, 'startOn', 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"'],
        [
            'directories',
            { groups: [{ label: 'x', items: [{ kind: 'song', id: 'v1' }] }] },
            'groups.0.items.0.kind',
            'must be one of video, directory',
        ],
    ] as const)('reject %s with %j at the field %s', (collection, change, field, message) => {
        const row = JSON.parse(JSON.stringify({ ...seeded()[collection][0], ...change })) as unknown;
        expect(checkRow(collection, row)).toEqual({ [field]: message });
    });

    it('allow an enumeration to be empty if it may be', () => {
        const session = { id: 'as1', userId: 'u101', token: 'x', lastValidated: 1, endsAt: null, forced: null };
        expect(checkRow('academySessions', session)).toBeNull();
        expect(checkRow('academySessions', { ...session, forced: 'later' })).toEqual({
            forced: 'must be one of missing, occupied, invalid, error, pending',
        });
    });

    it('reject a whole state with its first problem', () => {
        const state = seeded();
        const [first] = state.keys;
        expect(checkState({ ...state, keys: undefined })).toBe('keys is missing');
        expect(checkState({ ...state, dogs: [] })).toBe('there is no collection “dogs”');
        expect(checkState({ ...state, lastId: 'x' })).toBe('lastId is not a whole number');
        expect(checkState({ ...state, keys: [first, first] })).toBe(`keys, row 2: the id ${first!.id} stands twice`);
        expect(checkState({ ...state, seats: [{}] })).toMatch(/^seats, row 1: \w+ is missing$/);
        expect(checkState(null)).toBe('the state is not an object');
    });
});

describe('References between rows', () => {
    it('are valid in the seed', () => {
        const state = seeded();
        for (const collection of COLLECTIONS) {
            for (const row of state[collection]) {
                expect(checkReferences(state, collection, row as unknown as Record<string, unknown>)).toBeNull();
            }
        }
    });

    it('are reported by field if they lead nowhere', () => {
        const state = seeded();
        const key = { ...state.keys[0]!, userId: 'nobody', licenceId: 'none' };
        expect(checkReferences(state, 'keys', key)).toEqual({
            userId: 'there is no user nobody',
            licenceId: 'there is no licence none',
        });
    });

    it('list what refers to a user, except rows that are deleted with it', () => {
        const state = seeded();
        const key = state.keys.find(row => row.userId !== null)!;
        state.sessions.push({ token: 't', userId: key.userId!, customer: '10010', customerContext: null, createdAt: 1 });
        const found = referrers(state, 'users', key.userId!);
        expect(found.get('keys')).toContain(key);
        expect([...found.keys()]).not.toContain('sessions');
    });
});

describe('The fields of a form', () => {
    const field = (collection: (typeof COLLECTIONS)[number], name: string) =>
        fieldsOf(collection).find(candidate => candidate.name === name);

    it.each([
        ['users', 'role', { kind: 'choice', choices: ['USER', 'ADMIN', 'READER_ADMIN'], required: true, nullable: false }],
        ['users', 'phone', { kind: 'text', required: false, nullable: true }],
        ['users', 'customer', { kind: 'reference', reference: 'customers' }],
        ['users', 'customers', { kind: 'references', reference: 'customers' }],
        ['licences', 'expire', { kind: 'time', nullable: true }],
        ['tickets', 'created', { kind: 'time', nullable: false }],
        ['contracts', 'startOn', { kind: 'day' }],
        ['contracts', 'invoiceInterval', { kind: 'choice' }],
        ['keys', 'token', { kind: 'text' }],
        ['videos', 'metaData', { kind: 'json', nullable: true }],
        ['academySessions', 'forced', { kind: 'choice', nullable: true }],
    ] as const)('%s.%s is %o', (collection, name, expected) => {
        expect(field(collection, name)).toMatchObject(expected);
    });

    it('include those of objects and of lists', () => {
        expect(field('customers', 'flags')?.fields?.map(({ name, kind }) => [name, kind])).toContainEqual(['cloud', 'boolean']);
        expect(field('contracts', 'details')).toMatchObject({ kind: 'list' });
        expect(field('contracts', 'details')?.fields?.map(({ name }) => name)).toContain('price');
    });
});
