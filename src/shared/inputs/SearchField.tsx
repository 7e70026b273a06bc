import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { SearchIcon } from '../icons';
import { SEARCH_DEBOUNCE_MS } from '../list/SearchBox';
import styles from './SearchField.module.css';

interface SearchFieldProps {
    /** name and placeholder, translated */
    label: string;
    /** told after the pause of a search (specification 1, section 9), or at once with Enter; without spaces around it */
    onSearch(search: string): void;
}

/**
 * A search within a form. Not the lists' own, which is a form and cannot stand within one. Of the type `text`, so that a modal focuses
 * it first.
 */
export function SearchField({ label, onSearch }: SearchFieldProps) {
    const translate = useTranslate();
    const [typed, setTyped] = useState('');
    useEffect(() => {
        const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_DEBOUNCE_MS);
        return () => clearTimeout(timer);
    }, [typed, onSearch]);
    return (
        <span className={styles.search}>
            <SearchIcon />
            <input
                type="text"
                role="searchbox"
                enterKeyHint="search"
                className={styles.input}
                value={typed}
                aria-label={label}
                placeholder={label}
                title={translate('list.searchHint')}
                autoComplete="off"
                spellCheck={false}
                onChange={event => setTyped(event.target.value)}
                onKeyDown={event => {
                    if (event.key !== 'Enter') return;
                    // Searches at once, and does not send the form around it.
                    event.preventDefault();
                    onSearch(typed.trim());
                }}
            />
        </span>
    );
}
