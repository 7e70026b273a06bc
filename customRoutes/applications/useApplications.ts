import { useQuery } from '@tanstack/react-query';
import { lacksDetails, type ListedApplication } from './application';
import { usePortalDataProvider } from '../../src/shared/hooks/usePortalDataProvider';

/** The key of all of them in the cache. */
export const APPLICATIONS_KEY = ['applications'] as const;

/** The applications of the customer. */
export function useApplications() {
    const provider = usePortalDataProvider();
    return useQuery<readonly ListedApplication[]>({
        queryKey: APPLICATIONS_KEY,
        queryFn: ({ signal }) => provider.getApplications({ signal }),
    });
}

/** An application with its details: from the list, or read separately when the list omitted them. */
export function useApplication(listed: ListedApplication) {
    const provider = usePortalDataProvider();
    const enabled = lacksDetails(listed);
    const query = useQuery<ListedApplication>({
        queryKey: [...APPLICATIONS_KEY, listed.id],
        queryFn: ({ signal }) => provider.getApplication({ application: listed.id, signal }),
        enabled,
    });
    return {
        application: enabled ? query.data : listed,
        error: query.data ? null : query.error,
        refetch: query.refetch,
    };
}
