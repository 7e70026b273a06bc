import { useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { User } from '../../dataProvider/types';
import { useNotifyFailure } from '../../src/shared/feedback/failure';
import { toast } from '../../src/shared/feedback/toast';
import { useDraft } from '../../src/shared/hooks/useDraft';
import { InfoIcon } from '../../src/shared/icons';
import { TextField } from '../../src/shared/inputs/TextField';
import { FormModal } from '../../src/shared/modal/FormModal';
import { MAX_DISPLAY_NAME, mayEditNames, profileForm, profilePatch, profileProblems, type NameField } from './profile';
import styles from './profile.module.css';
import { useSaveProfile } from './useSaveProfile';

/**
 * Changes the user's own names (PROFILE-3): the display name for everybody, forename and surname for roles other than USER. The typed text
 * survives a failure, a reload and the end of the session.
 */
export default function EditProfileModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const save = useSaveProfile();
    const notifyFailure = useNotifyFailure();
    // The user as loaded when the modal opened: a newer record does not change the typed text.
    const [opened] = useState(user);
    const before = profileForm(opened);
    const drafts = {
        displayName: useDraft('profile/displayName', before.displayName),
        forename: useDraft('profile/forename', before.forename),
        surname: useDraft('profile/surname', before.surname),
    };
    const namesLocked = !mayEditNames(opened);
    const form = {
        displayName: drafts.displayName[0],
        forename: namesLocked ? before.forename : drafts.forename[0],
        surname: namesLocked ? before.surname : drafts.surname[0],
    };
    const [marks, setMarks] = useState<ReturnType<typeof profileProblems>>({});
    const inputs = {
        displayName: useRef<HTMLInputElement>(null),
        forename: useRef<HTMLInputElement>(null),
        surname: useRef<HTMLInputElement>(null),
    };

    const close = () => {
        for (const [, , drop] of Object.values(drafts)) drop();
        onClose();
    };

    const submit = async () => {
        const problems = profileProblems(form, opened);
        setMarks(problems);
        const first = Object.keys(problems)[0] as NameField | undefined;
        if (first) {
            inputs[first].current?.focus();
            return;
        }
        const patch = profilePatch(form, opened);
        if (patch) {
            try {
                await save(patch);
            } catch (failure) {
                notifyFailure(failure, t('errors.session.saveFailed'));
                return;
            }
            toast.success(t('profile.editing.saved'));
        }
        close();
    };

    const field = (name: NameField, autoComplete: string) => {
        const mark = marks[name];
        return {
            label: t(`profile.fields.${name}`),
            value: form[name],
            error: mark ? t(`profile.editing.${mark}`, { max: MAX_DISPLAY_NAME }) : null,
            inputRef: inputs[name],
            autoComplete,
            // An existing name must not become empty.
            required: Boolean(opened[name]) && !(namesLocked && name !== 'displayName'),
            onChange(typed: string) {
                drafts[name][1](typed);
                setMarks(({ [name]: _cleared, ...others }) => others);
            },
        };
    };
    const locked = namesLocked ? { disabled: true, hint: t('profile.editing.onlyAdmin') } : {};

    return (
        <FormModal open title={t('profile.editing.title')} onClose={close} onSubmit={submit} submit={t('profile.editing.save')}>
            <div className={styles.form}>
                <TextField
                    {...field('displayName', 'nickname')}
                    hint={t('profile.editing.displayNameHint', { max: MAX_DISPLAY_NAME })}
                    maxLength={MAX_DISPLAY_NAME}
                />
                <p className={styles.note}>
                    <InfoIcon />
                    <span>{t('profile.editing.delay')}</span>
                </p>
                <TextField {...field('forename', 'given-name')} {...locked} />
                <TextField {...field('surname', 'family-name')} {...locked} />
            </div>
        </FormModal>
    );
}
