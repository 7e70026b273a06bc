import { useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import * as session from '#authProvider/session';
import type { User } from '#dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { useOffered } from '../ui/Link';
import { circumstancesNow } from './circumstances';
import { situationOf, type SituationFile } from './file';
import { readSituation } from './read';
import type { Replacer } from './replace';

/** The pseudonyms of this session's files, so that support can compare two of them (SITUATION-3). */
let kept: Replacer | undefined;

function keep(replacer: Replacer): void {
    if (kept === undefined) {
        const forget = session.onEnd(() => {
            kept = undefined;
            forget();
        });
    }
    kept = replacer;
}

type State = { done: number; total: number } | { file: SituationFile } | { error: unknown };

/** Reads the situation when it is mounted, and again when `again` is called; unmounting stops it. */
export function useSituation(user: User): [state: State, again: () => void] {
    const provider = usePortalDataProvider();
    const [language] = useLocaleState();
    const { data: customer, isPending } = useCurrentCustomer();
    const offered = useOffered();
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<State>({ done: 0, total: 0 });
    useEffect(() => {
        if (isPending) return undefined;
        const controller = new AbortController();
        const { signal } = controller;
        const read = async (): Promise<void> => {
            const onProgress = (done: number, total: number) => {
                if (!signal.aborted) setState({ done, total });
            };
            try {
                const found = await readSituation({ provider, user, customer, isOffered: offered, signal, onProgress });
                const circumstancesOf = (replacer: Replacer) => circumstancesNow(user.role, language, replacer);
                const { file, replacer } = await situationOf({ ...found, savedAt: nowSeconds(), circumstancesOf, signal }, kept);
                keep(replacer);
                if (!signal.aborted) setState({ file });
            } catch (error) {
                if (!signal.aborted) setState({ error });
            }
        };
        void read();
        return () => controller.abort();
        // oxlint-disable-next-line react/exhaustive-deps -- what is read is that of the moment at which it was asked for
    }, [isPending, attempt]);
    return [
        state,
        () => {
            setState({ done: 0, total: 0 });
            setAttempt(attempt + 1);
        },
    ];
}
