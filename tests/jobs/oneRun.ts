import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { createQueue } from '#dataProvider/queue/queue';
import type { Step } from '#dataProvider/jobs/steps';
import { createRun } from '../../src/jobs/run';
import { fakeClock } from '../dataProvider/queue/clock';

export const http = (status: number, retryAfter?: number) =>
    new PortalError('errors.unknown', { status, reason: 'http', retryAfter });

/** A run of one job, whose calls are answered by hand. */
export function setUp({
    states = Array<Item['state']>(10).fill('waiting'),
    step = { verb: 'recover' } as Step,
    job = {} as Partial<Job>,
    provider: more = {} as object,
}) {
    const items = states.map((state, at): Item => ({ id: `p${at}`, state, step: state === 'done' ? 1 : 0 }));
    const clock = fakeClock();
    const open: { id: string; answer(): void; refuse(error: Error): void }[] = [];
    const sent: string[] = [];
    const looked: string[] = [];
    const call = (id: string): Promise<void> => {
        sent.push(id);
        return new Promise((answer, refuse) => open.push({ id, answer, refuse }));
    };
    const provider = {
        recoverUser: ({ user }: { user: string }) => call(user),
        addGroupUser: ({ user }: { user: string }) => call(user),
        getOne: async (_resource: string, { id }: { id: string }) => {
            looked.push(id);
            return { data: { id, email: `${id}@holzmann.example`, cloudGroups: [{ id: 'g1' }] } };
        },
        getCurrentCustomer: async () => ({}),
        ...more,
    } as unknown as PortalDataProvider;
    const keep = vi.fn(async () => undefined);
    const run = createRun(
        { id: 'j1', owner: 'me', kind: 'reset', steps: [step], state: 'running', begun: 0, counts: countsOf(items), ...job },
        items,
        { provider, queries: new QueryClient(), keep, notify: () => undefined, queue: createQueue(clock) },
    );
    const answerAll = async (): Promise<void> => {
        while (open.length > 0) {
            open.splice(0).forEach(({ answer }) => answer());
            await clock.tick(0);
        }
    };
    return { run, items, open, sent, looked, keep, clock, answerAll };
}
