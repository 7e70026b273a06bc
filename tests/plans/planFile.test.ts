import { describe, expect, it } from 'vitest';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import type { Step } from '#dataProvider/jobs/steps';
import { fileOf, OtherCustomer, OtherServer, planOfFile, receiptOf } from '../../src/plans/planFile';
import { Fault } from '../../src/plans/read';

/** Plans and receipts as files (PLAN-6). */

const steps: Step[] = [{ verb: 'createUser' }, { verb: 'giveLicence', licence: 'l1', expire: 100 }];
const items: Item[] = [
    { id: 'u1', state: 'done', step: 2 },
    { id: 'u2', state: 'failed', step: 2, missed: [{ step: 1, state: 'failed' }] },
];
const job: Job = {
    id: 'p1',
    owner: 'u/c',
    kind: 'invite',
    plan: true,
    steps,
    state: 'ended',
    begun: 1,
    ended: 2,
    counts: countsOf(items),
};
const plan = { kind: 'invite' as const, draft: { text: 'a@b.example' }, leftOut: ['r1'] };
const about = { customer: '10010', server: 'a1', by: 'u0', day: '2026-11-26' };
const receipt = receiptOf(job, items);
const file = fileOf(plan, { ...about, receipt });
const HERE = { customer: '10010', server: 'a1' };
const read = (value: unknown) => planOfFile(JSON.stringify(value), HERE);

it('are read as they were written', () => {
    expect(read(file)).toEqual(file);
    expect(read(fileOf(plan, about))).toEqual({ format: 'portal-plan', version: 1, ...about, ...plan });
});

it('say which steps of each item took effect', () => {
    expect(receipt.items).toEqual([
        { id: 'u1', state: 'done', taken: [0, 1] },
        { id: 'u2', state: 'failed', taken: [0] },
    ]);
});

describe('are refused as a whole', () => {
    it.each<[string, unknown]>([
        ['format', { ...file, format: 'other' }],
        ['version', { ...file, version: 2 }],
        ['kind', { ...file, kind: 'other' }],
        ['draft', { ...file, draft: 'text' }],
        ['leftOut[0]', { ...file, leftOut: [1] }],
        ['more', { ...file, more: 1 }],
        ['receipt.steps[0].verb', { ...file, receipt: { ...receipt, steps: [{ verb: 'dropEverything' }] } }],
        ['receipt.steps[0].licence', { ...file, receipt: { ...receipt, steps: [{ verb: 'giveLicence', licence: {} }] } }],
        ['receipt.items[0].taken', { ...file, receipt: { ...receipt, items: [{ id: 'u1', state: 'done', taken: [9] }] } }],
    ])('with the place of the fault: %s', (place, wrong) => {
        expect(() => read(wrong)).toThrow(new Fault(place));
    });

    it('if they are no JSON', () => {
        expect(() => planOfFile('Forename;Surname', HERE)).toThrow(Fault);
    });

    it('if they belong to another customer', () => {
        expect(() => planOfFile(JSON.stringify(file), { ...HERE, customer: '20020' })).toThrow(OtherCustomer);
    });

    it('if they were saved on another server, whose customers have the same numbers', () => {
        expect(() => planOfFile(JSON.stringify(file), { ...HERE, server: 'b2' })).toThrow(OtherServer);
        const { server: _server, ...earlier } = file;
        expect(planOfFile(JSON.stringify(earlier), { ...HERE, server: 'b2' })).toEqual(earlier);
    });
});
