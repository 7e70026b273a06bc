import { expect, it } from 'vitest';
import { transfer } from '#src/plans/transfer';
import { makeCustomer } from '../support/builders';

/** Users of other customers who are asked to move here (INVITE-6). */

it('whose addresses are dropped once the plan has begun are not asked again from its file', () => {
    const person = { id: 'row-1', email: 'c@other.example', forename: 'Cem', surname: 'Can', open: [] };
    const draft = { of: 'p1', people: [person] };
    const around = { me: { id: 'u1', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };
    const facts = { isPending: false, failure: null, here: new Set<string>() };
    expect(transfer.check(draft, facts, around).items[0]?.steps).toHaveLength(1);
    const begun = transfer.forget(draft, [], new Set(), facts);
    expect(transfer.check(begun, facts, around).items[0]?.steps).toEqual([]);
});
