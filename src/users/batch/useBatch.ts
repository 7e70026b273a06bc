import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { runBatch, type BatchRun, type PortalDataProvider, type ResourceName } from '../../../dataProvider';
import { PortalError } from '../../../dataProvider/errors';
import { dismissFailures } from '../../shared/feedback/failure';
import { outdate } from '../../shared/hooks/useChange';
import type { Person } from '../user';

/** One call for one person. */
export type BatchWork = (provider: PortalDataProvider, person: Person) => Promise<unknown>;

/** How far a batch is. */
export interface BatchProgress {
    ended: number;
    total: number;
    stopping: boolean;
}

/**
 * Runs one call for each person, at most six at once. It can be stopped: calls that have not been started are then not made, as when the
 * page is left or the session ends. Afterwards what shows the `touched` resources is read anew, once.
 */
export function useBatch(): {
    progress: BatchProgress | null;
    /** `left`: the page was left meanwhile */
    run(
        people: readonly Person[],
        work: BatchWork,
        touched: readonly ResourceName[],
    ): Promise<BatchRun<Person, unknown> & { left: boolean }>;
    stop(): void;
} {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const [progress, setProgress] = useState<BatchProgress | null>(null);
    const stopper = useRef<AbortController | null>(null);

    // Who leaves the page has no way left to stop it.
    const left = useRef(false);
    useEffect(() => {
        left.current = false;
        return () => {
            left.current = true;
            stopper.current?.abort();
        };
    }, []);

    const run = useCallback(
        async (people: readonly Person[], work: BatchWork, touched: readonly ResourceName[]) => {
            dismissFailures();
            const controller = new AbortController();
            stopper.current = controller;
            setProgress({ ended: 0, total: people.length, stopping: false });
            const guarded = async (person: Person) => {
                try {
                    return await work(provider, person);
                } catch (failure) {
                    // The session is over: every further call would be refused.
                    if (failure instanceof PortalError && failure.status === 401) controller.abort();
                    throw failure;
                }
            };
            const outcome = await runBatch(people, guarded, {
                signal: controller.signal,
                onProgress: ended => setProgress(before => before && { ...before, ended }),
            });
            setProgress(null);
            outdate(queries, touched);
            return { ...outcome, left: left.current };
        },
        [provider, queries],
    );

    const stop = useCallback(() => {
        stopper.current?.abort();
        setProgress(before => before && { ...before, stopping: true });
    }, []);

    return { progress, run, stop };
}
