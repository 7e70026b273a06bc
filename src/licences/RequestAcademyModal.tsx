import { useTranslate } from 'ra-core';
import { useTellFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { useChange } from '../shared/hooks/useChange';
import { ConfirmModal } from '../shared/modal/ConfirmModal';

/**
 * Asks the administrators for an academy licence after confirming (specification 2, sections 2 and 8): on the licences page and in the
 * academy alike.
 */
export function RequestAcademyModal({ open, onClose }: { open: boolean; onClose(): void }) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const request = useChange(provider => provider.requestKey({ product: 'academy' }), []);
    const send = async () => {
        try {
            await request(undefined);
            toast.success(translate('academyPromotion.requestSuccess'));
        } catch (failure) {
            tellFailure(failure, translate('academyPromotion.requestFailed'));
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
