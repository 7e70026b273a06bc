import { useT } from '#i18n/useT';
import { useId, useState } from 'react';
import { isFound } from '#dataProvider/resources/query';
import type { CloudGroup, User } from '#dataProvider/types';
import { useField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { hasTexts } from '../../shared/hasTexts';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { ChoiceLabel } from '../../ui/inputs/ChoiceLabel';
import { TextField } from '../../ui/inputs/TextField';
import { CountStatus } from '../../shared/list/CountStatus';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import { useModalIdle } from '../../ui/modal/Dialog';
import { nameWithEmail } from '../../shared/person';
import { groupChoices } from './detail';
import { useAddToGroup, useRemoveFromGroup } from './userChanges';
import { useGroups, useUserGroups } from './userReads';
import choiceStyles from '../../ui/inputs/choices.module.css';
import styles from './detail.module.css';

/**
 * Adds the user to a cloud group (GROUP-4). Groups of which the user is already a member are disabled. The selection survives searches,
 * failures and closing (FORM-1).
 */
export function AddToGroupModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const add = useAddToGroup();
    const initial: { group: CloudGroup | null } = { group: null };
    const form = usePortalForm({
        draft: `user/${user.id}/group`,
        initial,
        isEntry: entry => hasTexts(entry, 'id', 'label'),
        check: ({ group }) => ({ group: !group && t('userDetail.groups.choose') }),
        send: ({ group }) => add({ group: group?.id ?? '', user: user.id }),
        done: (_result, { group }) => t('userDetail.groups.added', { group: group?.label ?? '' }),
        onClose,
    });
    return (
        <FormModal form={form} title={t('userDetail.groups.addTitle')} submit={t('modal.add')}>
            <GroupField user={user.id} />
        </FormModal>
    );
}

/** The group to add a user to. */
function GroupField({ user }: { user: string }) {
    const { value, error, change } = useField<CloudGroup | null>('group');
    return (
        <>
            <GroupChoice user={user} chosen={value?.id} invalid={error !== null} onChoose={change} />
            <p className={`${styles.error} small`} role="alert">
                {error}
            </p>
        </>
    );
}

interface GroupChoiceProps {
    user: string;
    /** group id */
    chosen: string | undefined;
    invalid: boolean;
    onChoose(group: CloudGroup): void;
}

function GroupChoice({ user, chosen, invalid, onChoose }: GroupChoiceProps) {
    const t = useT();
    const groups = useGroups(useModalIdle());
    const own = useUserGroups(user);
    const labelId = useId();
    const [search, setSearch] = useState('');
    const failed = [groups, own].find(read => read.error && !read.data);

    if (failed?.error) return <FailedNotice error={failed.error} onRetry={failed.refetch} />;
    if (!groups.data || !own.data) {
        return (
            <p className={styles.emptyList} role="status">
                {t('userDetail.groups.loading')}
            </p>
        );
    }
    if (groups.data.length === 0) return <p className={styles.emptyList}>{t('userDetail.groups.none')}</p>;
    const shown = groupChoices(groups.data, own.data).filter(({ group }) => isFound(search, [group.label]));
    return (
        <>
            <TextField label={t('userDetail.groups.search')} value={search} onChange={setSearch} autoComplete="off" />
            <CountStatus total={shown.length} />
            <div>
                <ChoiceLabel id={labelId}>{t('cloudGroups.title')}</ChoiceLabel>
                {shown.length === 0 && <p className={styles.emptyList}>{t('userDetail.groups.noMatch')}</p>}
                <div role="radiogroup" aria-labelledby={labelId} aria-required aria-invalid={invalid}>
                    {shown.length > 0 && (
                        <ul className={`${choiceStyles.list} ${styles.scrolling}`} data-invalid={invalid} role="presentation">
                            {shown.map(({ group, member }) => (
                                <li key={group.id} role="presentation">
                                    <label className={choiceStyles.option}>
                                        <input
                                            type="radio"
                                            name="group"
                                            checked={group.id === chosen}
                                            disabled={member}
                                            onChange={() => onChoose(group)}
                                        />
                                        <span className={choiceStyles.words}>
                                            <bdi translate="no" className={choiceStyles.name}>
                                                {group.label}
                                            </bdi>
                                        </span>
                                        <span className={`${choiceStyles.note} muted small`}>
                                            {member ? t('userDetail.groups.member') : group.autoAdd && t('cloudGroups.default')}
                                        </span>
                                    </label>
                                </li>
                            ))}
                        </ul>
                    )}
                </div>
            </div>
        </>
    );
}

/** Removes the user from a cloud group after confirmation; stays open on failure. */
export function RemoveFromGroupModal({ user, group, onClose }: { user: User; group: CloudGroup; onClose(): void }) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const remove = useRemoveFromGroup();
    const confirm = () =>
        attempt(() => remove({ group: group.id, user: user.id }), t('userDetail.groups.removed', { group: group.label }));
    return (
        <ConfirmModal
            title={t('userDetail.groups.removeTitle')}
            text={t('userDetail.groups.removeText', { name: nameWithEmail(user), group: group.label })}
            confirmLabel={t('modal.remove')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
