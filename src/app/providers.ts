import { MutationCache, QueryClient } from '@tanstack/react-query';
import * as session from '../../authProvider/session';
import { createDataProvider } from '../../dataProvider';
import { retryRead } from '../../dataProvider/errors';
import { client } from '../client';
import { recordingChanges } from '../shared/activity/recording';
import { dismissFailures } from '../shared/failure';
import { forgetFailedCalls, rememberingFailures } from '../shared/rememberedFailures';
import { FRESH_MS } from '../shared/query/freshness';

/** The only module that instantiates the query client and the data provider; the auth provider is in src/client.ts. */

/** One retry, no refetch on focus (LIST-6). */
export const queryClient = new QueryClient({
    // dismisses the errors of earlier attempts
    mutationCache: new MutationCache({ onMutate: dismissFailures }),
    defaultOptions: {
        queries: { staleTime: FRESH_MS, retry: retryRead, refetchOnWindowFocus: false },
        mutations: { retry: false },
    },
});

export const dataProvider = createDataProvider({ client: recordingChanges(rememberingFailures(client)) });

/** The token of the session in which the cache was filled. */
let cachedFor: string | null = null;

/**
 * Clears what was read in another session. The portal clears the cache when its session ends, but a session may also end while only a public
 * page is open, and another user may sign in.
 */
export function dropOtherSessions(): void {
    const token = session.getToken();
    if (token !== cachedFor) {
        queryClient.clear();
        forgetFailedCalls();
    }
    cachedFor = token;
}

/** Delay, in milliseconds, before the code of reports is loaded, so that no page waits for it. */
const REPORTS_AFTER_MS = 3000;

/** Starts to report failures, including earlier ones (REPORT-1). */
export function startReportsLater(): void {
    const start = async (): Promise<void> => (await import('./reports/start')).startReports();
    setTimeout(() => void start().catch(() => undefined), REPORTS_AFTER_MS);
}
