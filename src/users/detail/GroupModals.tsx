import { useId, useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import { isFound } from '#dataProvider/resources/query';
import type { CloudGroup, User } from '#dataProvider/types';
import { useNotifyFailure } from '../../shared/feedback/failure';
import { toast } from '../../shared/feedback/toast';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { ChoiceLabel } from '../../shared/inputs/ChoiceLabel';
import { TextField } from '../../shared/inputs/TextField';
import { CountStatus } from '../../shared/list/CountStatus';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { ConfirmModal } from '../../shared/modal/ConfirmModal';
import { FormModal } from '../../shared/modal/FormModal';
import { useModalIdle } from '../../shared/modal/Modal';
import { nameOf } from '../../shared/person';
import { groupChoices } from './detail';
import { useAddToGroup, useRemoveFromGroup } from './userChanges';
import { useGroups, useUserGroups } from './userReads';
import styles from './detail.module.css';

/**
 * Adds the user to a cloud group: one must be selected, and groups of which the user is a member are disabled (GROUP-4). The selection
 * survives searches and failures.
 */
export function AddToGroupModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const add = useAddToGroup();
    const [chosen, setChosen] = useState<CloudGroup | null>(null);
    const [missing, setMissing] = useState(false);
    const list = useRef<HTMLDivElement>(null);

    const submit = async () => {
        if (!chosen) {
            setMissing(true);
            list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
            return;
        }
        try {
            await add({ group: chosen.id, user: user.id });
        } catch (failure) {
            notifyFailure(failure);
            return;
        }
        toast.success(t('userDetail.groups.added', { group: chosen.label }));
        onClose();
    };

    return (
        <FormModal
            open
            title={t('userDetail.groups.addTitle')}
            onClose={onClose}
            onSubmit={submit}
            submit={t('userDetail.groups.addSubmit')}
        >
            <div className={styles.form} ref={list}>
                <GroupChoice
                    user={user.id}
                    chosen={chosen?.id}
                    invalid={missing}
                    onChoose={group => {
                        setChosen(group);
                        setMissing(false);
                    }}
                />
                <p className={styles.error} role="alert">
                    {missing && t('userDetail.groups.choose')}
                </p>
            </div>
        </FormModal>
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
            {shown.length === 0 && <p className={styles.emptyList}>{t('userDetail.groups.noMatch')}</p>}
            <ChoiceLabel id={labelId}>{t('userDetail.groups.list')}</ChoiceLabel>
            <div role="radiogroup" aria-labelledby={labelId} aria-required aria-invalid={invalid}>
                {shown.length > 0 && (
                    <ul className={`${styles.choices} ${styles.scrolling}`} data-invalid={invalid} role="presentation">
                        {shown.map(({ group, member }) => (
                            <li key={group.id} role="presentation">
                                <label className={styles.choice}>
                                    <input
                                        type="radio"
                                        name="group"
                                        checked={group.id === chosen}
                                        disabled={member}
                                        onChange={() => onChoose(group)}
                                    />
                                    <span className={styles.choiceWords}>
                                        <bdi className={styles.choiceName}>{group.label}</bdi>
                                    </span>
                                    <span className={styles.choiceNote}>
                                        {member ? t('userDetail.groups.member') : group.autoAdd && t('userDetail.groups.default')}
                                    </span>
                                </label>
                            </li>
                        ))}
                    </ul>
                )}
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
            open
            title={t('userDetail.groups.removeTitle')}
            text={t('userDetail.groups.removeText', { name: nameOf(user), group: group.label })}
            confirmLabel={t('userDetail.groups.removeConfirm')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
