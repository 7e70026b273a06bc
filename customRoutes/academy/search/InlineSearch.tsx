import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { Spinner } from '#src/ui/feedback/Spinner';
import { SearchIcon } from '#src/ui/icons';
import { focusLeaves } from '#src/ui/focusLeaves';
import { isComposing } from '#src/ui/keyboard';
import { useCombobox } from '#src/ui/useCombobox';
import { useSearchHistory } from './history';
import { limited } from './query';
import styles from './search.module.css';
import { useSearchOptions, type Option } from './useSearchOptions';

interface OptionsProps extends Pick<ReturnType<typeof useCombobox<Option>>, 'optionProps'> {
    /** id of the listbox */
    id: string;
    options: readonly Option[];
    onPoint(id: string): void;
    onChoose(option: Option): void;
}

/** The list below the field. */
function Options({ id, options, optionProps, onPoint, onChoose }: OptionsProps) {
    const t = useT();
    return (
        <ul id={id} role="listbox" aria-label={t('academy.search.label')} className={`plain-list ${styles.options}`}>
            {options.map(option => (
                <li
                    key={option.id}
                    {...optionProps(option)}
                    className={styles.option}
                    onMouseEnter={() => onPoint(option.id)}
                    onClick={() => onChoose(option)}
                >
                    {option.icon}
                    <bdi translate="no" className={styles.optionLabel}>
                        {option.label}
                    </bdi>
                    {option.note && <span className="muted small">{option.note}</span>}
                </li>
            ))}
        </ul>
    );
}

/** Forgets earlier searches. The button disappears with them: the focus moves to the search field. */
function EraseHistory({ onErase, focus }: { onErase(): void; focus: RefObject<HTMLInputElement | null> }) {
    const t = useT();
    const erase = () => {
        onErase();
        focus.current?.focus();
    };
    return (
        <button type="button" className={styles.erase} onClick={erase}>
            {t('academy.search.erase')}
        </button>
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
    const { options, all, isSearching, isWaiting, status, hasNothing } = useSearchOptions({
        id,
        typed,
        entries: history.entries,
    });
    const shown = open && (isSearching || options.length > 0);
    const { active, activate, onArrow, field, optionProps } = useCombobox({
        list: `${id}list`,
        isOpen: shown,
        options,
        viaField: true,
    });

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
                <div className={`box ${styles.panel}`}>
                    {options.length > 0 && (
                        <Options
                            id={`${id}list`}
                            options={options}
                            optionProps={optionProps}
                            onPoint={activate}
                            onChoose={choose}
                        />
                    )}
                    {hasNothing && <p className={`${styles.status} muted no-margin`}>{status}</p>}
                    {!isSearching && <EraseHistory onErase={history.forgetAll} focus={input} />}
                </div>
            )}
            <p className="visually-hidden" role="status">
                {open ? status : ''}
            </p>
        </form>
    );
}
