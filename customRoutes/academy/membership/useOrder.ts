import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { useNotifyFailure } from '#src/shared/failure';
import { toast } from '#src/ui/feedback/toast';
import { nowSeconds } from '#src/shared/format/date';
import { useChange } from '#src/shared/hooks/useChange';
import { paths } from '#src/config/paths';
import { customerId, storeOrder } from './underWay';

/**
 * Sends an order, a change or (count 0) the termination of the membership, notifies the user, and goes to the academy on success
 * (MEMBER-4). Returns whether it succeeded.
 */
export function useOrder(): (count: number, done: 'ordered' | 'changed' | 'terminated') => Promise<boolean> {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const navigate = useNavigate();
    const send = useChange((provider, count: number) => provider.orderAcademy({ count }), ['POST /orders/academy']);
    return async (count, done) => {
        // By the time of the response somebody else may be signed in (SESSION-18).
        const customer = customerId();
        try {
            await send(count);
        } catch (failure) {
            notifyFailure(failure);
            return false;
        }
        storeOrder(customer, { count, at: nowSeconds() });
        toast.success(t(`academy.membership.${done}`), { duration: READ_MS });
        void navigate(paths.academy);
        return true;
    };
}

/** Two sentences take longer to read than the usual 2 s. */
const READ_MS = 6000;
