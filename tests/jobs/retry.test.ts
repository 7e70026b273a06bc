import { describe, expect, it, vi } from 'vitest';
import type { Item } from '#dataProvider/jobs/job';
import { setUp } from './oneRun';

/** What another try of an item with several steps does, and what it leaves alone (MANY-3, LEAVE-5). */

describe('several steps of one user', () => {
    const missing = (...missed: NonNullable<Item['missed']>): Item => ({ id: 'p0', state: 'failed', step: 2, missed });

    it('of which one failed are tried again without the e-mail that was perhaps sent', async () => {
        const { run, items, sent, clock, answerAll } = setUp({
            states: ['failed'],
            job: { state: 'ended', plan: true, steps: [{ verb: 'joinGroup', group: 'g1' }, { verb: 'recover' }] },
        });
        items[0] = missing({ step: 0, state: 'failed', status: 403 }, { step: 1, state: 'unknown' });
        run.act('again');
        await clock.tick(0);
        await vi.waitFor(() => expect(run.job.state).toBe('ended'));
        expect(sent).toEqual([]);
        expect(items[0]).toMatchObject({ state: 'unknown', missed: [{ step: 1, state: 'unknown' }] });
        run.act('resend');
        await clock.tick(0);
        await answerAll();
        await vi.waitFor(() => expect(run.job.state).toBe('ended'));
        expect(sent).toEqual(['p0']);
        expect(items[0]?.state).toBe('done');
    });

    const leaver = (missed: NonNullable<Item['missed']>) => {
        const deleted = vi.fn(async () => ({ data: {} }));
        const user = { id: 'p0', email: 'p0@holzmann.example', role: 'USER', cloudGroups: [], keys: [{ id: 'k1' }] };
        const set = setUp({
            states: ['changed'],
            job: {
                state: 'ended',
                plan: true,
                steps: [
                    { verb: 'leaveGroup', group: 'g1' },
                    { verb: 'deleteUser', frees: [] },
                ],
            },
            provider: { getOne: async () => ({ data: user }), delete: deleted },
        });
        set.items[0] = { ...missing(...missed), state: 'changed', seen: { keys: [] } };
        return { ...set, deleted };
    };

    it('are not deleted anyway while something else of them could not be done (LEAVE-5)', async () => {
        const { run, deleted } = leaver([
            { step: 0, state: 'changed' },
            { step: 1, state: 'changed' },
        ]);
        run.act('force');
        await vi.waitFor(() => expect(run.job).toMatchObject({ state: 'ended', counts: { changed: 1 } }));
        expect(deleted).not.toHaveBeenCalled();
    });

    it('are deleted anyway if nothing else is left to do', async () => {
        const { run, items, deleted } = leaver([{ step: 1, state: 'changed' }]);
        run.act('force');
        await vi.waitFor(() => expect(run.job).toMatchObject({ state: 'ended', counts: { done: 1 } }));
        expect(deleted).toHaveBeenCalledTimes(1);
        expect(items[0]?.state).toBe('done');
    });
});
