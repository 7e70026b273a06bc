import { useT } from '#i18n/useT';
import { useNotifyFailure } from '../shared/failure';
import { toast } from '../ui/feedback/toast';
import { useChange } from '../shared/hooks/useChange';
import { ConfirmModal } from '../ui/modal/ConfirmModal';

/** Asks the administrators for an academy licence after a confirmation (LICENCE-10); used on the licences page and in the academy. */
export default function RequestAcademyModal({ onClose }: { onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const request = useChange(provider => provider.requestKey({ product: 'academy' }));
    const send = async () => {
        try {
            await request(undefined);
            toast.success(t('academy.promotion.requestSuccess'));
        } catch (failure) {
            notifyFailure(failure, t('academy.promotion.requestFailed'));
        }
        onClose();
    };
    return (
        <ConfirmModal
            title={t('academy.promotion.requestTitle')}
            text={t('academy.promotion.requestText')}
            confirmLabel={t('academy.promotion.requestConfirm')}
            onConfirm={send}
            onClose={onClose}
        />
    );
}
