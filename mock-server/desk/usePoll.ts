import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

/**
 * Reads something from the control interface at once and, with `every`, again and again.
 *
 * @param every milliseconds; 0 reads once
 * @returns what was read last, and a function that runs a change and reads again; failures are notified
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
