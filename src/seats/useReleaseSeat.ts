import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../dataProvider';

/** What shows seats or their number. */
const TOUCHED = ['seats', 'keys', 'licences'] as const;

/** Releases an active seat or removes an inactive entry; what shows seats is read anew, also after a lost answer. */
export function useReleaseSeat() {
    const dataProvider = useDataProvider<PortalDataProvider>();
    const queryClient = useQueryClient();
    return useMutation({
        mutationFn: (release: { licence: string; seat: string; code?: string }) => dataProvider.releaseSeat(release),
        onSettled: () => {
            for (const resource of TOUCHED) void queryClient.invalidateQueries({ queryKey: [resource] });
        },
    });
}
