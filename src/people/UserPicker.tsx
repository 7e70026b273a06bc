import { useT } from '#i18n/useT';
import { useEffect, useId, useState, type ReactElement } from 'react';
import type { User } from '../../dataProvider/types';
import { PersonName } from '../shared/fields/PersonName';
import { CheckIcon } from '../ui/icons';
import { ChoiceLabel } from '../ui/inputs/ChoiceLabel';
import { SearchField } from '../shared/list/SearchField';
import { CountStatus } from '../shared/list/CountStatus';
import { FailedNotice } from '../shared/list/FailedNotice';
import { useModal } from '../ui/modal/Dialog';
import { useUserChoices } from './useUserChoices';
import { useWindowedList } from './useWindowedList';
import styles from './picker.module.css';

export interface UserPickerProps {
    /** the relation loaded with each user, which `isTaken` and `noteOf` need */
    expand: 'keys' | 'cloudGroups';
    /** users for whom this is true cannot be selected */
    isTaken(user: User): boolean;
    /** what is said of a user, e.g. why they cannot be selected, translated; otherwise there are `badgesOf` them */
    noteOf(user: User): string | null;
    badgesOf(user: User): ReactElement;
    /** only one is selected at a time */
    single?: boolean;
    /** ids */
    chosen: ReadonlySet<string>;
    onToggle(user: User): void;
    /** translated message below the list; marks it invalid */
    error: string | null;
    /** marks the list invalid without a message */
    invalid?: boolean;
    /** what is selected, translated */
    label?: string;
}

/**
 * A searchable list of all users for selection. Only the visible rows are rendered, and more are loaded while scrolling. One tab stop:
 * arrows, Home, End and Page keys move, Space and Enter select.
 */
export function UserPicker(props: UserPickerProps) {
    const { expand, isTaken, noteOf, badgesOf, single = false, chosen, onToggle, error, invalid = false, label } = props;
    const t = useT();
    const what = label ?? t('users.listTitle');
    const disabled = useModal()?.busy ?? false;
    const errorId = useId();
    const labelId = useId();
    const [search, setSearch] = useState('');
    const choices = useUserChoices(search, expand);
    const { users, total, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = choices;
    const busy = choices.isPending || choices.isPlaceholderData;
    const toggle = (index: number) => {
        const user = users[index];
        // A selected user who has since been added elsewhere can still be deselected.
        if (user && !disabled && (chosen.has(user.id) || !isTaken(user))) onToggle(user);
    };
    const list = useWindowedList({ count: users.length, about: search, onChoose: toggle });

    const nearEnd = list.last >= users.length - 1;
    useEffect(() => {
        if (nearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
    }, [nearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

    const body = () => {
        if (choices.isPending) return <p className={styles.instead}>{t('users.ofLicence.loading')}</p>;
        if (choices.error && users.length === 0) {
            return <FailedNotice error={choices.error} onRetry={choices.refetch} />;
        }
        if (users.length === 0) {
            return <p className={styles.instead}>{t(search ? 'users.ofLicence.noMatch' : 'users.ofLicence.noUsers')}</p>;
        }
        return (
            <div
                ref={list.box}
                role="listbox"
                tabIndex={0}
                className={styles.listbox}
                aria-labelledby={labelId}
                aria-multiselectable={!single}
                aria-required
                aria-describedby={errorId}
                aria-invalid={invalid || error !== null}
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
                        const note = noteOf(user);
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
                                    <PersonName person={user} nowrap />
                                </span>
                                {note === null ? badgesOf(user) : <span className={`${styles.note} muted small`}>{note}</span>}
                            </div>
                        );
                    })}
                </div>
            </div>
        );
    };

    return (
        <div className="stack">
            <ChoiceLabel id={labelId}>{what}</ChoiceLabel>
            <SearchField label={t('users.ofLicence.search')} onSearch={setSearch} />
            <CountStatus busy={busy} total={choices.error ? undefined : total} />
            {body()}
            {isFetchNextPageError && choices.error && <FailedNotice error={choices.error} onRetry={fetchNextPage} />}
            <p id={errorId} className={`${styles.error} small`} role={error ? 'alert' : undefined}>
                {error}
            </p>
        </div>
    );
}
