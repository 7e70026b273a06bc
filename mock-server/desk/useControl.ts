import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { control } from './control';

/** What the control interface says at a path, read again every `every` milliseconds; all parts of a page that ask share one answer. */
export const useControl = <Answer>(path: string, every?: number) =>
    useQuery({
        queryKey: ['control', path],
        queryFn: () => control<Answer>('GET', path),
        retry: false,
        ...(every !== undefined && { refetchInterval: every }),
    });

/** A function that makes a change and reads everything again, because a change may touch every record; says what happened. */
export function useChange() {
    const client = useQueryClient();
    const notify = useNotify();
    return useCallback(
        async (run: () => Promise<unknown>, done?: string): Promise<boolean> => {
            try {
                await run();
                if (done !== undefined) notify(done, { messageArgs: { _: done } });
                return true;
            } catch (error) {
                notify((error as Error).message, { type: 'error' });
                return false;
            } finally {
                await client.invalidateQueries();
            }
        },
        [client, notify],
    );
}
