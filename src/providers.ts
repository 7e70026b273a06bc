import { MutationCache, QueryClient } from '@tanstack/react-query';
import { createAuthProvider } from '../authProvider';
import { createDataProvider } from '../dataProvider';
import { retryRead } from '../dataProvider/errors';
import { client } from './client';
import { dismissFailures } from './shared/feedback/failure';

/** The one place that instantiates the signed-in portal's providers. */

const MINUTE_MS = 60_000;

/** Specification 1, section 9: stale time one minute, one retry, no refetch on focus. */
export const queryClient = new QueryClient({
    // what an earlier try has said goes with the next one
    mutationCache: new MutationCache({ onMutate: dismissFailures }),
    defaultOptions: {
        queries: { staleTime: MINUTE_MS, retry: retryRead, refetchOnWindowFocus: false },
        mutations: { retry: false },
    },
});

export const dataProvider = createDataProvider({ client });

export const authProvider = createAuthProvider(client);
