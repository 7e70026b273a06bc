import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { LicenceAssignment, PortalDataProvider } from '../../dataProvider';

/** What shows who has a licence, or how many. */
const TOUCHED = ['users', 'licences', 'keys', 'seats'] as const;

function useRefresh(): () => void {
    const queryClient = useQueryClient();
    return () => {
        for (const resource of TOUCHED) void queryClient.invalidateQueries({ queryKey: [resource] });
    };
}

/** Gives a licence to several users, at most six calls at once; resolves also when some or all fail, and tells which. */
export function useAssignLicences() {
    const dataProvider = useDataProvider<PortalDataProvider>();
    return useMutation({
        mutationFn: (assignments: readonly LicenceAssignment[]) => dataProvider.assignLicences(assignments),
        onSettled: useRefresh(),
    });
}

/** Takes a licence, and its key, from a user. */
export function useRemoveLicence() {
    const dataProvider = useDataProvider<PortalDataProvider>();
    return useMutation({
        mutationFn: (removal: { user: string; licence: string }) => dataProvider.removeLicence(removal),
        onSettled: useRefresh(),
    });
}
