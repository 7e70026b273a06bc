import { describe, expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Item } from '#dataProvider/jobs/job';
import { after, toRetry } from '#dataProvider/jobs/outcome';
import { workThrough } from '#dataProvider/jobs/work';
import { createQueue } from '#dataProvider/queue/queue';
import type { Step } from '#dataProvider/jobs/steps';
import { fakeClock } from '../queue/clock';

/** Several steps for each person, of which some do not apply to some (MANY-11). */

const full = new PortalError('errors.unknown', { status: 409, reason: 'http', code: 'LICENCE_FULL' });
const gone = new PortalError('errors.404', { status: 404, reason: 'http', fromApi: true });
const item: Item = { id: 'u1', state: 'sent', step: 0 };

describe('a person after a step', () => {
    it('goes on with the next one that applies, and is done after the last', () => {
        const second = after({ ...item, does: [0, 2] }, { kind: 'done' }, 3);
        expect(second).toEqual({ id: 'u1', does: [0, 2], state: 'waiting', step: 2 });
        expect(after(second, { kind: 'done' }, 3)).toMatchObject({ state: 'done', step: 3 });
    });

    it('goes on after a step that failed, and ends as failed with its reason', () => {
        const second = after(item, { kind: 'failed', error: full }, 2);
        expect(second).toMatchObject({ state: 'waiting', step: 1 });
        expect(after(second, { kind: 'done' }, 2)).toMatchObject({
            state: 'failed',
            reason: 'errors.unknown',
            missed: [{ step: 0, state: 'failed', status: 409, code: 'LICENCE_FULL' }],
        });
    });

    it('ends when the person no longer exists', () => {
        expect(after(item, { kind: 'gone', missing: gone }, 3)).toMatchObject({ state: 'gone', step: 0 });
    });

    it.each([{ kind: 'failed', error: full, unclear: true } as const, { kind: 'unknown', error: full } as const])(
        'is looked up first by another try if the step may have taken effect: $kind',
        verdict => {
            const tried = after(after(item, verdict, 2), { kind: 'done' }, 2);
            expect(toRetry(tried, 2)).toMatchObject({ state: 'waiting', step: 0, unclear: [0], does: [0] });
        },
    );

    it('is tried again with what failed and what was not reached, not with what is done', () => {
        const failed = after(after(item, { kind: 'failed', error: full }, 3), { kind: 'done' }, 3);
        expect(failed).toMatchObject({ state: 'waiting', step: 2 });
        expect(toRetry(failed, 3)).toEqual({ id: 'u1', state: 'waiting', step: 0, does: [0, 2], taken: [1] });
    });
});

const STEPS: Step[] = ['l1', 'l2'].map(licence => ({ verb: 'giveLicence', licence }));

/** Works through one person; `l1` no longer exists. */
async function work(steps: readonly Step[]) {
    const sent: string[] = [];
    const items: Item[] = [{ id: 'u1', state: 'waiting', step: 0 }];
    const { targetMissing } = await workThrough({
        items,
        steps,
        taskOf: step => ({
            send: async () => {
                const { licence } = step as { licence: string };
                sent.push(licence);
                if (licence === 'l1') throw gone;
            },
            missing: () => Promise.resolve('target'),
        }),
        queue: createQueue(fakeClock()),
        signal: new AbortController().signal,
        set: (at, changed) => (items[at] = changed),
    });
    return { targetMissing, sent, items };
}

describe('what the job is about no longer exists', () => {
    it('ends a job with one step', async () => {
        expect((await work(STEPS.slice(0, 1))).targetMissing).toBe(gone);
    });

    it('is a failure of that step alone in a job with several', async () => {
        const { targetMissing, sent, items } = await work(STEPS);
        expect(targetMissing).toBeUndefined();
        expect(sent).toEqual(['l1', 'l2']);
        expect(items[0]).toMatchObject({ state: 'failed', missed: [{ step: 0 }] });
    });
});
