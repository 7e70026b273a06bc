import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { freshTime } from '../../dataProvider';
import type { Key, User } from '../../dataProvider/types';
import { useTellFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { StateChip } from '../shared/fields/StateChip';
import { useDraft } from '../shared/hooks/useDraft';
import { useFigure } from '../shared/hooks/useFigure';
import { SearchField } from '../shared/inputs/SearchField';
import { FailedNotice } from '../shared/list/FailedNotice';
import { FormModal } from '../shared/modal/FormModal';
import { useAssignKey } from './keyChanges';
import styles from './keys.module.css';

/** So many matches are shown; a search narrows them down. Ten thousand users stay quick this way. */
const MATCHES = 50;

/** With the keys, so that those who have one of this licence are known: the server would refuse them. */
const WITH_KEYS = { expand: ['keys'] } as const;

/** The one who is chosen, as far as the draft keeps it. */
type Chosen = Pick<User, 'id' | 'email' | 'alias'>;

/** Reads a kept choice; what is not readable counts as none. */
function chosenOf(text: string): Chosen | null {
    try {
        const { id, email, alias } = JSON.parse(text) as Record<string, unknown>;
        if (typeof id !== 'string' || typeof email !== 'string') return null;
        return { id, email, alias: typeof alias === 'string' ? alias : '' };
    } catch {
        return null;
    }
}

/**
 * Gives a key to one user, chosen from a searchable list; the present one is replaced, and that is said (specification 2, section 5;
 * contract, section 5). The choice is kept over searches, failures and a reload.
 */
export function AssignKeyModal({ value, onClose }: { value: Key; onClose(): void }) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const assign = useAssignKey();
    const [draft, keepDraft, dropDraft] = useDraft(`key/${value.id}/user`, '');
    const chosen = chosenOf(draft);
    const [missing, setMissing] = useState(false);
    const present = value.users?.[0];
    const close = () => {
        dropDraft();
        onClose();
    };

    const submit = async () => {
        if (!chosen) {
            setMissing(true);
            return;
        }
        try {
            await assign({ key: value, user: chosen.id });
        } catch (failure) {
            tellFailure(failure);
            return;
        }
        toast.success(translate('keys.assign.done', { user: chosen.alias || chosen.email }));
        close();
    };

    return (
        <FormModal
            open
            size="lg"
            title={translate('keys.assign.title')}
            onClose={close}
            onSubmit={submit}
            submit={translate('keys.assign.confirm')}
        >
            <div className={styles.form}>
                <p>
                    {present
                        ? translate('keys.assign.replaces', { label: value.label, user: present.alias || present.email })
                        : translate('keys.assign.one', { label: value.label })}
                </p>
                <UserChoice
                    present={present?.id}
                    licence={value.licenceId}
                    chosen={chosen}
                    onChoose={({ id, email, alias }) => {
                        keepDraft(JSON.stringify({ id, email, alias }));
                        setMissing(false);
                    }}
                />
                <p className={missing ? styles.error : styles.hint} role={missing ? 'alert' : 'status'}>
                    {missing && translate('keys.assign.choose')}
                    {chosen && translate('keys.assign.chosen', { user: chosen.alias || chosen.email })}
                </p>
            </div>
        </FormModal>
    );
}

interface UserChoiceProps {
    /** id of the user who has the key now */
    present: string | undefined;
    /** id; who has a key of it gets no other */
    licence: string;
    chosen: Chosen | null;
    onChoose(user: User): void;
}

function UserChoice({ present, licence, chosen, onChoose }: UserChoiceProps) {
    const translate = useTranslate();
    const figure = useFigure();
    const [search, setSearch] = useState('');
    const { data, total, isPending, error, refetch } = useGetList<User, Error>(
        'users',
        {
            pagination: { page: 1, perPage: MATCHES },
            sort: { field: 'email', order: 'ASC' },
            filter: search ? { q: search } : {},
            meta: WITH_KEYS,
        },
        { placeholderData: keepPreviousData, staleTime: freshTime('users') },
    );
    const users = data ?? [];

    return (
        <>
            <SearchField label={translate('keys.assign.search')} onSearch={setSearch} />
            {error && !data ? (
                <FailedNotice error={error} onRetry={refetch} />
            ) : (
                <div
                    className={styles.people}
                    role="radiogroup"
                    aria-label={translate('keys.assign.title')}
                    aria-busy={isPending}
                >
                    {isPending && <p role="status">{translate('list.loading')}</p>}
                    {!isPending && users.length === 0 && <p role="status">{translate('keys.assign.none')}</p>}
                    {users.map(user => (
                        <Person
                            key={user.id}
                            user={user}
                            present={user.id === present}
                            assigned={user.keys?.some(key => key.licenceId === licence) ?? false}
                            checked={user.id === chosen?.id}
                            onChoose={onChoose}
                        />
                    ))}
                </div>
            )}
            {total !== undefined && total > users.length && (
                <p className={styles.hint}>
                    {translate('keys.assign.shown', { shown: figure(users.length), total: figure(total) })}
                </p>
            )}
        </>
    );
}

interface PersonProps {
    user: User;
    /** has this key */
    present: boolean;
    /** has a key of the same licence */
    assigned: boolean;
    checked: boolean;
    onChoose(user: User): void;
}

function Person({ user, present, assigned, checked, onChoose }: PersonProps) {
    const translate = useTranslate();
    return (
        <label className={styles.person}>
            <input type="radio" name="user" checked={checked} disabled={present || assigned} onChange={() => onChoose(user)} />
            <span className={styles.about}>
                <span className={styles.words}>
                    <bdi>{user.alias || user.email}</bdi>
                    <small>
                        <bdi>{user.email}</bdi>
                    </small>
                </span>
                {present && <StateChip tone="success">{translate('keys.assign.present')}</StateChip>}
                {assigned && !present && <StateChip tone="neutral">{translate('keys.assign.assigned')}</StateChip>}
                {!user.active && <StateChip tone="warning">{translate('keys.assign.inactive')}</StateChip>}
            </span>
        </label>
    );
}
