import { useT } from '#i18n/useT';
import { PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { FormModal } from '../../shared/form/FormModal';
import { useOpened } from '../../shared/form/useOpened';
import { UNCHANGED, usePortalForm } from '../../shared/form/usePortalForm';
import { PersonFields, usePersonCheck } from '../management/create/PersonFields';
import { userChanges, userForm } from './detail';
import { useSaveUser } from './userChanges';

/**
 * Edits a user's personal data (USER-14): e-mail address, forename, surname and note; sends only what changed. An e-mail address that is
 * already taken is refused at its field.
 */
export function EditUserModal({ user: shown, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const save = useSaveUser();
    const user = useOpened(shown);
    const form = usePortalForm({
        draft: `user/${user.id}/data`,
        initial: userForm(user),
        check: usePersonCheck(),
        send: async values => {
            const changes = userChanges(values, user);
            return Object.keys(changes).length === 0 ? UNCHANGED : save({ user, changes });
        },
        refusal: failure => (failure instanceof PortalError && failure.status === 409 ? { email: t(failure.message) } : null),
        done: t('userDetail.edit.done'),
        onClose,
    });
    return (
        <FormModal form={form} title={t('userDetail.edit.title')} submit={t('modal.save')}>
            <PersonFields />
        </FormModal>
    );
}
