import { toast } from '../feedback/toast';
import { useTellFailure } from '../feedback/failure';

/**
 * Makes a change from a modal. When it is made, says so (`done`, translated) and calls `close`; a failure is told and leaves the modal open
 * for another try. `tell` says a failure in other words than the catalogue's.
 */
export function useAttempt(
    close: () => void,
    tell?: (failure: unknown) => Promise<void>,
): (change: () => Promise<unknown>, done: string) => Promise<void> {
    const tellFailure = useTellFailure();
    return async (change, done) => {
        try {
            await change();
        } catch (failure) {
            if (tell) await tell(failure);
            else tellFailure(failure);
            return;
        }
        toast.success(done);
        close();
    };
}
