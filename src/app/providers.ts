import { MutationCache, QueryClient } from '@tanstack/react-query';
import { createDataProvider } from '../../dataProvider';
import { retryRead } from '../../dataProvider/errors';
import { client } from '../client';
import { dismissFailures } from '../shared/feedback/failure';

/** The only module that instantiates the query client and the data provider; the auth provider is in src/client.ts. */

const MINUTE_MS = 60_000;

/** Fresh for one minute, one retry, no refetch on focus (LIST-6). */
export const queryClient = new QueryClient({
    // dismisses the errors of earlier attempts
    mutationCache: new MutationCache({ onMutate: dismissFailures }),
    defaultOptions: {
        queries: { staleTime: MINUTE_MS, retry: retryRead, refetchOnWindowFocus: false },
        mutations: { retry: false },
    },
});

export const dataProvider = createDataProvider({ client });
