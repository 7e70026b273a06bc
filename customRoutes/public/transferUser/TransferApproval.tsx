import { approveTransfer } from '#dataProvider/actions/links';
import { isGone } from '#dataProvider/outcome';
import type { TransferToken } from '#dataProvider/types';
import { client } from '#src/client';
import { EmailText } from '#src/ui/fields/EmailText';
import { CheckboxField } from '../forms/CheckboxField';
import { failureText } from '../forms/failure';
import { Message } from '../forms/Message';
import { SubmitButton } from '../forms/SubmitButton';
import { usePortalForm } from '../forms/usePortalForm';
import { View } from '../forms/View';
import { useT } from '../useT';

interface TransferApprovalProps {
    token: string;
    transfer: TransferToken;
    onApproved: () => void;
    /** the token was used or replaced after the page was opened */
    onInvalid: () => void;
}

/** Shows which user moves between which customers; the button is enabled once the box is ticked. */
export function TransferApproval({ token, transfer, onApproved, onInvalid }: TransferApprovalProps) {
    const t = useT();
    const form = usePortalForm({
        initial: { confirm: false },
        check: () => ({}),
        send: async () => {
            await approveTransfer(client, token);
            onApproved();
        },
        notify: error => {
            if (!isGone(error)) return failureText(t, error, 'transfer.failed');
            onInvalid();
            return null;
        },
    });
    const { value: confirmed, ...consent } = form.field('confirm');

    return (
        <View key="form" title={t('transfer.title')} text={t('transfer.text')}>
            <dl className="p-facts">
                <dt>{t('transfer.user')}</dt>
                <dd>
                    <EmailText value={transfer.user} />
                </dd>
                <dt>{t('transfer.source')}</dt>
                <dd>
                    <Customer customer={transfer.customerSource} />
                </dd>
                <dt>{t('transfer.destination')}</dt>
                <dd>
                    <Customer customer={transfer.customerDestination} />
                </dd>
            </dl>
            {form.failure && <Message kind="error">{form.failure}</Message>}
            <form ref={form.element} className="p-form" onSubmit={form.submit} noValidate>
                <CheckboxField {...consent} checked={confirmed} required label={t('transfer.consent')} />
                <SubmitButton label={t('transfer.submit')} pending={form.busy} disabled={!confirmed} />
            </form>
        </View>
    );
}

function Customer({ customer }: { customer: TransferToken['customerSource'] }) {
    const t = useT();
    return (
        <>
            {customer.name && <bdi translate="no">{customer.name}</bdi>}
            {customer.flags?.demo && <span className="p-badge">{t('transfer.demo')}</span>}
            <span className="p-note p-block">{t('auth.customerNumber', { id: customer.id })}</span>
        </>
    );
}
