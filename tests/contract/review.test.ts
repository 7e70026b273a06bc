// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLaterTexts } from '#i18n/later';
import type { Translate } from '#i18n/useT';
import { forget, linesOf } from '#src/plans/review/evidence';
import { agreedState } from '#src/plans/review/judge';
import writeWhole from '#src/users/whoHasWhat';
import { makeCustomer } from '../support/builders';
import { run } from './planRun';
import { checked, fileOf } from './reviewing';
import { startMockServer, type Signed } from './support';

/** A review: who has what goes out, comes back decided, and the mock's state is what was decided (REVIEW-2 to REVIEW-6). */

const NOW = Date.UTC(2026, 5, 15, 12);
const OPTIONS = { clock: () => NOW, scale: 320, keysEach: 2 };
const mocks = { full: startMockServer(OPTIONS), basic: startMockServer({ ...OPTIONS, odata: 'basic' }) };
type Mode = keyof typeof mocks;
const ADMIN = 'admin@holzmann.example';
const t = (await withLaterTexts('en', 'export')).translate as Translate;

// The portal's clock is the mock's.
beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    Object.values(mocks).forEach(mock => mock.server().control.reset());
});
afterEach(() => void vi.useRealTimers());

/** The rows of the file for a review, as cells. */
async function reviewFile({ provider }: Signed): Promise<string[][]> {
    const file = await writeWhole({
        ...{ t, language: 'en', customer: makeCustomer({ id: '10010' }), provider, separator: ';', review: 'one' },
        ...{ signal: new AbortController().signal, onProgress: () => undefined },
    });
    return parse(await (await file.blob()).text(), { bom: true, record_delimiter: '\r\n', delimiter: ';' });
}

const textOf = (rows: readonly (readonly string[])[]): string =>
    rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n');

/** The mock's keys with everything that a review may change. */
const keysOf = (mode: Mode) =>
    new Map(
        mocks[mode]
            .state()
            .keys.map(({ id, userId, sharedWith = [], label, token, expire }) => [
                id,
                { users: [userId, ...sharedWith].filter(Boolean), label, token, expire },
            ]),
    );

it.each(['full', 'basic'] as const)(
    '600 decided rows: the effects are the decisions, counted (%s)',
    { timeout: 60_000 },
    async mode => {
        const signed = await mocks[mode].signedIn(ADMIN);
        const { provider, calls } = signed;
        const [head = [], ...all] = await reviewFile(signed);
        const place = Object.fromEntries(head.map((name, at) => [name, at])) as Record<string, number>;
        const cell = (row: readonly string[], name: string): string => row[place[name] ?? -1] ?? '';
        const me = await provider.getCurrentUser();
        const rows = all.filter(row => cell(row, 'Key ID') && cell(row, 'E-mail')).slice(0, 600);
        expect(rows).toHaveLength(600);
        const before = keysOf(mode);
        const licenceOf = new Map(mocks[mode].state().keys.map(({ id, licenceId }) => [id, licenceId]));
        const licences = new Map(mocks[mode].state().licences.map(licence => [licence.id, licence]));
        const isOver = (id: string): boolean => {
            const licence = licences.get(licenceOf.get(id) ?? '');
            return !licence?.active || (licence.expire ?? Infinity) < NOW / 1000;
        };
        // Every fifth is taken, in the words of several languages; every fiftieth of those that can be goes to somebody without such a licence.
        const words = ['take', 'Entziehen', 'retirer', 'x'];
        const heirs = mocks[mode].state().users.filter(user => user.customer === '10010' && user.active && user.id !== me.id);
        const hasLicence = new Set(
            mocks[mode]
                .state()
                .keys.flatMap(({ licenceId, userId, sharedWith = [] }) =>
                    [userId, ...sharedWith].map(id => `${id} ${licenceId}`),
                ),
        );
        const wanted = { taken: [] as string[], given: new Map<string, string>() };
        const decided = rows.map((row, at) => {
            const [key, email] = [cell(row, 'Key ID'), cell(row, 'E-mail')];
            const isSole = before.get(key)?.users.length === 1 && email !== me.email && !isOver(key);
            let decision = at % 3 === 0 ? 'keep' : '';
            if (at % 5 === 0 && isSole) {
                decision = words[(at / 5) % words.length] ?? '';
                wanted.taken.push(key);
            } else if (at % 5 === 1 && isSole && wanted.given.size < 12) {
                const heir = heirs.find(
                    ({ id }) => !hasLicence.has(`${id} ${licenceOf.get(key)}`) && ![...wanted.given.values()].includes(id),
                );
                if (heir) {
                    decision = `give to ${heir.email}`;
                    wanted.given.set(key, heir.id);
                }
            }
            return row.map((value, column) => (column === place['Decision'] ? decision : value));
        });
        expect(wanted.taken.length).toBeGreaterThan(90);
        expect(wanted.given.size).toBe(12);

        const file = fileOf(textOf([head, ...decided]));
        const asking = await checked(provider, { files: [file] });
        expect(asking.open).toMatchObject([{ key: 'planReview.open.word' }]);
        const plan = await checked(provider, { files: [file], words: { x: 'take' } });
        expect(plan.open).toEqual([]);
        expect(calls.filter(call => !call.startsWith('GET'))).toEqual([]);
        const counts = (state: string) => plan.items.filter(item => item.state === state).length;
        expect([counts('take'), counts('give')]).toEqual([wanted.taken.length, 12]);

        expect((await run(provider, plan)).filter(({ state }) => state !== 'done')).toEqual([]);
        const after = keysOf(mode);
        expect(after.size).toBe(before.size);
        const changed = [...before].filter(([id, key]) => JSON.stringify(after.get(id)?.users) !== JSON.stringify(key.users));
        expect(new Set(changed.map(([id]) => id))).toEqual(new Set([...wanted.taken, ...wanted.given.keys()]));
        expect(wanted.taken.map(id => after.get(id)?.users)).toEqual(wanted.taken.map(() => []));
        expect([...wanted.given].map(([id]) => after.get(id)?.users)).toEqual([...wanted.given].map(([, heir]) => [heir]));
        // Of everything else nothing changed: what is missing from the file is neither taken nor deleted.
        for (const [id, key] of before)
            if (!wanted.given.has(id)) expect(after.get(id)).toMatchObject({ label: key.label, token: key.token });
    },
);

describe('a row that is not as it was', () => {
    const mock = startMockServer({ clock: () => NOW });
    const [ANNA, BOB, CARL] = ['u102', 'u1052', 'u1026'] as const;
    const LICENCE = '10010101';
    const HEAD = 'Customer number;E-mail;Licence;Label;Expiry date;Key ID;Decision;Decided by';
    const state = () => mock.state();
    const keyOf = (id: string) => {
        const key = state().keys.find(one => one.id === id);
        if (!key) throw new Error(`no key ${id}`);
        return key;
    };
    const usersOf = (id: string) => [keyOf(id).userId, ...(keyOf(id).sharedWith ?? [])].filter(Boolean);
    const emailOf = (id: string) => state().users.find(user => user.id === id)?.email ?? '';
    const exists = (id: string) => state().keys.some(key => key.id === id);
    const text = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
    const row = (key: string, person: string, decision: string, { expire = '', by = '', customer = '10010', label = '' } = {}) =>
        [customer, person.includes('@') ? person : emailOf(person), '', label, expire, key, decision, by].join(';');
    const check = async (rows: string[], changes: Parameters<typeof checked>[1] = {}, leftOut: string[] = []) => {
        const { provider } = await mock.signedIn(ADMIN);
        return { provider, ...(await checked(provider, { files: [fileOf(text(...rows))], ...changes }, leftOut)) };
    };
    const statesOf = ({ items }: { items: readonly { state: string }[] }) =>
        items.filter(({ state: one }) => one !== 'added').map(one => one.state);

    /** Three keys of the licence, with these users alone; nobody else of them has one of it. */
    let [k1, k2, k3] = ['', '', ''];
    beforeEach(() => {
        mock.server().control.reset();
        for (const key of state().keys) {
            if (key.licenceId === LICENCE && [ANNA, BOB, CARL].includes(key.userId as never)) key.userId = null;
        }
        const [one, two, three] = state().keys.filter(key => key.licenceId === LICENCE);
        if (!one || !two || !three) throw new Error('the seed has changed');
        [one.userId, two.userId, three.userId] = [ANNA, CARL, null];
        for (const key of [one, two, three]) Object.assign(key, { sharedWith: [], expire: null });
        [k1, k2, k3] = [one.id, two.id, three.id];
    });

    it('is sorted: gone, moved, another expiry date, foreign, unknown words and addresses, two decisions, several keys', async () => {
        keyOf(k2).expire = Date.UTC(2027, 4, 31, 23, 59, 59) / 1000;
        const other = state().keys.find(({ licenceId }) => licenceId === '10010102')!;
        other.userId = ANNA;
        const rows = [
            row(k1, BOB, 'take'),
            row(k2, CARL, 'entziehen', { expire: '31.12.2026' }),
            row('k-none', ANNA, 'take'),
            row('k-none', 'somebody@elsewhere.example', 'take', { customer: '20020' }),
            row(other.id, ANNA, 'schauen'),
            row(k1, ANNA, 'give to nobody@holzmann.example'),
            row(k3, '', 'take'),
        ];
        expect(statesOf(await check(rows))).toEqual(['gone', 'changed', 'gone', 'foreign', 'word', 'address', 'impossible']);
        const twice = [row(k1, ANNA, 'take', { by: 'A' }), row(k1, ANNA, 'keep', { by: 'B' })];
        expect(statesOf(await check(twice))).toEqual(['conflict']);
        expect(statesOf(await check(twice, { choices: { conflict: 'first' } }))).toEqual(['take']);
        expect(statesOf(await check(twice, { choices: { conflict: 'last' } }))).toEqual(['keep']);
        // Without an ID: by address, licence and label, if one alone fits.
        keyOf(k1).label = 'Desk';
        const unnamed = (label: string) => row('', ANNA, 'take', { label });
        expect(statesOf(await check([unnamed('desk')]))).toEqual(['take']);
        const asking = await check([unnamed('Office')]);
        expect(statesOf(asking)).toEqual(['which']);
        const id = asking.items[0]?.id ?? '';
        expect(statesOf(await check([unnamed('Office')], { meant: { [id]: k1 } }))).toEqual(['take']);
        expect(statesOf(await check([unnamed('Office')], { meant: { [id]: '' } }))).toEqual(['stays']);
    });

    it('is done or left as it is chosen, and a key is taken from whoever has it only if that is chosen', async () => {
        const moved = [row(k2, ANNA, 'take')];
        const left = await check(moved, { choices: { changed: 'leave' } });
        expect([statesOf(left), left.steps]).toEqual([['stays'], []]);
        const key = left.facts.keys.find(({ id }) => id === k2)!;
        const done = await check(moved, { choices: { changed: 'do' }, agreed: { [`${k2} ${ANNA}`]: agreedState(key) } });
        expect(await run(done.provider, done)).toMatchObject([{ id: CARL, state: 'done' }]);
        expect(usersOf(k2)).toEqual([]);
    });

    it('of somebody with other keys is named as new, and those keys stay', async () => {
        keyOf(k3).userId = ANNA;
        const plan = await check([row(k1, ANNA, 'take')]);
        expect(plan.items.find(({ id }) => id === `${k3} ${ANNA}`)).toMatchObject({ state: 'added', steps: [] });
        await run(plan.provider, plan);
        expect([usersOf(k1), usersOf(k3)]).toEqual([[], [ANNA]]);
    });

    it('of a shared key takes only whom it names, deletes it once all lose it, and never takes it from oneself', async () => {
        keyOf(k1).sharedWith = [CARL];
        const one = await check([row(k1, ANNA, 'take')], { freed: 'delete' });
        expect(one.steps).toMatchObject([{ verb: 'leaveKey', shared: true }]);
        const given = await check([row(k1, ANNA, `give to ${emailOf(BOB)}`)]);
        expect(statesOf(given)).toEqual(['impossible']);
        const both = [row(k1, ANNA, 'take'), row(k1, CARL, 'take')];
        const out = await check(both, { freed: 'delete' }, [`${k1} ${CARL}`]);
        expect(out.steps).toMatchObject([{ verb: 'leaveKey', shared: true }]);
        const all = await check(both, { freed: 'delete' });
        expect(all.steps).toMatchObject([{ verb: 'dropKey', from: [ANNA, CARL] }]);
        await run(all.provider, all);
        expect(exists(k1)).toBe(false);

        const me = (await all.provider.getCurrentUser()).id;
        keyOf(k2).sharedWith = [me];
        const own = await check([row(k2, CARL, 'take'), row(k2, me, 'take')], { freed: 'delete' });
        await run(own.provider, own);
        expect(usersOf(k2)).toEqual([me]);
    });

    it('is left alone when somebody else gives the key away between check and run, and the evidence says so', async () => {
        const rows = [
            row(k1, ANNA, 'take', { by: 'Erna' }),
            row(k2, CARL, `→ ${emailOf(BOB)}`, { by: 'Erna' }),
            row(k3, '', 'keep'),
        ];
        const plan = await check(rows);
        keyOf(k1).userId = 'u1006';
        keyOf(k1).sharedWith = [ANNA];
        const items = await run(plan.provider, plan);
        expect([usersOf(k1), usersOf(k2)]).toEqual([['u1006', ANNA], [BOB]]);
        const { evidence, files } = forget(plan.draft, plan.items, new Set(plan.ran), plan.facts);
        expect(files).toEqual([]);
        const lines = linesOf(evidence, plan.steps, items).filter(({ line }) => line > 0);
        expect(lines).toMatchObject([
            { key: k1, person: ANNA, verdict: 'take', by: 'Erna', line: 2, outcome: 'changed' },
            { key: k2, person: CARL, verdict: 'give', to: BOB, by: 'Erna', line: 3, outcome: 'handed' },
            { key: k3, person: '', verdict: 'keep', by: '', line: 4, outcome: 'stays' },
        ]);
        expect(JSON.stringify(evidence)).not.toContain('@');
    });

    it('of an expired licence is asked, and deleted or left', async () => {
        const licence = state().licences.find(({ id }) => id === LICENCE);
        Object.assign(licence ?? {}, { active: false });
        const rows = [row(k1, ANNA, 'take'), row(k2, CARL, `give to ${emailOf(BOB)}`)];
        expect(statesOf(await check(rows))).toEqual(['expired', 'impossible']);
        const choices = { expired: 'delete', impossible: 'leave' } as const;
        const plan = await check(rows, { choices });
        expect([statesOf(plan), plan.open]).toEqual([['take', 'stays'], []]);
        await run(plan.provider, plan);
        expect([exists(k1), usersOf(k2)]).toEqual([false, [CARL]]);
    });

    it('of the automatic licence is deleted with its licence, keeps its label when it is given, and stays once that has expired', async () => {
        const licence = { ...state().licences.find(({ id }) => id === LICENCE)! };
        Object.assign(licence, { id: '10010720', product: 'academy', expire: 253402300799 });
        state().licences.push(licence);
        for (const id of [k1, k2]) Object.assign(keyOf(id), { licenceId: licence.id, product: licence.product });
        keyOf(k2).label = `Desk of ${state().users.find(({ id }) => id === CARL)?.surname}`;
        const taken = await check([row(k1, ANNA, 'take')], { freed: 'delete' });
        expect(taken.steps).toMatchObject([{ verb: 'endLicence', key: k1, licence: licence.id }]);
        expect((await run(taken.provider, taken)).map(item => item.state)).toEqual(['done']);
        expect(exists(k1)).toBe(false);

        const [label, token] = [keyOf(k2).label, keyOf(k2).token];
        const given = await check([row(k2, CARL, `give to ${emailOf(BOB)}`)], { relabels: true, renews: true });
        expect(given.steps.map(({ verb }) => verb)).toEqual(['handKey']);
        expect((await run(given.provider, given)).map(item => item.state)).toEqual(['done']);
        expect(keyOf(k2)).toMatchObject({ userId: BOB, label, token });

        Object.assign(licence, { active: false });
        for (const freed of ['keep', 'delete'] as const) {
            const late = await check([row(k2, BOB, 'take')], { freed, choices: { expired: 'delete' } });
            expect([statesOf(late), late.steps, late.open], freed).toEqual([['stays'], [], []]);
        }
    });
});
