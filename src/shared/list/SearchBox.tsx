import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import styles from './list.module.css';

/** Debounce in milliseconds of a typed search (LIST-5). */
export const SEARCH_DEBOUNCE_MS = 250;

/** The search field of a list. Shows the input at once and passes it on after the debounce, or at once on Enter. */
export function SearchBox({ value, onSearch }: { value: string; onSearch(terms: string): void }) {
    const t = useT();
    const [typed, setTyped] = useState(value);
    /** what was passed on last, and the URL's value at the last render: the URL follows with a delay */
    const [sent, setSent] = useState(value);
    const [seen, setSeen] = useState(value);
    const input = useRef<HTMLInputElement>(null);

    // The URL was changed by other means (Back, "Show all"): follow it.
    if (value !== seen) {
        setSeen(value);
        if (value !== sent) {
            setSent(value);
            setTyped(value);
        }
    }

    const handOn = (terms: string) => {
        setSent(terms);
        onSearch(terms);
    };

    useEffect(() => {
        if (typed === sent) return undefined;
        const timer = setTimeout(() => {
            setSent(typed);
            onSearch(typed);
        }, SEARCH_DEBOUNCE_MS);
        return () => clearTimeout(timer);
    }, [typed, sent, onSearch]);

    const name = t('list.search');
    return (
        <form
            role="search"
            className={styles.search}
            onSubmit={event => {
                event.preventDefault();
                handOn(typed);
            }}
        >
            <span className={styles.searchIcon}>
                <SearchIcon />
            </span>
            <input
                ref={input}
                type="search"
                className={styles.searchInput}
                value={typed}
                onChange={event => setTyped(event.target.value)}
                placeholder={name}
                aria-label={name}
                title={t('list.searchHint')}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
            />
            {typed !== '' && (
                <IconButton
                    aria-label={t('list.searchClear')}
                    onClick={() => {
                        setTyped('');
                        handOn('');
                        input.current?.focus();
                    }}
                >
                    <CloseIcon size={16} />
                </IconButton>
            )}
        </form>
    );
}
