import { useMemo, useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { CloudGroup } from '../../dataProvider/types';
import { toast } from '../shared/feedback/toast';
import { useDraft } from '../shared/hooks/useDraft';
import { FormModal } from '../shared/modal/FormModal';
import { addOutcome, ChosenUsers, isPerson, Refusals, UserPicker, type AddOutcome, type Person } from '../users/public';
import { isMember } from './cloudGroup';
import { useAddMembers } from './groupChanges';
import styles from './cloudGroups.module.css';

/** Parses a stored selection; an invalid one counts as empty. */
function chosenIn(text: string): Person[] {
    try {
        const value: unknown = JSON.parse(text || '[]');
        return Array.isArray(value) ? value.filter(isPerson) : [];
    } catch {
        return [];
    }
}

/**
 * Adds several users to a group; members cannot be selected again (GROUP-4). Users who could not be added are listed with the reason and
 * stay selected. The selection survives a reload and the end of the session.
 */
export function AddMembersModal({ group, onClose }: { group: CloudGroup; onClose(): void }) {
    const t = useT();
    const add = useAddMembers();
    const [text, edit, drop] = useDraft(`cloudGroup/${group.id}/members`, '');
    const chosen = useMemo(() => chosenIn(text), [text]);
    const ids = new Set(chosen.map(({ id }) => id));
    const [failed, setFailed] = useState<AddOutcome | null>(null);
    const [error, setError] = useState<string | null>(null);
    const list = useRef<HTMLDivElement>(null);

    const choose = (people: readonly Person[]) => edit(people.length > 0 ? JSON.stringify(people) : '');
    const close = () => {
        drop();
        onClose();
    };
    const toggle = ({ id, email, alias }: Person) => {
        setError(null);
        choose(ids.has(id) ? chosen.filter(other => other.id !== id) : [...chosen, { id, email, alias }]);
    };
    const save = async () => {
        if (chosen.length === 0) {
            setError(t('licenceUsers.chooseOne'));
            list.current?.focus();
            return;
        }
        const outcome = addOutcome(chosen, await add(chosen.map(user => ({ group: group.id, user: user.id }))));
        if (outcome.kind === 'all') {
            toast.success(t('cloudGroups.added', { smart_count: outcome.added }));
            close();
            return;
        }
        setFailed(outcome);
        choose(outcome.refused.map(({ user }) => user));
    };

    return (
        <FormModal
            open
            size="lg"
            title={t('cloudGroups.addTitle')}
            onClose={close}
            onSubmit={save}
            submit={t('cloudGroups.addSubmit')}
        >
            <div className={styles.form}>
                {failed && (
                    <Refusals
                        title={`${t(failed.kind === 'some' ? 'cloudGroups.addPartial' : 'cloudGroups.addFailed')} ${t('cloudGroups.addRefused')}`}
                        refused={failed.refused}
                    />
                )}
                <UserPicker
                    expand="cloudGroups"
                    isTaken={user => isMember(user, group.id)}
                    takenText={t('cloudGroups.memberAlready')}
                    chosen={ids}
                    onToggle={toggle}
                    error={error}
                    listRef={list}
                />
                <ChosenUsers chosen={chosen} onRemove={toggle} />
            </div>
        </FormModal>
    );
}
