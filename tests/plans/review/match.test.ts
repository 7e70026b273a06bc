import { expect, it } from 'vitest';
import type { Entry } from '#src/plans/review/columns';
import { matchOf } from '#src/plans/review/match';
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
