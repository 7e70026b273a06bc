import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { failureText } from '#src/shared/failure';
import { Spinner } from '#src/ui/feedback/Spinner';
import { AcademyIcon, HistoryIcon, LockIcon, PlayIcon, SearchIcon } from '#src/ui/icons';
import { focusLeaves } from '#src/ui/focusLeaves';
import { isComposing } from '#src/ui/keyboard';
import { paths } from '#src/config/paths';
import { useAcademySearch } from '../reads';
import { useSearchHistory } from './history';
import { limited, searchPath } from './query';
import styles from './search.module.css';
import { useDebounced } from '#src/shared/hooks/useDebounced';

/** Pause in typing, in milliseconds, after which the search starts (ACADEMY-6). */
const DEBOUNCE_MS = 450;
/** The maximum number of results of each kind; the search page shows the rest. */
const OFFERED = 5;
/** The maximum number of earlier searches shown. */
const RECALLED = 6;

/** An option in the list below the field. */
interface Option {
    id: string;
    label: string;
    icon: ReactNode;
    /** read out after the label */
    note?: string;
    to: string;
    /** the search to remember when the option is selected */
    query: string;
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
    // An id, not an index: new results move the others.
    const [activeId, setActiveId] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const query = useDebounced(typed.trim(), DEBOUNCE_MS);
    const { data, error, isFetching } = useAcademySearch({ query, target: 'all', tags: [] });
    const waiting = typed.trim() !== query || isFetching;

    const recalled: Option[] = history.entries.slice(0, RECALLED).map((entry, at) => ({
        id: `${id}h${at}`,
        label: entry,
        icon: <HistoryIcon size={16} />,
        note: t('academy.search.recent'),
        to: searchPath(entry),
        query: entry,
    }));
    const found: Option[] = [
        ...(data?.directories ?? []).slice(0, OFFERED).map(directory => ({
            id: `${id}d${directory.id}`,
            label: directory.label,
            icon: directory.locked ? <LockIcon size={16} /> : <AcademyIcon size={16} />,
            note: t('academy.kinds.directory'),
            to: paths.academyDirectory(directory.id),
            query,
        })),
        ...(data?.videos ?? []).slice(0, OFFERED).map(video => ({
            id: `${id}v${video.id}`,
            label: video.label,
            icon: video.locked ? <LockIcon size={16} /> : <PlayIcon size={16} />,
            note: t('academy.kinds.video'),
            to:
                video.type === 'placeholder'
                    ? paths.academyDirectory(video.directoryId)
                    : paths.academyVideo(video.directoryId, video.id),
            query,
        })),
    ];
    const searching = typed.trim() !== '';
    const settled = searching && query !== '' && !waiting;
    const total = (data?.directories.length ?? 0) + (data?.videos.length ?? 0);
    const none = settled && !error && total === 0;
    // The first option, so that it does not move when results arrive.
    const all: Option = {
        id: `${id}all`,
        label: t('academy.search.all', { query: typed.trim() }),
        icon: <SearchIcon size={16} />,
        to: searchPath(typed),
        query: typed,
    };
    const options = !searching ? recalled : none ? [] : [all, ...(query === '' ? [] : found)];
    const active = options.findIndex(option => option.id === activeId);
    const chosen = options[active];
    const shown = open && (searching || options.length > 0);
    const listed = shown && options.length > 0;

    const said = (): string => {
        if (!settled) return '';
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
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        setOpen(true);
        // The options, and the field itself with no option active.
        const places = options.length + 1;
        const next = options[((active + 1 + step + places) % places) - 1]?.id ?? null;
        setActiveId(next);
        if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    };

    return (
        <form
            role="search"
            className={styles.search}
            onSubmit={event => {
                event.preventDefault();
                if (shown && chosen) choose(chosen);
                else if (searching) choose(all);
            }}
            {...focusLeaves(() => setOpen(false))}
        >
            <div className={styles.field}>
                <SearchIcon />
                <input
                    ref={input}
                    type="search"
                    role="combobox"
                    className={styles.input}
                    value={typed}
                    placeholder={t('academy.search.label')}
                    aria-label={t('academy.search.label')}
                    aria-expanded={listed}
                    aria-controls={listed ? `${id}list` : undefined}
                    aria-autocomplete="list"
                    aria-activedescendant={shown && chosen ? chosen.id : undefined}
                    autoComplete="off"
                    spellCheck={false}
                    enterKeyHint="search"
                    onFocus={() => setOpen(true)}
                    onClick={() => setOpen(true)}
                    onKeyDown={onKeyDown}
                    onChange={event => {
                        setTyped(limited(event.target.value));
                        setActiveId(null);
                        setOpen(true);
                    }}
                />
                {searching && waiting && <Spinner />}
            </div>
            {shown && (
                <div className={styles.panel}>
                    {listed && (
                        <ul id={`${id}list`} role="listbox" aria-label={t('academy.search.label')} className={styles.options}>
                            {options.map((option, at) => (
                                <li
                                    key={option.id}
                                    id={option.id}
                                    role="option"
                                    aria-selected={at === active}
                                    className={styles.option}
                                    onMouseEnter={() => setActiveId(option.id)}
                                    onClick={() => choose(option)}
                                >
                                    {option.icon}
                                    <bdi translate="no" className={styles.optionLabel}>
                                        {option.label}
                                    </bdi>
                                    {option.note && <span className={styles.optionNote}>{option.note}</span>}
                                </li>
                            ))}
                        </ul>
                    )}
                    {(none || (settled && error)) && <p className={styles.status}>{said()}</p>}
                    {!searching && (
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
