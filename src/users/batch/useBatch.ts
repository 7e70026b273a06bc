import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageKey } from '#i18n/messages';
import { runBatch, type BatchRun, type PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { dismissFailures } from '../../shared/failure';
import { invalidateAfter, type Change } from '../../shared/query/touches';
import type { Person } from '../user';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';

/** The call for one person. */
export type BatchWork = (provider: PortalDataProvider, person: Person) => Promise<unknown>;

/** Finds the i18n keys of the reasons why calls failed, in their order. */
export type ReasonsOf = (failed: readonly { item: Person; error: unknown }[]) => Promise<MessageKey[]>;

/** The progress of a batch. */
export interface BatchProgress {
    ended: number;
    total: number;
    stopping: boolean;
}

/**
 * Runs one call per person, at most six in parallel. When it is stopped, the page is left or the session ends, no further calls are
 * started. Afterwards what the `calls` touch is invalidated once.
 */
export function useBatch(): {
    progress: BatchProgress | null;
    /** `left`: the page was left in the meantime; then nobody asks for `reasons` */
    run(
        people: readonly Person[],
        work: BatchWork,
        calls: readonly Change[],
        reasonsOf: ReasonsOf,
    ): Promise<BatchRun<Person, unknown> & { left: boolean; reasons: MessageKey[] }>;
    stop(): void;
} {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [progress, setProgress] = useState<BatchProgress | null>(null);
    const stopper = useRef<AbortController | null>(null);

    // After leaving the page the user can no longer stop the batch, so it stops by itself.
    const left = useRef(false);
    useEffect(() => {
        left.current = false;
        return () => {
            left.current = true;
            stopper.current?.abort();
        };
    }, []);

    const run = useCallback(
        async (people: readonly Person[], work: BatchWork, calls: readonly Change[], reasonsOf: ReasonsOf) => {
            dismissFailures();
            const controller = new AbortController();
            stopper.current = controller;
            setProgress({ ended: 0, total: people.length, stopping: false });
            const guarded = async (person: Person) => {
                try {
                    return await work(provider, person);
                } catch (failure) {
                    // The session has ended: every further call would be refused.
                    if (failure instanceof PortalError && failure.status === 401) controller.abort();
                    throw failure;
                }
            };
            const outcome = await runBatch(people, guarded, {
                signal: controller.signal,
                onProgress: ended => setProgress(before => before && { ...before, ended }),
            });
            const reasons = left.current ? [] : await reasonsOf(outcome.failed);
            setProgress(null);
            await invalidateAfter(queries, calls);
            return { ...outcome, reasons, left: left.current };
        },
        [provider, queries],
    );

    const stop = useCallback(() => {
        stopper.current?.abort();
        setProgress(before => before && { ...before, stopping: true });
    }, []);

    return { progress, run, stop };
}
