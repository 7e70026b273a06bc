import type { PortalDataProvider } from '..';
import type { Change } from '../calls';
import { runMany, type ManyResult } from '../queue/many';
import { sendVerified, type Tries } from '../queue/verified';
import { kindOf, taskOf, type DialogStep, type Step, type Subject } from './steps';

/** Steps for a few records, which a dialog takes while a user waits. */

/** In which they are taken. */
interface Within {
    provider: PortalDataProvider;
    /** gets the changes that the steps make */
    changes: Set<Change>;
    tries: Tries;
}

const begin = ({ provider, changes }: Within, step: DialogStep, subject: Subject) => {
    for (const call of kindOf(step).calls) changes.add(call);
    return taskOf(provider, step, subject);
};

/** Takes a step for one record; `of` identifies what it was to do, for the next try (MANY-3). */
export function takeStep(within: Within, step: DialogStep, subject: Subject, of = subject.id): Promise<unknown> {
    const { send, look, result } = begin(within, step, subject);
    if (!look) return send();
    return sendVerified(send, async () => (await look()) && { result: result?.() }, { tries: within.tries, of });
}

/** Takes steps for several records, at most six calls in parallel; resolves with the failures, even if all fail (MANY-1). */
export const takeSteps = <Item>(
    within: Within,
    items: readonly Item[],
    stepOf: (item: Item) => [Step, Subject],
): Promise<ManyResult<Item>> => runMany(items, item => begin(within, ...stepOf(item)), { tries: within.tries });
