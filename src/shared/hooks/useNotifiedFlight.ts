import { useSingleFlight } from '../../ui/useSingleFlight';
import { useNotifyFailure } from '../failure';

/** Guards work as `useSingleFlight` does, and shows its failure in a toast. */
export function useNotifiedFlight<Args extends unknown[]>(
    work: (...args: Args) => Promise<unknown>,
): [run: (...args: Args) => Promise<unknown>, busy: boolean] {
    const notifyFailure = useNotifyFailure();
    return useSingleFlight(async (...args: Args) => {
        try {
            await work(...args);
        } catch (failure) {
            notifyFailure(failure);
        }
    });
}
