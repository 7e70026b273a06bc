import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../dataProvider';
import { lacksDetails, type ListedApplication } from './application';

/** The applications of the customer. */
export function useApplications() {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery<readonly ListedApplication[]>({
        queryKey: ['applications'],
        queryFn: ({ signal }) => provider.getApplications({ signal }),
    });
}

/** An application with what belongs to it: as the list has it, or asked for by itself where the list left it out. */
export function useApplication(listed: ListedApplication) {
    const provider = useDataProvider<PortalDataProvider>();
    const enabled = lacksDetails(listed);
    const query = useQuery<ListedApplication>({
        queryKey: ['applications', listed.id],
        queryFn: ({ signal }) => provider.getApplication({ application: listed.id, signal }),
        enabled,
    });
    return {
        application: enabled ? query.data : listed,
        error: query.data ? null : query.error,
        refetch: query.refetch,
    };
}
