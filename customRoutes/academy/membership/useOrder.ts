import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { isPassing, PortalError } from '#dataProvider/errors';
import { isUnclear } from '#dataProvider/outcome';
import { isFromBetween } from '#dataProvider/queue/fromBetween';
import type { Licence } from '#dataProvider/types';
import { useNotifyFailure } from '#src/shared/failure';
import { toast } from '#src/ui/feedback/toast';
import { nowSeconds } from '#src/shared/format/date';
import { useChange } from '#src/shared/hooks/useChange';
import { samePage } from '#src/shared/samePage';
import { paths } from '#src/config/paths';
import { presentLicence } from './membership';
import { customerId, storeOrder } from './underWay';

/**
 * Sends an order, a change or (count 0) the termination of the membership, notifies the user, and goes to the academy on success
 * (MEMBER-4). Returns whether it succeeded; if that is unknown, it was looked up (MANY-3). Nothing is sent if there are not as many licences
 * as were `shown`.
 */
export function useOrder(shown: number): (count: number, done: 'ordered' | 'changed' | 'terminated') => Promise<boolean> {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const navigate = useNavigate();
    const send = useChange((provider, count: number) => {
        const judge = (licences: readonly Licence[]) => presentLicence(licences, nowSeconds())?.count ?? 0;
        return provider.orderAcademy({ count }, { judge, was: { count: shown } });
    });
    /** what others have changed since the numbers were shown */
    const meanwhileOf = (failure: unknown): string | undefined => {
        const [one] = (failure instanceof PortalError && failure.fields) || [];
        return one && t('membership.meanwhile', { was: Number(one.was), now: Number(one.now) });
    };
    return async (count, done) => {
        // By the time of the response somebody else may be signed in (SESSION-18).
        const customer = customerId();
        const isHere = samePage();
        // Whoever leaves the portal before the response does not learn whether it was received.
        const leave = (): void => storeOrder(customer, { count, at: nowSeconds(), unsure: true });
        window.addEventListener('pagehide', leave);
        try {
            await send(count);
        } catch (failure) {
            // The figures may show it only a day later: that they do not yet proves nothing (MEMBER-3).
            const unsure = isUnclear(failure) && (!isPassing(failure) || isFromBetween(failure));
            if (unsure) storeOrder(customer, { count, at: nowSeconds(), unsure });
            notifyFailure(failure, unsure ? t('errors.next.unclear') : meanwhileOf(failure));
            return false;
        } finally {
            window.removeEventListener('pagehide', leave);
        }
        storeOrder(customer, { count, at: nowSeconds() });
        toast.success(t(`membership.${done}`), { duration: READ_MS });
        if (isHere()) void navigate(paths.academy);
        return true;
    };
}

/** Two sentences take longer to read than the usual 2 s. */
const READ_MS = 6000;
