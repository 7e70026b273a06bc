import type { PortalDataProvider } from '../../dataProvider';
import { stepFrom } from '../../dataProvider/jobs/itemSteps';
import type { Item } from '../../dataProvider/jobs/job';
import { workThrough } from '../../dataProvider/jobs/work';
import { kindOf, taskOf, type Phase, type Step } from '../../dataProvider/jobs/steps';
import { createQueue } from '../../dataProvider/queue/queue';
import type { PlanItem } from '../../src/plans/kind';
import { jobOf } from '../../src/plans/planned';
import { QUICK } from './badLine';

/** Runs plans without their page. */

export interface Begun {
    steps: readonly Step[];
    jobItems: readonly Item[];
}

/** The job of a plan's items. */
export function begunOf(planItems: readonly PlanItem<string>[]): Begun & { ran: readonly string[] } {
    const { steps, people, ran } = jobOf(planItems);
    const jobItems = people.map((person): Item => {
        return { ...person, state: 'waiting', step: stepFrom(person, 0, steps.length) };
    });
    return { steps, jobItems, ran };
}

/** Number of calls of a phase that have begun when the tab is closed. */
const UNDER_WAY = 8;

/**
 * Works through a plan until a phase; the tab may be closed in another one, while some of its calls are under way, and then stores nothing
 * more. Returns the items with their outcomes.
 */
export async function run(
    provider: PortalDataProvider,
    { steps, jobItems }: Begun,
    { holds, killIn }: { holds?: Phase; killIn?: Phase } = {},
): Promise<Item[]> {
    const items = [...jobItems];
    const killed = new AbortController();
    let sent = 0;
    await workThrough({
        items,
        steps,
        holds,
        taskOf: (step, item) => taskOf(provider, step, item),
        queue: createQueue(QUICK),
        signal: killed.signal,
        set: (at, item) => {
            if (!killed.signal.aborted) items[at] = item;
            const step = steps[item.step];
            if (item.state !== 'sent' || !step || kindOf(step).phase !== killIn) return;
            sent += 1;
            if (sent === UNDER_WAY) killed.abort();
        },
    });
    return items;
}
