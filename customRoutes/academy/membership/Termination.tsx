import { useState } from 'react';
import { Button } from '#src/ui/Button';
import type { MessageName } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { Section } from '#src/ui/Section';
import { ConfirmModal } from '#src/ui/modal/ConfirmModal';
import { useOrderAgainText, type SentOrder } from './underWay';
import { useOrder } from './useOrder';

/** Ends the membership after a confirmation that names the minimum term (MEMBER-2). */
export function Termination({ present, underWay }: { present: number; underWay: SentOrder | null }) {
    const t = useT();
    const words = (key: MessageName<'membership'>) => t(`membership.${key}`);
    const again = useOrderAgainText(underWay);
    const [asking, setAsking] = useState(false);
    const order = useOrder(present);
    const close = () => setAsking(false);
    return (
        <Section title={words('endTitle')}>
            <p className="no-margin">{words('endText')}</p>
            <p className="no-margin">
                <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
                    {words('endButton')}
                </Button>
            </p>
            {asking && (
                <ConfirmModal
                    title={words('endTitle')}
                    text={again ? `${again} ${words('endQuestion')}` : words('endQuestion')}
                    confirmLabel={words('endConfirm')}
                    destroys
                    onConfirm={async () => {
                        await order(0, 'terminated');
                        close();
                    }}
                    onClose={close}
                />
            )}
        </Section>
    );
}
