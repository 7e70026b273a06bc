// @vitest-environment node
import { beforeEach, expect, it, vi, afterEach } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import type { Translate } from '#i18n/useT';
import { compareFiles, dayIn, heldIn } from '#src/plans/compare/compare';
import { readFile } from '#src/plans/source/read';
import type { ReviewFiles } from '#src/shared/export/types';
import { LANGUAGE_NAMES } from '#i18n/languages';
import writeWhole from '#src/users/whoHasWhat';
import { makeCustomer } from '../support/builders';
import { startMockServer, type Signed } from './support';

/** Two files of who has what, of two states of the mock: what is different is what was changed (REVIEW-7). */

const NOW = Date.UTC(2026, 5, 15, 12);
const OPTIONS = { clock: () => NOW, scale: 120, keysEach: 2 };
const mocks = { full: startMockServer(OPTIONS), basic: startMockServer({ ...OPTIONS, odata: 'basic' }) };
type Mode = keyof typeof mocks;
const LICENCE = '10010101';
/** Nothing else of the seed expires between them. */
const DAYS = { before: '2026-03-30', after: '2026-04-01' };

beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    Object.values(mocks).forEach(mock => mock.server().control.reset());
});
afterEach(() => void vi.useRealTimers());

async function heldNow({ provider }: Signed, language: string, review?: ReviewFiles) {
    const t = (await withLaterTexts(language, 'export')).translate as Translate;
    const file = await writeWhole({
        ...{ t, language, customer: makeCustomer({ id: '10010' }), provider, separator: ';' },
        ...{ signal: new AbortController().signal, onProgress: () => undefined },
        ...(review ? { review } : {}),
    });
    return heldIn((await readFile(await file.blob(), language)).table);
}

/** Changes five keys, each in another way; returns what is different. */
function change(mode: Mode) {
    const state = mocks[mode].state();
    const users = state.users.filter(
        user => user.customer === '10010' && !state.keys.some(key => key.userId === user.id && key.licenceId === LICENCE),
    );
    const held = state.keys.filter(
        ({ licenceId, userId, sharedWith = [], expire }) =>
            licenceId === LICENCE && userId && sharedWith.length === 0 && expire === null,
    );
    const [taken, moved, renamed, expired] = held;
    const spare = state.keys.find(({ licenceId, userId }) => licenceId === LICENCE && userId === null);
    const [first, second] = users;
    if (!taken || !moved || !renamed || !expired || !spare || !first || !second) throw new Error('the seed has changed');
    const emailOf = (id: string | null) => state.users.find(user => user.id === id)?.email ?? '';
    const expected = [
        { kind: 'taken', key: taken.id, email: emailOf(taken.userId) },
        { kind: 'moved', key: moved.id, email: emailOf(moved.userId) },
        { kind: 'given', key: spare.id, email: first.email },
        { kind: 'renamed', key: renamed.id, email: emailOf(renamed.userId), was: renamed.label, now: 'Renamed since' },
        { kind: 'expired', key: expired.id, email: emailOf(expired.userId), now: '2026-03-31' },
    ];
    spare.label = 'A spare key';
    return {
        expected,
        apply() {
            taken.userId = null;
            moved.userId = second.id;
            spare.userId = first.id;
            renamed.label = 'Renamed since';
            expired.expire = Date.UTC(2026, 2, 31, 23, 59, 59) / 1000;
        },
    };
}

const sorted = (differences: readonly { kind: string; key: string; email: string }[]) =>
    differences.map(({ kind, key, email }) => `${kind} ${key} ${email}`).toSorted();

it.each(['full', 'basic'] as const)(
    'the differences are those that were seeded, by ID and in another language: %s',
    async mode => {
        const signed = await mocks[mode].signedIn('reader@holzmann.example');
        const { expected, apply } = change(mode);
        const before = await heldNow(signed, 'en', 'one');
        expect(before.length).toBeGreaterThan(240);
        expect(compareFiles(before, await heldNow(signed, 'de', 'one'), DAYS)).toEqual([]);
        apply();
        const found = compareFiles(before, await heldNow(signed, 'pl', 'one'), DAYS);
        expect(sorted(found)).toEqual(sorted(expected));
        for (const one of expected) expect(found).toContainEqual(expect.objectContaining(one));
    },
);

it('without IDs keys are told apart by user, licence and label', async () => {
    const signed = await mocks.full.signedIn('reader@holzmann.example');
    const { expected, apply } = change('full');
    const before = await heldNow(signed, 'en');
    apply();
    const found = compareFiles(before, await heldNow(signed, 'en'), DAYS);
    expect(sorted(found)).toEqual(sorted(expected.map(one => ({ ...one, key: '' }))));
});

it('a file that the portal saved in any of its languages is understood, and so is its day', async () => {
    const signed = await mocks.full.signedIn('reader@holzmann.example');
    const own = await heldNow(signed, 'en', 'one');
    for (const language of Object.keys(LANGUAGE_NAMES)) expect(await heldNow(signed, language, 'one'), language).toEqual(own);
    expect(dayIn('10010-Who-has-what-2026-11-26.csv')).toBe('2026-11-26');
    expect(dayIn('list.csv')).toBe('');
});
