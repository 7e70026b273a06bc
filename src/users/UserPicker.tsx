import { useTranslate } from 'ra-core';
import { useEffect, useId, useState, type Ref } from 'react';
import type { User } from '../../dataProvider/types';
import { PersonName } from '../shared/fields/PersonName';
import { CheckIcon } from '../shared/icons';
import { SearchField } from '../shared/inputs/SearchField';
import { CountStatus } from '../shared/list/CountStatus';
import { FailedNotice } from '../shared/list/FailedNotice';
import { useModal } from '../shared/modal/Modal';
import { UserBadges } from './UserBadges';
import { useUserChoices } from './useUserChoices';
import { useWindowedList } from './useWindowedList';
import styles from './users.module.css';

interface UserPickerProps {
    /** with what users are read, so that `isTaken` knows */
    expand: 'keys' | 'cloudGroups';
    /** users who have it already cannot be chosen again */
    isTaken(user: User): boolean;
    /** what is said of them, translated */
    takenText: string;
    /** ids */
    chosen: ReadonlySet<string>;
    onToggle(user: User): void;
    /** translated message beside the list */
    error: string | null;
    listRef: Ref<HTMLDivElement>;
}

/**
 * A searchable list of all users to choose from. Only the rows in view stand on the page, and further ones are read while scrolling. One
 * stop of the Tab key: arrows, Home, End and Page keys move, Space and Enter choose.
 */
export function UserPicker({ expand, isTaken, takenText, chosen, onToggle, error, listRef }: UserPickerProps) {
    const translate = useTranslate();
    const disabled = useModal()?.busy ?? false;
    const errorId = useId();
    const [search, setSearch] = useState('');
    const choices = useUserChoices(search, expand);
    const { users, total, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = choices;
    const busy = choices.isPending || choices.isPlaceholderData;
    const toggle = (index: number) => {
        const user = users[index];
        // Somebody chosen who has got it meanwhile can still be taken back.
        if (user && !disabled && (chosen.has(user.id) || !isTaken(user))) onToggle(user);
    };
    const list = useWindowedList({ count: users.length, about: search, onChoose: toggle });

    const nearEnd = list.last >= users.length - 1;
    useEffect(() => {
        if (nearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    }, [nearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

    const body = () => {
        if (choices.isPending) return <p className={styles.pickerNote}>{translate('licenceUsers.loading')}</p>;
        if (choices.error && users.length === 0) {
            return <FailedNotice error={choices.error} onRetry={choices.refetch} />;
        }
        if (users.length === 0) {
            return <p className={styles.pickerNote}>{translate(search ? 'licenceUsers.noMatch' : 'licenceUsers.noUsers')}</p>;
        }
        return (
            <div
                ref={list.attach(listRef)}
                role="listbox"
                tabIndex={0}
                className={styles.listbox}
                aria-label={translate('licenceUsers.choose')}
                aria-multiselectable
                aria-describedby={errorId}
                aria-invalid={error !== null}
                aria-busy={busy}
                aria-disabled={disabled}
                aria-activedescendant={list.activeId}
                onScroll={list.onScroll}
                onKeyDown={list.onKeyDown}
            >
                <div role="presentation" className={styles.rows} style={{ blockSize: list.height }}>
                    {users.slice(list.first, list.last + 1).map((user, offset) => {
                        const index = list.first + offset;
                        const taken = isTaken(user);
                        return (
                            <div
                                key={user.id}
                                id={list.idOf(index)}
                                role="option"
                                aria-selected={chosen.has(user.id)}
                                aria-disabled={(taken && !chosen.has(user.id)) || disabled}
                                aria-posinset={index + 1}
                                aria-setsize={total}
                                className={styles.option}
                                data-active={index === list.active}
                                style={{ insetBlockStart: list.offsetOf(index) }}
                                onClick={() => {
                                    list.setActive(index);
                                    toggle(index);
                                }}
                            >
                                <span className={styles.box}>{chosen.has(user.id) && <CheckIcon size={14} />}</span>
                                <span className={styles.person}>
                                    <PersonName person={user} />
                                </span>
                                {taken ? <span className={styles.assigned}>{takenText}</span> : <UserBadges user={user} />}
                            </div>
                        );
                    })}
                </div>
            </div>
        );
    };

    return (
        <div className={styles.picker}>
            <SearchField label={translate('licenceUsers.search')} onSearch={setSearch} />
            <CountStatus busy={busy} total={choices.error ? undefined : total} />
            {body()}
            {isFetchNextPageError && choices.error && <FailedNotice error={choices.error} onRetry={fetchNextPage} />}
            <p id={errorId} className={styles.error} role={error ? 'alert' : undefined}>
                {error}
            </p>
        </div>
    );
}
