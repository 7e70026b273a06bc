import { useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import styles from './list.module.css';
import type { SearchFilter } from './useListUrlState';

/** Debounce in milliseconds of a typed search (LIST-5). */
export const SEARCH_DEBOUNCE_MS = 250;

/**
 * The search field of a list. Shows the input at once and searches after the debounce, or at once on Enter. `isNamed`: the search is shown as a
 * record's name elsewhere, so the field is empty.
 */
export function SearchBox({ isNamed = false }: { isNamed?: boolean }) {
    const t = useT();
    const { setFilters, ...list } = useListContext();
    const { q = '' } = list.filterValues as SearchFilter;
    const value = isNamed ? '' : q;
    const [typed, setTyped] = useState(value);
    /** the last search that was started, and the URL's value at the last render, because the URL is updated with a delay */
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

    const search = (terms: string) => {
        setSent(terms);
        setFilters({ q: terms });
    };

    useEffect(() => {
        if (typed === sent) return undefined;
        const timer = setTimeout(() => {
            setSent(typed);
            setFilters({ q: typed });
        }, SEARCH_DEBOUNCE_MS);
        return () => clearTimeout(timer);
    }, [typed, sent, setFilters]);

    const name = t('list.search');
    return (
        <form
            role="search"
            className={styles.search}
            onSubmit={event => {
                event.preventDefault();
                search(typed);
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
                        search('');
                        input.current?.focus();
                    }}
                >
                    <CloseIcon size={16} />
                </IconButton>
            )}
        </form>
    );
}
