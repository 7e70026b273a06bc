import { useT } from '#i18n/useT';
import type { User } from '../../dataProvider/types';
import { useNotifyFailure } from '../../src/shared/failure';
import { TextField } from '../../src/shared/form/fields';
import { FormModal } from '../../src/shared/form/FormModal';
import { useOpened } from '../../src/shared/form/useOpened';
import { UNCHANGED, usePortalForm } from '../../src/shared/form/usePortalForm';
import { InfoIcon } from '../../src/ui/icons';
import { MAX_DISPLAY_NAME, mayEditNames, profileForm, profilePatch, profileProblems, profileShown } from './profile';
import styles from './profile.module.css';
import { useSaveProfile } from './useSaveProfile';

/**
 * Changes the user's own names (PROFILE-3): the display name for everybody, forename and surname for roles other than USER.
 */
export default function EditProfileModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const save = useSaveProfile();
    const notifyFailure = useNotifyFailure();
    const opened = useOpened(user);
    const namesLocked = !mayEditNames(opened);
    const form = usePortalForm({
        draft: 'profile',
        initial: profileForm(opened),
        check: values => {
            const problems = Object.entries(profileProblems(values, opened));
            return Object.fromEntries(
                problems.map(([name, problem]) => [name, t(`profile.editing.${problem}`, { max: MAX_DISPLAY_NAME })]),
            );
        },
        send: async values => {
            const patch = profilePatch(values, opened);
            return patch ? save({ patch, was: profileShown(opened) }) : UNCHANGED;
        },
        notify: failure => notifyFailure(failure, t('errors.session.saveFailed')),
        done: t('profile.editing.saved'),
        onClose,
    });
    const locked = namesLocked ? { disabled: true, hint: t('profile.editing.onlyAdmin') } : {};
    // An existing name must not become empty.
    const required = (name: 'forename' | 'surname') => Boolean(opened[name]) && !namesLocked;

    return (
        <FormModal form={form} title={t('profile.editing.title')} submit={t('modal.save')}>
            <TextField
                name="displayName"
                required={Boolean(opened.displayName)}
                autoComplete="nickname"
                label={t('profile.fields.displayName')}
                hint={t('profile.editing.displayNameHint', { max: MAX_DISPLAY_NAME })}
                maxLength={MAX_DISPLAY_NAME}
            />
            <p className={`${styles.note} muted small no-margin`}>
                <InfoIcon />
                <span>{t('profile.editing.delay')}</span>
            </p>
            <TextField
                name="forename"
                required={required('forename')}
                autoComplete="given-name"
                label={t('profile.fields.forename')}
                {...locked}
            />
            <TextField
                name="surname"
                required={required('surname')}
                autoComplete="family-name"
                label={t('profile.fields.surname')}
                {...locked}
            />
        </FormModal>
    );
}
