import { describe, expect, it } from 'vitest';
import type { Entry } from '#src/plans/review/columns';
import { matchOf, personAt } from '#src/plans/review/match';
import { makeKey, makeUser } from '../../support/builders';

/** Which key a row of a review is about, where its ids are those of another customer (REVIEW-2, REVIEW-4). */

const jan = makeUser({ id: 'u1', email: 'jan@holzmann.example' });
const facts = {
    customer: { id: '10010' },
    users: [jan],
    keys: [makeKey({ id: '1', users: [jan] }), makeKey({ id: '2', users: [] })],
    licences: new Map(),
    isPending: false,
    failure: null,
};
const row = (fields: Partial<Entry>): Entry => ({
    ...{ line: 2, keyId: '', email: '', licence: '', label: '', expire: '', decision: 'take', by: '', customer: '20020' },
    ...fields,
});

it.each([
    ['a key that somebody has here', { keyId: '1', email: 'ann@elsewhere.example' }],
    ['a key that nobody has here', { keyId: '2' }],
    ['a key of somebody who is known here, but not hers', { keyId: '2', email: 'jan@holzmann.example' }],
])('a row of another customer is foreign, although its id is also that of %s', (_what, fields) => {
    expect(matchOf(row(fields), facts, undefined).kind).toBe('foreign');
    expect(matchOf(row({ ...fields, customer: '10010' }), facts, undefined).kind).not.toBe('foreign');
});

it('a key of the person whom the row names is meant, whatever the customer is called there', () => {
    const named = row({ keyId: '1', email: 'Jan@Holzmann.example', customer: 'Holzmann GmbH' });
    expect(matchOf(named, facts, undefined)).toMatchObject({ kind: 'pair', key: { id: '1' } });
});

describe('a row that fits several keys', () => {
    const ann = makeUser({ id: 'u2', email: 'ann@holzmann.example' });
    const key = (id: string, ...users: (typeof ann)[]) => makeKey({ id, licenceId: 'l1', users });
    const asked = row({ email: ann.email, licence: 'l1', customer: '' });
    const found = (meant: string | undefined, ...keys: ReturnType<typeof key>[]) =>
        matchOf(asked, { ...facts, users: [jan, ann], keys }, meant);

    it('is about the one that was chosen for it', () => {
        expect(found(undefined, key('1', ann), key('2', ann)).kind).toBe('which');
        expect(found('1', key('1', ann), key('2', ann))).toMatchObject({ kind: 'pair', key: { id: '1' } });
    });

    it('is about no other one when others have given that away or deleted it since', () => {
        expect(found('1', key('1', jan), key('2', ann))).toMatchObject({ kind: 'elsewhere', key: { id: '1' } });
        expect(found('1', key('1'), key('2', ann))).toMatchObject({ kind: 'elsewhere', key: { id: '1' } });
        expect(found('1', key('2', ann)).kind).toBe('gone');
    });

    it('is about none where none was meant, also when one of them is left', () => {
        expect(found('', key('1', ann), key('2', ann)).kind).toBe('which');
        expect(found('', key('2', ann)).kind).toBe('which');
    });
});

it('an address that several users have in another case is that of who is spelled so, or of nobody', () => {
    const [one, other] = [makeUser({ id: 'u1', email: 'Ann@x.example' }), makeUser({ id: 'u2', email: 'ann@x.example' })];
    const both = { keys: [], users: [one, other] };
    expect(['Ann@x.example', 'ann@x.example', 'ANN@x.example'].map(typed => personAt(typed, both)?.id)).toEqual([
        'u1',
        'u2',
        undefined,
    ]);
    // The same one, whose id is spelled in another case where it is the user of a key.
    const again = { keys: [makeKey({ users: [{ ...one, id: 'U1' }] })], users: [one] };
    expect(personAt('ANN@x.example', again)?.id).toBe('u1');
});
