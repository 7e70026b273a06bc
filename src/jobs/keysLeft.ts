import type { PortalDataProvider } from '#dataProvider';
import { isAbort, isPassing, PortalError } from '#dataProvider/errors';
import type { Item, Job } from '#dataProvider/jobs/job';
import type { Step } from '#dataProvider/jobs/steps';
import type { Task } from '#dataProvider/queue/perform';
import { changed } from '#dataProvider/queue/verified';
import type { Licence } from '#dataProvider/types';
import { freeKeys } from '../licences/public';

interface Work {
    job: Pick<Job, 'plan' | 'steps'>;
    items: readonly Item[];
    provider: PortalDataProvider;
}

/** Who gets no key of a licence, and how many keys were left when that was counted. */
interface Short {
    ids: ReadonlySet<string>;
    free: number;
}

/**
 * Returns a function that adds to a step of a plan which gives a new key: the keys that are left are counted once more before the first of them
 * is sent, after what earlier phases have freed. Those for whom there are not enough, the last ones, are not sent (MANY-15).
 */
export function countingKeys({ job, items, provider }: Work): (task: Task, step: Step, item: Item) => Task {
    // Whether these have got their key already is not known.
    const unknown = new Set(items.filter(({ state, unclear }) => state === 'sent' || unclear).map(({ id }) => id));
    const counted = new Map<number, Promise<Short | null>>();

    async function count(licence: string, at: number): Promise<Short | null> {
        try {
            const { data } = await provider.getOne<Licence>('licences', { id: licence });
            const takers = items.filter(item => needsKey(item, licence) && item.step <= at && (item.does?.includes(at) ?? true));
            const free = freeKeys(data);
            return { ids: new Set(takers.slice(free).map(({ id }) => id)), free };
        } catch (error) {
            const isTriedAgain = isAbort(error) || isPassing(error) || (error instanceof PortalError && error.status === 401);
            if (!isTriedAgain) return null;
            counted.delete(at);
            throw error;
        }
    }
    const needsKey = ({ id, state, keys, anyway }: Item, licence: string): boolean =>
        (state === 'waiting' || state === 'sent') && !anyway && !unknown.has(id) && keys?.[licence] === undefined;

    return (task, step, item) => {
        if (!job.plan || step.verb !== 'giveLicence' || !needsKey(item, step.licence)) return task;
        const { licence } = step;
        const { id, step: at } = item;
        const send: Task['send'] = async begin => {
            const counting = counted.get(at) ?? count(licence, at);
            counted.set(at, counting);
            const short = await counting;
            if (short?.ids.has(id)) throw changed('licences.free', { was: 'plans.seen.keyForEach', count: short.free });
            return task.send(begin);
        };
        return { ...task, send };
    };
}
