import { useT } from '#i18n/useT';
import type { Ticket } from '../../dataProvider/types';
import { PortalError } from '../../dataProvider/errors';
import { isGone } from '../../dataProvider/outcome';
import { useNotifyFailure } from '../shared/failure';
import { toast } from '../ui/feedback/toast';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import { ticketNumber } from './ticket';
import { useCloseTicket } from './useTickets';

/** Whether a retry cannot succeed: the ticket has changed or no longer exists. */
const isFinal = (failure: unknown): boolean => isGone(failure) || (failure instanceof PortalError && failure.status === 409);

/** Closes an open ticket after the warning that this cannot be undone (TICKET-3). */
export default function CloseTicketModal({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const close = useCloseTicket(ticket);

    const confirm = async () => {
        try {
            await close();
        } catch (failure) {
            notifyFailure(failure);
            // The ticket is refetched and shows its current state.
            if (isFinal(failure)) onClose();
            return;
        }
        toast.success(t('tickets.close.done'));
        onClose();
    };

    return (
        <ConfirmModal
            title={t('tickets.close.title', { number: ticketNumber(ticket) })}
            onClose={onClose}
            onConfirm={confirm}
            confirmLabel={t('tickets.close.button')}
            destroys
        >
            <p className="no-margin">{t('tickets.close.text')}</p>
        </ConfirmModal>
    );
}
