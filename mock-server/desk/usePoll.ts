import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

/**
 * Reads from the control interface once or, with `every`, repeatedly.
 *
 * @param every milliseconds; 0 reads once @returns the last value, and a function that makes a change and then reads again; failures are
 * shown to the user
 */
export function usePoll<Value>(read: () => Promise<Value>, every = 0) {
    const [value, setValue] = useState<Value>();
    const notify = useNotify();

    const load = useCallback(async () => {
        try {
            setValue(await read());
        } catch (error) {
            notify((error as Error).message, { type: 'error' });
        }
    }, [read, notify]);

    useEffect(() => {
        void load();
        if (every === 0) return undefined;
        const timer = setInterval(() => void load(), every);
        return () => clearInterval(timer);
    }, [load, every]);

    const change = useCallback(
        async (run: () => Promise<unknown>, done?: string): Promise<boolean> => {
            try {
                await run();
                if (done !== undefined) notify(done);
                return true;
            } catch (error) {
                notify((error as Error).message, { type: 'error' });
                return false;
            } finally {
                await load();
            }
        },
        [load, notify],
    );
    return [value, change] as const;
}
