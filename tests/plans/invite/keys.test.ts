// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkList } from '#src/plans/invite/check';
import { INITIAL, type InviteDraft } from '#src/plans/invite/draft';
import { rowsOf } from '#src/plans/invite/rows';
import { scarceIn } from '#src/plans/invite/supply';
import { mappingOf } from '#src/plans/source/mapping';
import { makeCustomer, makeLicence } from '../../support/builders';
import { readPasted } from '../source/pasted';

/** The keys that a list needs (INVITE-5, MANY-11). */

const AROUND = { me: { id: 'me', role: 'ADMIN' as const }, customer: makeCustomer(), leftOut: [] };

const draftOf = (text: string, changes: Partial<InviteDraft>): InviteDraft => {
    const { table } = readPasted(text);
    return { ...INITIAL, table, mapping: mappingOf(table), ...changes };
};

const given = (id: string): Partial<InviteDraft> => ({ template: { ...INITIAL.template, licences: [{ id, day: '' }] } });

describe('the keys of a licence', () => {
    const scarce = makeLicence({ id: 'l1', name: 'CAD', product: 'pcad', count: 3, count_active_licences: 1, expire: null });
    const four = 'p1@holzmann.example\np2@holzmann.example\np3@holzmann.example\np4@holzmann.example';
    const facts = {
        ...{ people: [], groups: [], isPending: false, failure: null },
        ...{ licences: [scarce], spare: { l1: [{ id: 'k8' }, { id: 'k9' }] } },
    };
    const withKeys = (draft: InviteDraft, around?: Partial<typeof AROUND>) => {
        const { items, keys, open } = checkList(draft, facts, { ...AROUND, ...around });
        const getters = items.flatMap(({ id, steps, subject }) =>
            steps.some(({ step }) => step.verb === 'giveLicence') ? [[id, subject.keys?.l1]] : [],
        );
        return { keys: keys.map(({ needed, free }) => [needed, free]), open: open.map(({ args }) => args?.smart_count), getters };
    };

    it('are counted, and too few are a question', () => {
        expect(withKeys(draftOf(four, given('l1')))).toMatchObject({ keys: [[4, 2]], open: [2] });
    });

    it('are read, as those without a user, only of licences with too few', () => {
        const rows = (text: string) => rowsOf(draftOf(text, given('l1')), facts, AROUND.customer);
        expect(scarceIn(rows(four))).toEqual(['l1']);
        expect(scarceIn(rows('p1@holzmann.example\np2@holzmann.example'))).toEqual([]);
    });

    it('go to those who are not left without', () => {
        const shortages = { l1: { without: ['row-1', 'row-4'], givesSpare: false } };
        expect(withKeys(draftOf(four, { ...given('l1'), shortages }))).toEqual({
            keys: [[2, 2]],
            open: [],
            getters: [
                ['row-2', undefined],
                ['row-3', undefined],
            ],
        });
    });

    it('go to the first ones, whichever rows these are in the end', () => {
        const draft = draftOf(four, { ...given('l1'), shortages: { l1: { without: [], givesSpare: false, first: true } } });
        const after = (leftOut: readonly string[]) => withKeys(draft, { leftOut } as never);
        expect(after([])).toMatchObject({
            open: [],
            getters: [
                ['row-1', undefined],
                ['row-2', undefined],
            ],
        });
        // Whoever moves up gets the key of the row that is left out.
        expect(after(['row-1'])).toMatchObject({
            keys: [[2, 2]],
            open: [],
            getters: [
                ['row-2', undefined],
                ['row-3', undefined],
            ],
        });
    });

    const withSpareKeys = {
        keys: [[4, 4]],
        open: [],
        getters: [
            ['row-1', undefined],
            ['row-2', undefined],
            ['row-3', 'k8'],
            ['row-4', 'k9'],
        ],
    };

    it('may be those without a user', () => {
        const shortages = { l1: { without: [], givesSpare: true } };
        expect(withKeys(draftOf(four, { ...given('l1'), shortages }))).toEqual(withSpareKeys);
    });

    it('go to the first ones, those without a user too', () => {
        const five = `${four}\np5@holzmann.example`;
        const shortages = { l1: { without: [], givesSpare: true, first: true } };
        expect(withKeys(draftOf(five, { ...given('l1'), shortages }))).toEqual(withSpareKeys);
    });

    it('are needed for rows about which something is asked', () => {
        const named = 'mail;name\np1@x.example;Nina New\np2@x.example;Nina New\np3@x.example;Otto Other';
        const rows = rowsOf(draftOf(named, given('l1')), facts, AROUND.customer);
        expect(rows.map(({ state }) => state)).toContain('look');
        expect(scarceIn(rows)).toEqual(['l1']);
    });

    it('are not needed for rows that are left out', () => {
        expect(withKeys(draftOf(four, given('l1')), { leftOut: ['row-1', 'row-2'] } as never)).toMatchObject({
            keys: [[2, 2]],
            open: [],
        });
    });
});
