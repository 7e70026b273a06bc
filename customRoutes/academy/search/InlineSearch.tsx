import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { codeWord } from '../../../src/shared/format/code';
import { failureText } from '../../../src/shared/feedback/failure';
import { Spinner } from '../../../src/shared/feedback/Spinner';
import { AreaIcon, HistoryIcon, LockIcon, PlayIcon, SearchIcon } from '../../../src/shared/icons';
import { paths } from '../../paths';
import { useAcademySearch } from '../reads';
import { useSearchHistory } from './history';
import { limited, searchPath } from './query';
import styles from './search.module.css';
import { useDebounced } from './useDebounced';

/** Pause in milliseconds after which what is typed is searched for (specification 2, section 9). */
const DEBOUNCE_MS = 450;
/** So many of each kind are offered; the search page shows the rest. */
const OFFERED = 5;
/** So many earlier searches are offered. */
const RECALLED = 6;

/** Something that the list below the field offers. */
interface Option {
    id: string;
    label: string;
    icon: ReactNode;
    /** read out beside the label */
    note?: string;
    to: string;
    /** what is remembered when it is chosen */
    query: string;
}

/**
 * The search field of the academy's pages (specification 2, sections 4 and 9): results below it while typing, earlier searches while it is
 * empty, Enter for the page with everything. A combobox: arrows choose, Escape closes.
 */
export function InlineSearch() {
    const translate = useTranslate();
    const navigate = useNavigate();
    const id = useId();
    const history = useSearchHistory();
    const [typed, setTyped] = useState('');
    const [open, setOpen] = useState(false);
    // By its id: results that arrive move the others.
    const [activeId, setActiveId] = useState<string | null>(null);
    const input = useRef<HTMLInputElement>(null);
    const query = useDebounced(typed.trim(), DEBOUNCE_MS);
    const { data, error, isFetching } = useAcademySearch({ query, target: 'all', tags: [] });
    const waiting = typed.trim() !== query || isFetching;

    const recalled: Option[] = history.entries.slice(0, RECALLED).map((entry, at) => ({
        id: `${id}h${at}`,
        label: entry,
        icon: <HistoryIcon size={16} />,
        note: translate('academy.search.recent'),
        to: searchPath(entry),
        query: entry,
    }));
    const found: Option[] = [
        ...(data?.directories ?? []).slice(0, OFFERED).map(directory => ({
            id: `${id}d${directory.id}`,
            label: directory.label,
            icon: directory.locked ? <LockIcon size={16} /> : <AreaIcon id="academy" size={16} />,
            note: codeWord(translate, 'academy.kinds', directory.displayType),
            to: paths.academyDirectory(directory.id),
            query,
        })),
        ...(data?.videos ?? []).slice(0, OFFERED).map(video => ({
            id: `${id}v${video.id}`,
            label: video.label,
            icon: video.locked ? <LockIcon size={16} /> : <PlayIcon size={16} />,
            note: translate('academy.kinds.video'),
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
    // First, so that it stays where it is when results arrive below it.
    const all: Option = {
        id: `${id}all`,
        label: translate('academy.search.all', { query: typed.trim() }),
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
        if (error) return translate(failureText(error));
        if (none) return translate('academy.search.none', { query });
        return translate('academy.search.count', { smart_count: total });
    };

    const choose = (option: Option) => {
        history.remember(option.query);
        setOpen(false);
        void navigate(option.to);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && shown) {
            event.preventDefault();
            setOpen(false);
            return;
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        setOpen(true);
        // One place more than there are options: back in the field, where nothing is chosen.
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
            onBlur={event => {
                if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
            }}
        >
            <div className={styles.field}>
                <SearchIcon />
                <input
                    ref={input}
                    type="search"
                    role="combobox"
                    className={styles.input}
                    value={typed}
                    placeholder={translate('academy.search.label')}
                    aria-label={translate('academy.search.label')}
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
                        <ul
                            id={`${id}list`}
                            role="listbox"
                            aria-label={translate('academy.search.label')}
                            className={styles.options}
                        >
                            {options.map((option, at) => (
                                <li
                                    key={option.id}
                                    id={option.id}
                                    role="option"
                                    aria-selected={at === active}
                                    className={styles.option}
                                    // The field keeps the focus; a click chooses.
                                    onMouseDown={event => event.preventDefault()}
                                    onMouseEnter={() => setActiveId(option.id)}
                                    onClick={() => choose(option)}
                                >
                                    {option.icon}
                                    <bdi className={styles.optionLabel}>{option.label}</bdi>
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
                                // The button goes with the history: the focus stays in the search.
                                input.current?.focus();
                            }}
                        >
                            {translate('academy.search.erase')}
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
