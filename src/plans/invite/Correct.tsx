import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { NOTE_LIMIT } from '#dataProvider/text';
import { TextField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { newUserErrors } from '../../users/public';
import type { DraftProps } from '../kind';
import { itemId } from '../source/entries';
import type { Correction, InviteDraft } from './draft';
import styles from './invite.module.css';
import { listed } from './rows';

/** Corrects a row, which stands as it is afterwards (INVITE-5). */
export function Correct({ draft, item, onChange, onClose }: DraftProps<InviteDraft> & { item: string; onClose(): void }) {
    const t = useT();
    const { plan = '' } = useParams();
    const entry = listed(draft).find(({ line }) => itemId(line) === item);
    const { email = '', forename = '', surname = '', note = '' } = entry ?? {};
    const form = usePortalForm<Correction>({
        draft: `plan/${plan}/${item}`,
        initial: { email, forename, surname, note },
        check: values => {
            const errors = newUserErrors({ email: values.email, adminNote: values.note });
            return {
                email: errors.email && t(`users.create.${errors.email}`),
                note: errors.adminNote && t(`users.create.${errors.adminNote}`, { max: NOTE_LIMIT }),
            };
        },
        send: values => {
            onChange(now => ({
                ...now,
                corrections: { ...now.corrections, [item]: values },
                right: [...new Set([...now.right, item])],
            }));
            return Promise.resolve();
        },
        onClose,
    });
    return (
        <FormModal
            form={form}
            title={t('planInvite.correct.title', { row: entry?.line ?? '' })}
            submit={t('planInvite.correct.submit')}
        >
            <TextField name="email" type="email" required label={t('users.fields.email')} />
            <div className={styles.names}>
                <TextField name="forename" label={t('profile.fields.forename')} />
                <TextField name="surname" label={t('profile.fields.surname')} />
            </div>
            <TextField name="note" label={t('users.fields.note')} maxLength={NOTE_LIMIT} />
        </FormModal>
    );
}
