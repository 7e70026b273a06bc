import { describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { Step } from '#dataProvider/jobs/steps';
import { readReceipt, receiptOf } from '#src/plans/planFile';
import { answer, fakeClient, type FakeCall } from '../../support/fakeClient';
import { KEY, USER, work } from './attempt';

/** What was made without an answer, and only found afterwards, may have been made by others: it is not taken back (PLAN-9). */

const LOST = new PortalError('errors.network', { status: 0, reason: 'network' });
const rows = (...value: object[]) => ({ '@odata.count': value.length, value });
const make = { email: USER.email, forename: 'Anna', surname: 'Engel', adminNote: '' };
const steps: Step[] = [{ verb: 'createUser' }, { verb: 'recover', only: 'inactive' }];
const person = { ...USER, active: false, forename: 'Anna', surname: 'Engel' };

/** A server on which this account is there after the first call, if it has made it or not; the call gets this answer. */
async function create(came: unknown, account: object = person, item: Partial<Item> = {}) {
    let isThere = item.state === 'sent';
    const fake = fakeClient({
        'GET users': () => (isThere ? rows(account) : rows()),
        'GET users/u1': account,
        'POST users': () => {
            isThere = true;
            return came;
        },
        'POST users/u1/recover': answer(204),
    });
    const made = await work(steps, { id: 'row', make, state: 'waiting', step: 0, ...item }, fake);
    const receipt = receiptOf({ begun: 0, steps } as unknown as Job, [made]);
    const sent = fake.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    return { made, sent, kept: readReceipt(JSON.parse(JSON.stringify(receipt)), '').items[0] };
}

describe('an account', () => {
    it.each([
        ['answers with it', answer(201, person)],
        ['answers nothing', answer(201)],
    ])('is known to be made here where the server %s', async (_what, came) => {
        const { made, kept } = await create(came);
        expect([made.id, made.found, kept?.found]).toEqual(['u1', undefined, undefined]);
    });

    it.each<[string, Partial<Item>]>([
        ['the answer is lost', {}],
        ['the page was closed before the answer', { state: 'sent' }],
    ])('is not known to be made here if %s', async (_what, item) => {
        const { made, sent, kept } = await create(LOST, person, item);
        expect(made).toMatchObject({ id: 'u1', state: 'done', found: [0] });
        expect(kept).toMatchObject({ taken: [0, 1], found: [0] });
        expect(sent.filter(call => call === 'POST users')).toHaveLength(item.state ? 0 : 1);
    });

    it('of another name was made by others: it is treated like one that was there before, and nobody is written to', async () => {
        const { made, sent } = await create(LOST, { ...person, forename: 'Anne' });
        expect(made).toMatchObject({ id: 'u1', existed: true, state: 'done' });
        expect(sent).toEqual(['POST users']);
    });
});

describe('whoever has the address already', () => {
    const others = Array.from({ length: 30 }, (_, at) => ({ ...person, id: `p${at}`, email: `p${at}@holzmann.example` }));

    const page = (path: string): object[] => {
        const [skip = 0, top = 0] = ['skip', 'top'].map(name => new RegExp(`\\$${name}=(\\d+)`).exec(path)?.[1]).map(Number);
        return [...others, person].slice(skip || 0, (skip || 0) + (top || 99));
    };

    it.each<[string, string, (path: string) => object[]]>([
        ['ignores filters', USER.email, page],
        ['compares with regard to case', 'Anna@Holzmann.example', path => (path.includes(`'${USER.email}'`) ? [person] : [])],
    ])('is not made again on a server that %s', async (_what, email, answered) => {
        const fake = fakeClient({ 'GET users': ({ path }: FakeCall) => ({ value: answered(decodeURIComponent(path)) }) });
        const item: Item = { id: 'row', make: { ...make, email }, state: 'waiting', step: 0 };
        expect(await work([{ verb: 'createUser' }], item, fake)).toMatchObject({ id: 'u1', existed: true });
    });
});

it('a licence that was given without an answer is not known to be given here', async () => {
    let isGiven = false;
    const fake = fakeClient({
        'GET users/u1/keys': () => (isGiven ? rows({ ...KEY, users: [{ id: 'u1' }] }) : rows()),
        'PUT users/u1/licences/l1': () => {
            isGiven = true;
            return LOST;
        },
    });
    const item = await work([{ verb: 'giveLicence', licence: 'l1' }], { id: 'u1', state: 'waiting', step: 0 }, fake);
    expect(item).toMatchObject({ state: 'done', found: [0] });
});
