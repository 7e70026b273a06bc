import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { freshTime } from '../../dataProvider';
import type { Key, User } from '../../dataProvider/types';
import { failureText, toastFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { StateChip } from '../shared/fields/StateChip';
import { TextField } from '../shared/inputs/TextField';
import { FailedNotice } from '../shared/list/FailedNotice';
import { SEARCH_DEBOUNCE_MS } from '../shared/list/SearchBox';
import { Modal } from '../shared/modal/Modal';
import { SubmitButton } from '../shared/modal/SubmitButton';
import { useAssignKey } from './keyChanges';
import styles from './keys.module.css';

/** So many matches are shown; a search narrows them down. Ten thousand users stay quick this way. */
const MATCHES = 50;

/**
 * Gives a key to one user, chosen from a searchable list; the present one is replaced, and that is said (specification 2, section 5;
 * contract, section 5). The choice is kept over searches and failures.
 */
export function AssignKeyModal({ value, onClose }: { value: Key; onClose(): void }) {
    const translate = useTranslate();
    const assign = useAssignKey();
    const [chosen, setChosen] = useState<User | null>(null);
    const [missing, setMissing] = useState(false);
    const present = value.users?.[0];

    const submit = async () => {
        if (!chosen) {
            setMissing(true);
            return;
        }
        try {
            await assign({ key: value, user: chosen.id });
        } catch (failure) {
            toastFailure(failure, translate(failureText(failure)));
            return;
        }
        toast.success(translate('keys.assign.done', { user: chosen.alias || chosen.email }));
        onClose();
    };

    return (
        <Modal
            open
            size="lg"
            title={translate('keys.assign.title')}
            onClose={onClose}
            onSubmit={submit}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{translate('keys.assign.confirm')}</SubmitButton>
                </>
            }
        >
            <div className={styles.form}>
                <p>
                    {present
                        ? translate('keys.assign.replaces', { label: value.label, user: present.alias || present.email })
                        : translate('keys.assign.one', { label: value.label })}
                </p>
                <UserChoice
                    present={present?.id}
                    chosen={chosen}
                    onChoose={user => {
                        setChosen(user);
                        setMissing(false);
                    }}
                />
                <p className={missing ? styles.error : styles.hint} role={missing ? 'alert' : 'status'}>
                    {missing && translate('keys.assign.choose')}
                    {chosen && translate('keys.assign.chosen', { user: chosen.alias || chosen.email })}
                </p>
            </div>
        </Modal>
    );
}

interface UserChoiceProps {
    /** id of the user who has the key now */
    present: string | undefined;
    chosen: User | null;
    onChoose(user: User): void;
}

function UserChoice({ present, chosen, onChoose }: UserChoiceProps) {
    const translate = useTranslate();
    const [typed, setTyped] = useState('');
    const search = useSettled(typed);
    const { data, total, isPending, error, refetch } = useGetList<User, Error>(
        'users',
        {
            pagination: { page: 1, perPage: MATCHES },
            sort: { field: 'email', order: 'ASC' },
            filter: search ? { q: search } : {},
        },
        { placeholderData: keepPreviousData, staleTime: freshTime('users') },
    );
    const users = data ?? [];

    return (
        <>
            <TextField label={translate('keys.assign.search')} value={typed} onChange={setTyped} autoComplete="off" />
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
                            checked={user.id === chosen?.id}
                            onChoose={onChoose}
                        />
                    ))}
                </div>
            )}
            {total !== undefined && total > users.length && (
                <p className={styles.hint}>{translate('keys.assign.shown', { shown: users.length, total })}</p>
            )}
        </>
    );
}

function Person(props: { user: User; present: boolean; checked: boolean; onChoose(user: User): void }) {
    const { user, present, checked, onChoose } = props;
    const translate = useTranslate();
    return (
        <label className={styles.person}>
            <input type="radio" name="user" checked={checked} disabled={present} onChange={() => onChoose(user)} />
            <span className={styles.words}>
                <bdi>{user.alias || user.email}</bdi>
                <small>
                    <bdi>{user.email}</bdi>
                </small>
            </span>
            {present && <StateChip tone="success">{translate('keys.assign.present')}</StateChip>}
            {!user.active && <StateChip tone="warning">{translate('keys.assign.inactive')}</StateChip>}
        </label>
    );
}

/** `value` once it has not changed for the pause of a search. */
function useSettled(value: string): string {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
        const timer = setTimeout(() => setSettled(value), SEARCH_DEBOUNCE_MS);
        return () => clearTimeout(timer);
    }, [value]);
    return settled;
}
