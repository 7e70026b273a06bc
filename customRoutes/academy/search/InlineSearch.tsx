import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { failureText } from '#src/shared/failure';
import { Spinner } from '#src/ui/feedback/Spinner';
import { SearchIcon } from '#src/ui/icons';
import { focusLeaves } from '#src/ui/focusLeaves';
import { isComposing } from '#src/ui/keyboard';
import { useCombobox } from '#src/ui/useCombobox';
import { useSearchHistory } from './history';
import { limited } from './query';
import styles from './search.module.css';
import { useSearchOptions, type Option } from './useSearchOptions';

function OptionContent({ icon, label, note }: Option) {
    return (
        <>
            {icon}
            <bdi translate="no" className={styles.optionLabel}>
                {label}
            </bdi>
            {note && <span className={styles.optionNote}>{note}</span>}
        </>
    );
}

/**
 * The search field of the academy's pages (ACADEMY-6): shows results below it while typing and earlier searches while it is empty; Enter
 * opens the page with all results. A combobox: the arrow keys move, Escape closes.
 */
export function InlineSearch() {
    const t = useT();
    const navigate = useNavigate();
    const id = useId();
    const history = useSearchHistory();
    const [typed, setTyped] = useState('');
    const [open, setOpen] = useState(false);
    const input = useRef<HTMLInputElement>(null);
    const { query, options, all, isSearching, isSettled, isWaiting, total, error } = useSearchOptions({
        id,
        typed,
        entries: history.entries,
    });
    const none = isSettled && !error && total === 0;
    const shown = open && (isSearching || options.length > 0);
    const { active, activate, onArrow, field, optionProps } = useCombobox({
        list: `${id}list`,
        isOpen: shown,
        options,
        viaField: true,
    });

    const said = (): string => {
        if (!isSettled) return '';
        if (error) return t(failureText(error));
        if (none) return t('academy.search.none', { query });
        return t('academy.search.count', { smart_count: total });
    };

    const choose = (option: Option) => {
        history.remember(option.query);
        setOpen(false);
        void navigate(option.to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Escape' && shown) {
            event.preventDefault();
            setOpen(false);
            return;
        }
        if (onArrow(event)) setOpen(true);
    };

    return (
        <form
            role="search"
            className={styles.search}
            onSubmit={event => {
                event.preventDefault();
                if (shown && active) choose(active);
                else if (isSearching) choose(all);
            }}
            {...focusLeaves(() => setOpen(false))}
        >
            <div className={styles.field}>
                <SearchIcon />
                <input
                    ref={input}
                    type="search"
                    {...field}
                    className={styles.input}
                    value={typed}
                    placeholder={t('academy.search.label')}
                    aria-label={t('academy.search.label')}
                    aria-controls={field['aria-expanded'] ? field['aria-controls'] : undefined}
                    enterKeyHint="search"
                    onFocus={() => setOpen(true)}
                    onClick={() => setOpen(true)}
                    onKeyDown={onKeyDown}
                    onChange={event => {
                        setTyped(limited(event.target.value));
                        activate(null);
                        setOpen(true);
                    }}
                />
                {isSearching && isWaiting && <Spinner />}
            </div>
            {shown && (
                <div className={styles.panel}>
                    {options.length > 0 && (
                        <ul id={`${id}list`} role="listbox" aria-label={t('academy.search.label')} className={styles.options}>
                            {options.map(option => (
                                <li
                                    key={option.id}
                                    {...optionProps(option)}
                                    className={styles.option}
                                    onMouseEnter={() => activate(option.id)}
                                    onClick={() => choose(option)}
                                >
                                    <OptionContent {...option} />
                                </li>
                            ))}
                        </ul>
                    )}
                    {(none || (isSettled && error)) && <p className={styles.status}>{said()}</p>}
                    {!isSearching && (
                        <button
                            type="button"
                            className={styles.erase}
                            onClick={() => {
                                history.forgetAll();
                                // The button disappears with the history: the focus moves to the search field.
                                input.current?.focus();
                            }}
                        >
                            {t('academy.search.erase')}
                        </button>
                    )}
                </div>
            )}
            <p className="visually-hidden" role="status">
                {open ? said() : ''}
            </p>
        </form>
    );
}
