import { toast } from '../feedback/toast';
import { useTellFailure } from '../feedback/failure';

/**
 * Makes a change from a modal. When it is made, says so (`done`, translated) and calls `close`; a failure is told and leaves the modal open
 * for another try.
 */
export function useAttempt(close: () => void): (change: () => Promise<unknown>, done: string) => Promise<void> {
    const tellFailure = useTellFailure();
    return async (change, done) => {
        try {
            await change();
        } catch (failure) {
            tellFailure(failure);
            return;
        }
        toast.success(done);
        close();
    };
}
