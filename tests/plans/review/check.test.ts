import { describe, expect, it } from 'vitest';
import type { Key } from '#dataProvider/types';
import { checkReview } from '#src/plans/review/check';
import { INITIAL, type ReviewDraft } from '#src/plans/review/draft';
import { agreedState } from '#src/plans/review/judge';
import { makeKey, makeLicence, makeUser } from '../../support/builders';
import { fileOf } from '../../contract/reviewing';

/** What is decided from a file, on records that are not as they were when it was decided (REVIEW-4). */

const [ann, ben] = ['u1', 'u2'].map(id => makeUser({ id, role: 'USER', email: `${id}@x.example` }));
const licences = new Map([['l1', makeLicence({ id: 'l1', name: 'CAD' })]]);
const held = (id: string, ...users: (typeof ann)[]): Key =>
    makeKey({ id, licenceId: 'l1', expire: null, users: users.flatMap(user => user ?? []) });

const check = (text: string, keys: readonly Key[], changes: Partial<ReviewDraft> = {}, known = licences) => {
    const facts = { customer: { id: '10010' }, keys, users: [ann!, ben!], licences: known, isPending: false, failure: null };
    const draft = { ...INITIAL, files: [fileOf(text, 'f')], ...changes };
    const { items, open } = checkReview(draft, facts, { me: makeUser({ id: 'me' }), leftOut: [] });
    const [item] = items.filter(({ state }) => state !== 'added');
    return { state: item?.state, verbs: item?.steps.map(({ step }) => step.verb), isOpen: open.length > 0, of: item?.subject.id };
};
const file = (key: string, decision: string) => `E-mail;Licence;Key ID;Decision\r\nu1@x.example;CAD;${key};${decision}`;
const ASKED = { state: 'changed', verbs: [], isOpen: true };

describe('a key that is taken from whoever has it, because that was chosen', () => {
    const moved = held('k1', ben);
    const chosen = { choices: { changed: 'do' }, agreed: { 'k1 u1': agreedState(moved) } } as const;

    it('is asked about until that is chosen', () => {
        expect(check(file('k1', 'take'), [moved])).toMatchObject(ASKED);
        expect(check(file('k1', 'take'), [moved], chosen)).toMatchObject({ state: 'take', verbs: ['leaveKey'], of: 'u2' });
    });

    it.each([
        ['somebody else has it', held('k1', makeUser({ id: 'u9' }))],
        ['somebody has got it too', held('k1', ben, makeUser({ id: 'u9' }))],
        ['it has another expiry', { ...moved, expire: 4_000_000_000 }],
    ])('is asked about again when %s since', (_what, key) => {
        expect(check(file('k1', 'take'), [key], chosen)).toMatchObject(ASKED);
    });
});

it('a decision that was made in the portal is about its user, not about who has got the key since', () => {
    const key = held('k1', ann);
    const own = { decided: { 'k1 u1': { verdict: 'take', to: '' } }, agreed: { 'k1 u1': agreedState(key) } } as const;
    expect(check(file('k1', 'keep'), [key], own)).toMatchObject({ state: 'take', verbs: ['leaveKey'], of: 'u1' });
    expect(check(file('k1', 'keep'), [held('k1', ben)], own)).toMatchObject(ASKED);
});

it('a key that was chosen for a row is not deleted once nobody has it, nor is the one that is left', () => {
    const text = 'E-mail;Licence;Key ID;Decision\r\nu1@x.example;CAD;;take';
    const chosen = { meant: { 'f 2': 'k1' }, freed: 'delete' } as const;
    expect(check(text, [held('k1', ann), held('k2', ann)], chosen)).toMatchObject({ state: 'take', verbs: ['dropKey'] });
    expect(check(text, [held('k1'), held('k2', ann)], chosen)).toMatchObject({ state: 'gone', verbs: [] });
    expect(check(text, [held('k2', ann)], chosen)).toMatchObject({ state: 'gone', verbs: [] });
    expect(check(text, [held('k2', ann)], { ...chosen, meant: { 'f 2': '' } })).toMatchObject({ state: 'stays', verbs: [] });
});

it('a licence that is spelled in another case, or not known, has not expired: its keys are not deleted for that', () => {
    const expired = { choices: { expired: 'delete' } } as const;
    const over = new Map([['l1', makeLicence({ id: 'l1', active: false })]]);
    expect(check(file('k1', 'take'), [held('k1', ann)], expired, over)).toMatchObject({ verbs: ['dropKey'] });
    const upper = { ...held('k1', ann), licenceId: 'L1' };
    expect(check(file('k1', 'take'), [upper], expired)).toMatchObject({ state: 'take', verbs: ['leaveKey'] });
    expect(check(file('k1', 'take'), [upper], expired, new Map())).toMatchObject({ state: 'take', verbs: ['leaveKey'] });
    expect(check(file('k1', 'take'), [upper], expired, over)).toMatchObject({ verbs: ['dropKey'] });
});

it('compares the expiry with the row whose decision counts, not with one in another file that decides nothing', () => {
    const key = { ...held('k1', ann), expire: Date.UTC(2028, 11, 31, 23, 59, 59) / 1000 };
    const dated = (expire: string, decision: string, name: string) =>
        fileOf(`E-mail;Licence;Key ID;Expires;Decision\r\nu1@x.example;CAD;k1;${expire};${decision}`, name);
    const of = (...files: ReviewDraft['files']) => check(file('k1', ''), [key], { files });
    const today = dated('2028-12-31', '', 'today');
    expect(of(today, dated('2026-12-31', 'take', 'old'))).toMatchObject(ASKED);
    expect(of(today, dated('2028-12-31', 'take', 'new'))).toMatchObject({ state: 'take' });
    expect(of(dated('2026-12-31', '', 'old'), dated('2028-12-31', 'take', 'new'))).toMatchObject({ state: 'take' });
    const undated = fileOf(file('k1', ''), 'undated');
    expect(of(undated, dated('2026-12-31', 'take', 'old'))).toMatchObject(ASKED);
});
