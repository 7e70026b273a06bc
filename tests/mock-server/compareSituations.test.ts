// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { compareStates, type KindDifference } from '../../mock-server/situations/compare';
import { buildState } from '../../mock-server/seed';
import { withSituationServer } from './situationServer';

const { control, state } = withSituationServer();

const compare = (before = '', after = '') =>
    control<KindDifference[]>(
        'GET',
        `situations/difference?before=${encodeURIComponent(before)}&after=${encodeURIComponent(after)}`,
    );

const NOTHING = { total: 0, rows: [] };

describe('two situations', () => {
    it('differ in what came, went and changed, by kind and field', async () => {
        // A sign-in and the link of a mail are in no file.
        await control('POST', 'sign-in', { email: 'admin@holzmann.example' });
        state().outbox.push({ ...state().outbox[0]!, id: 'mail-new', link: '/activate-user?token=abc' });
        await control('POST', 'situations', { name: 'before' });
        expect((await compare('before')).data).toEqual([]);
        const [tag, ...tags] = state().tags;
        const customer = state().customers[0]!;
        state().tags = [...tags, { id: 'tag-new', label: 'New' }];
        customer.flags.cloud = !customer.flags.cloud;
        customer.languages = ['sk'];
        await control('POST', 'situations', { name: 'after' });
        await control('POST', 'reset', {});
        const { data } = await compare('before', 'after');
        expect(data).toMatchObject([
            {
                kind: 'customers',
                came: NOTHING,
                went: NOTHING,
                changed: { total: 1, rows: [{ row: { id: customer.id } }] },
            },
            { kind: 'tags', came: { total: 1, rows: [{ id: 'tag-new' }] }, went: { total: 1, rows: [tag] }, changed: NOTHING },
        ]);
        expect(data[0]!.changed.rows[0]!.fields).toEqual(
            expect.arrayContaining([
                { field: 'flags.cloud', before: !customer.flags.cloud, after: customer.flags.cloud },
                { field: 'languages', before: expect.any(Array) as unknown, after: ['sk'] },
            ]),
        );
    });

    it('are compared with what is there now, also a built-in one by the time at which it was loaded', async () => {
        await control('POST', 'situations/school-in-september/load', {});
        expect((await compare('school-in-september')).data).toEqual([]);
        state().tags.pop();
        expect((await compare('school-in-september')).data).toMatchObject([{ kind: 'tags', went: { total: 1 } }]);
        expect((await compare('', 'school-in-september')).data).toMatchObject([{ kind: 'tags', came: { total: 1 } }]);
        expect((await compare('none')).status).toBe(404);
    });

    it('count all rows, and list the first', () => {
        const [one, other] = [0, 300].map(scale => buildState({ seed: 'portal', scale, now: 1_790_000_000 }));
        const found = compareStates(one!, other!);
        const users = found.find(({ kind }) => kind === 'users')!;
        expect(users.came.total).toBe(other!.users.length - one!.users.length);
        expect(users.came.rows).toHaveLength(100);
    });
});
