import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PlanName } from '#dataProvider/jobs/job';
import { newId, ownerOf } from '../jobs/public';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { bookOf, type Plans } from './book';
import type { Plan } from './plan';

/** The plans of the signed-in user: stored in this browser, and in memory where it refuses (PLAN-4). */

function useOwner(): string | undefined {
    const { data: me } = useCurrentUser();
    return me && ownerOf(me);
}

const NOTHING = (): void => undefined;

/** The plans, the newest first; undefined while they are read. */
export function usePlans(): Plans | undefined {
    const owner = useOwner();
    const book = owner === undefined ? undefined : bookOf(owner);
    // Another tab may have changed them.
    useEffect(() => void book?.read(), [book]);
    const subscribe = useCallback((listener: () => void) => book?.subscribe(listener) ?? NOTHING, [book]);
    return useSyncExternalStore(subscribe, () => book?.plans());
}

/** What is done with plans. */
export function usePlanStore() {
    const owner = useOwner();
    return useMemo(() => {
        const book = owner === undefined ? undefined : bookOf(owner);
        return {
            /** makes a plan; resolves with its id once it is stored */
            async add(kind: PlanName, draft: object, more: Partial<Pick<Plan, 'leftOut' | 'step'>> = {}): Promise<string> {
                const plan: Plan = {
                    ...{ id: newId(), owner: owner ?? '', kind, made: Date.now() },
                    ...{ draft, leftOut: [], step: 'source', ...more },
                };
                book?.change(plan.id, () => plan);
                await book?.settle();
                return plan.id;
            },
            /** changes a plan as it is when the change is made, here or in another tab: never from what was rendered */
            change: (id: string, change: (plan: Plan) => Plan): void => book?.change(id, plan => plan && change(plan)),
            drop: (id: string): void => book?.change(id, () => null),
            /** a plan as it is now, once all changes are stored */
            async settled(id: string): Promise<Plan | undefined> {
                await book?.settle();
                return book?.plan(id);
            },
        };
    }, [owner]);
}
