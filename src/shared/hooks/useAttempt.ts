import { changesSent, sayDone } from '../activity/recording';
import { useNotifyFailure } from '../failure';

/**
 * Returns a function that sends a change from a modal. On success it shows `done` (translated) and calls `close`; on failure it shows the
 * error and leaves the modal open for a retry. `notify` replaces the default error message.
 */
export function useAttempt(
    close: () => void,
    notify?: (failure: unknown) => Promise<void>,
): (change: () => Promise<unknown>, done: string) => Promise<void> {
    const notifyFailure = useNotifyFailure();
    return async (change, done) => {
        const since = changesSent();
        try {
            await change();
        } catch (failure) {
            if (notify) await notify(failure);
            else notifyFailure(failure);
            return;
        }
        sayDone(done, since);
        close();
    };
}
