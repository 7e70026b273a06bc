import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from './keys';

let openings = 0;

/**
 * What a dialog reads when it is opened: once, not again after its change, and for this dialog alone. No other component shares the entry, so
 * that rows of an earlier dialog are never taken for current ones. @param about what distinguishes the read from others of the dialog
 */
export function useOpenedQuery<Data>(
    resource: string,
    about: readonly unknown[],
    { read, enabled = true }: { read(signal: AbortSignal): Promise<Data>; enabled?: boolean },
) {
    const [opening] = useState(() => ++openings);
    return useQuery({
        queryKey: queryKeys.opened(resource, opening, about),
        queryFn: ({ signal }) => read(signal),
        staleTime: 'static',
        gcTime: 0,
        enabled,
    });
}
