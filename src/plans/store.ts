import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as session from '#authProvider/session';
import type { PlanName } from '#dataProvider/jobs/job';
import { removePlan, storedPlans, storePlan } from '#storage/planDatabase';
import { countPlans, newId, ownerOf, showJobs } from '../jobs/public';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { readPlan, type Plan } from './plan';

/** The plans of the signed-in user: stored in this browser, and in memory where it refuses (PLAN-4). */

const queryKey = (owner: string | undefined) => ['plans', owner] as const;

export interface Plans {
    list: readonly Plan[];
    /** the browser does not store them */
    unsaved: boolean;
}

let writing: Promise<unknown> = Promise.resolve();

/** What is stored; one that cannot be read, e.g. of a later release, is not shown. */
async function read(owner: string, known: Plans | undefined): Promise<Plans> {
    try {
        let begun: Promise<unknown>;
        let stored;
        // What is about to be stored is newer than what is read.
        do {
            begun = writing;
            await begun;
            stored = await storedPlans(owner);
        } while (begun !== writing);
        const list = stored.flatMap(one => {
            try {
                return [readPlan(one, '')];
            } catch {
                return [];
            }
        });
        return { list: list.toSorted((one, other) => other.made - one.made), unsaved: false };
    } catch {
        return { list: known?.list ?? [], unsaved: true };
    }
}

/** The plans, the newest first; undefined while they are read. */
export function usePlans(): Plans | undefined {
    const queries = useQueryClient();
    const { data: me } = useCurrentUser();
    const owner = me && ownerOf(me);
    const key = queryKey(owner);
    const { data } = useQuery({
        queryKey: key,
        queryFn: () => read(owner ?? '', queries.getQueryData<Plans>(key)),
        enabled: owner !== undefined,
        // Another tab may have changed them.
        staleTime: 0,
        gcTime: Infinity,
    });
    return data;
}

/** How long changes are gathered before they are stored, in milliseconds: a list is long, and it is typed into. */
const GATHER_MS = 300;
const waiting = new Map<string, Plan>();

/** Stores the last state of a plan; resolves once it is stored. */
async function gather(plan: Plan): Promise<void> {
    waiting.set(plan.id, plan);
    await new Promise(resolve => setTimeout(resolve, GATHER_MS));
    const last = waiting.get(plan.id);
    waiting.delete(plan.id);
    // A sign-out in the meantime has removed it.
    if (last && session.getToken() !== null) await storePlan(last);
}

/** Writes one after the other, so that the last one counts. */
function write(queries: QueryClient, owner: string, work: () => Promise<unknown>): Promise<unknown> {
    writing = writing
        .then(work)
        .catch(() => queries.setQueryData<Plans>(queryKey(owner), known => known && { ...known, unsaved: true }))
        .then(() => countPlans(owner))
        .then(() => showJobs({ wanted: true }));
    return writing;
}

const placed = (list: readonly Plan[], plan: Plan): Plan[] =>
    list.some(({ id }) => id === plan.id) ? list.map(one => (one.id === plan.id ? plan : one)) : [plan, ...list];

/** What is done with plans; each resolves once it is stored. */
export function usePlanStore() {
    const queries = useQueryClient();
    const { data: me } = useCurrentUser();
    const owner = me && ownerOf(me);

    const keep = useCallback(
        (plan: Plan): Promise<unknown> => {
            if (owner === undefined) return Promise.resolve();
            queries.setQueryData<Plans>(queryKey(owner), (known = { list: [], unsaved: false }) => ({
                ...known,
                list: placed(known.list, plan),
            }));
            return write(queries, owner, () => gather(plan));
        },
        [owner, queries],
    );

    const add = useCallback(
        async (kind: PlanName, draft: object, more: Partial<Pick<Plan, 'leftOut' | 'step'>> = {}): Promise<string> => {
            const plan: Plan = {
                id: newId(),
                owner: owner ?? '',
                kind,
                made: Date.now(),
                draft,
                leftOut: [],
                step: 'source',
                ...more,
            };
            await keep(plan);
            return plan.id;
        },
        [keep, owner],
    );

    /** changes the plan as it is now */
    const change = useCallback(
        async (id: string, changes: Partial<Pick<Plan, 'draft' | 'leftOut' | 'step' | 'ran' | 'ended'>>): Promise<void> => {
            const plan = queries.getQueryData<Plans>(queryKey(owner))?.list.find(one => one.id === id);
            if (plan) await keep({ ...plan, ...changes });
        },
        [keep, owner, queries],
    );

    const drop = useCallback(
        (id: string): Promise<unknown> => {
            if (owner === undefined) return Promise.resolve();
            queries.setQueryData<Plans>(
                queryKey(owner),
                known => known && { ...known, list: known.list.filter(one => one.id !== id) },
            );
            return write(queries, owner, () => removePlan(id));
        },
        [owner, queries],
    );
    return { add, change, drop };
}
