import { useQuery } from '@tanstack/react-query';
import { lacksDetails, type ListedApplication } from './application';
import { queryKeys } from '../../src/shared/query/keys';
import { usePortalDataProvider } from '../../src/shared/hooks/usePortalDataProvider';

/** The applications of the customer. */
export function useApplications() {
    const provider = usePortalDataProvider();
    return useQuery<readonly ListedApplication[]>({
        queryKey: queryKeys.applications,
        queryFn: ({ signal }) => provider.getApplications({ signal }),
    });
}

/** An application with its details: from the list, or read separately when the list omitted them. */
export function useApplication(listed: ListedApplication) {
    const provider = usePortalDataProvider();
    const enabled = lacksDetails(listed);
    const query = useQuery<ListedApplication>({
        queryKey: queryKeys.application(listed.id),
        queryFn: ({ signal }) => provider.getApplication({ application: listed.id, signal }),
        enabled,
    });
    return {
        application: enabled ? query.data : listed,
        error: query.data ? null : query.error,
        refetch: query.refetch,
    };
}
