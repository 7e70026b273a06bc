import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useTellFailure } from '../../../src/shared/feedback/failure';
import { toast } from '../../../src/shared/feedback/toast';
import { nowSeconds } from '../../../src/shared/format/date';
import { useChange } from '../../../src/shared/hooks/useChange';
import { paths } from '../../paths';
import { useSentOrder } from './underWay';

/**
 * Sends an order, a change or (count 0) the termination of the membership: says what came of it, and leads to the academy when it was
 * taken. Answers whether it was (specification 2, sections 4 and 8).
 */
export function useOrder(): (count: number, done: 'ordered' | 'changed' | 'terminated') => Promise<boolean> {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const navigate = useNavigate();
    const [, keep] = useSentOrder();
    const send = useChange((provider, count: number) => provider.orderAcademy({ count }), ['licences', 'keys']);
    return async (count, done) => {
        try {
            await send(count);
        } catch (failure) {
            tellFailure(failure);
            return false;
        }
        keep({ count, at: nowSeconds() });
        toast.success(translate(`academySession.membership.${done}`), { duration: READ_MS });
        void navigate(paths.academy);
        return true;
    };
}

/** Two sentences take longer to read than the usual 2 s. */
const READ_MS = 6000;
