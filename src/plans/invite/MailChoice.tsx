import { useT } from '#i18n/useT';
import type { Customer } from '#dataProvider/types';
import { RadioField } from '../../ui/inputs/RadioField';
import { offersRandomPassword } from '../../users/public';
import type { InviteDraft } from './draft';
import { Part } from '../Part';

interface MailChoiceProps {
    value: InviteDraft['mail'];
    customer: Customer;
    onChange(mail: InviteDraft['mail']): void;
}

/** When new users are written to (INVITE-4): by default at another press; a random password is written at once (USER-7). */
export function MailChoice({ value, customer, onChange }: MailChoiceProps) {
    const t = useT();
    const options = (['later', 'now', 'password'] as const).filter(mail => mail !== 'password' || offersRandomPassword(customer));
    return (
        <Part title={t('planInvite.mail.title')}>
            <RadioField
                name="mail"
                label={t('planInvite.mail.title')}
                value={value}
                options={options.map(mail => ({
                    value: mail,
                    label: t(`planInvite.mail.${mail}`),
                    hint: t(`planInvite.mail.${mail}Hint`),
                }))}
                onChange={onChange}
            />
        </Part>
    );
}
