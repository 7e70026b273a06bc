import { useT } from '#i18n/useT';
import { useId, useState } from 'react';
import type { Key, User } from '../../dataProvider/types';
import { GuestChip } from '../shared/fields/GuestChip';
import { PersonName } from '../shared/fields/PersonName';
import { StateChip } from '../ui/fields/StateChip';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { ChoiceLabel } from '../ui/inputs/ChoiceLabel';
import { SearchField } from '../shared/list/SearchField';
import { CountStatus } from '../shared/list/CountStatus';
import { FailedNotice } from '../shared/list/FailedNotice';
import { useModalIdle } from '../ui/modal/Dialog';
import { useList } from '../shared/query/lists';
import { holdersOf } from './key';
import choiceStyles from '../ui/inputs/choices.module.css';
import styles from './keys.module.css';

/** Maximum number of matches shown, so that the list stays fast with ten thousand users; a search narrows them down. */
const MATCHES = 50;

/** Loads the users' keys too: the server refuses users who already have a key of this licence. */
const WITH_KEYS = { expand: ['keys'], names: true } as const;

interface UserChoiceProps {
    /** the key to assign: marks its users, and those who have another key of its licence */
    value: Key;
    /** user id */
    chosen: string | undefined;
    onChoose(user: User): void;
}

/** A searchable list for selecting the user of a key. */
export function UserChoice({ value, chosen, onChoose }: UserChoiceProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const [search, setSearch] = useState('');
    const { data, total, isPending, isPlaceholderData, error, refetch } = useList<User>(
        'users',
        {
            pagination: { page: 1, perPage: MATCHES },
            sort: { field: 'user', order: 'ASC' },
            filter: search ? { q: search } : {},
            meta: WITH_KEYS,
        },
        { enabled: useModalIdle() },
    );
    const labelId = useId();
    const users = data ?? [];
    const busy = isPending || isPlaceholderData;
    const holders = holdersOf(value);
    const has = (user: User) => holders.some(({ id, email }) => (id === undefined ? email === user.email : id === user.id));

    return (
        <>
            <ChoiceLabel id={labelId}>{t('keys.fields.users')}</ChoiceLabel>
            <SearchField label={t('keys.assign.search')} onSearch={setSearch} />
            <CountStatus busy={busy} total={error ? undefined : total} />
            {error && !data ? (
                <FailedNotice error={error} onRetry={refetch} />
            ) : (
                <div
                    className={`${choiceStyles.list} ${styles.people}`}
                    role="radiogroup"
                    aria-labelledby={labelId}
                    aria-required
                    aria-busy={busy}
                >
                    {isPending && <p>{t('list.loading')}</p>}
                    {!isPending && users.length === 0 && <p>{t('keys.assign.none')}</p>}
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
                    {t('keys.assign.shown', { shown: formatNumber(users.length), total: formatNumber(total) })}
                </p>
            )}
        </>
    );
}

interface PersonProps {
    user: User;
    /** has this key */
    present: boolean;
    /** the key's only user; one of several may be selected, to become the only one */
    alone: boolean;
    /** has another key of the same licence */
    assigned: boolean;
    checked: boolean;
    onChoose(user: User): void;
}

function Person({ user, present, alone, assigned, checked, onChoose }: PersonProps) {
    const t = useT();
    return (
        <label className={choiceStyles.option}>
            <input
                type="radio"
                name="user"
                checked={checked}
                disabled={(present && alone) || assigned}
                onChange={() => onChoose(user)}
            />
            <span className={styles.about}>
                <span className={styles.words}>
                    <PersonName person={user} />
                </span>
                {present && <StateChip tone="success">{t('keys.assign.present')}</StateChip>}
                {assigned && !present && <StateChip tone="neutral">{t('keys.assign.assigned')}</StateChip>}
                {!user.active && <StateChip tone="warning">{t('keys.assign.inactive')}</StateChip>}
                <GuestChip person={user} />
            </span>
        </label>
    );
}
