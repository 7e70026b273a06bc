import { useTranslate } from 'ra-core';
import { useNotifyFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { useChange } from '../shared/hooks/useChange';
import { ConfirmModal } from '../shared/modal/ConfirmModal';

/** Asks the administrators for an academy licence after a confirmation (LICENCE-10); used on the licences page and in the academy. */
export function RequestAcademyModal({ open, onClose }: { open: boolean; onClose(): void }) {
    const translate = useTranslate();
    const notifyFailure = useNotifyFailure();
    const request = useChange(provider => provider.requestKey({ product: 'academy' }), []);
    const send = async () => {
        try {
            await request(undefined);
            toast.success(translate('academyPromotion.requestSuccess'));
        } catch (failure) {
            notifyFailure(failure, translate('academyPromotion.requestFailed'));
        }
        onClose();
    };
    return (
        <ConfirmModal
            open={open}
            title={translate('academyPromotion.requestTitle')}
            text={translate('academyPromotion.requestText')}
            confirmLabel={translate('academyPromotion.requestConfirm')}
            onConfirm={send}
            onClose={onClose}
        />
    );
}
