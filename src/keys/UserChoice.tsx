import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { freshTime } from '../../dataProvider';
import type { Key, User } from '../../dataProvider/types';
import { StateChip } from '../shared/fields/StateChip';
import { useFigure } from '../shared/hooks/useFigure';
import { SearchField } from '../shared/inputs/SearchField';
import { CountStatus } from '../shared/list/CountStatus';
import { FailedNotice } from '../shared/list/FailedNotice';
import { holdersOf } from './key';
import styles from './keys.module.css';

/** So many matches are shown; a search narrows them down. Ten thousand users stay quick this way. */
const MATCHES = 50;

/** With the keys, so that those who have one of this licence are known: the server would refuse them. */
const WITH_KEYS = { expand: ['keys'], people: true } as const;

interface UserChoiceProps {
    /** the key that is given: who has it, and who has another one of its licence, is told */
    value: Key;
    /** id */
    chosen: string | undefined;
    onChoose(user: User): void;
}

/** People to give a key to, as a searchable list of which one is chosen. */
export function UserChoice({ value, chosen, onChoose }: UserChoiceProps) {
    const translate = useTranslate();
    const figure = useFigure();
    const [search, setSearch] = useState('');
    const { data, total, isPending, isPlaceholderData, error, refetch } = useGetList<User, Error>(
        'users',
        {
            pagination: { page: 1, perPage: MATCHES },
            sort: { field: 'user', order: 'ASC' },
            filter: search ? { q: search } : {},
            meta: WITH_KEYS,
        },
        { placeholderData: keepPreviousData, staleTime: freshTime('users') },
    );
    const users = data ?? [];
    const busy = isPending || isPlaceholderData;
    const holders = holdersOf(value);
    const has = (user: User) => holders.some(({ id, email }) => (id === undefined ? email === user.email : id === user.id));

    return (
        <>
            <SearchField label={translate('keys.assign.search')} onSearch={setSearch} />
            <CountStatus busy={busy} total={error ? undefined : total} />
            {error && !data ? (
                <FailedNotice error={error} onRetry={refetch} />
            ) : (
                <div className={styles.people} role="radiogroup" aria-label={translate('keys.assign.title')} aria-busy={busy}>
                    {isPending && <p>{translate('list.loading')}</p>}
                    {!isPending && users.length === 0 && <p>{translate('keys.assign.none')}</p>}
                    {users.map(user => (
                        <Person
                            key={user.id}
                            user={user}
                            present={has(user)}
                            alone={holders.length === 1}
                            assigned={user.keys?.some(key => key.licenceId === value.licenceId && key.id !== value.id) ?? false}
                            checked={user.id === chosen}
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
    /** the key has one user; of several, one may be chosen to keep it alone */
    alone: boolean;
    /** has another key of the same licence */
    assigned: boolean;
    checked: boolean;
    onChoose(user: User): void;
}

function Person({ user, present, alone, assigned, checked, onChoose }: PersonProps) {
    const translate = useTranslate();
    return (
        <label className={styles.person}>
            <input
                type="radio"
                name="user"
                checked={checked}
                disabled={(present && alone) || assigned}
                onChange={() => onChoose(user)}
            />
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
