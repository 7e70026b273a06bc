import { useEffect, useState } from 'react';
import { useT } from '#i18n/useT';
import { SearchIcon } from '../../ui/icons';
import { isComposing } from '../../ui/keyboard';
import { SEARCH_DEBOUNCE_MS } from './SearchBox';
import styles from './list.module.css';

interface SearchFieldProps {
    /** accessible name and placeholder, translated */
    label: string;
    /** called with the trimmed text after the debounce of a search (LIST-5), or at once on Enter */
    onSearch(search: string): void;
}

/**
 * A search input within a form, where the lists' search box, itself a form, cannot be used. Its type is `text`, so that a modal focuses it
 * first.
 */
export function SearchField({ label, onSearch }: SearchFieldProps) {
    const t = useT();
    const [typed, setTyped] = useState('');
    useEffect(() => {
        const timer = setTimeout(() => onSearch(typed.trim()), SEARCH_DEBOUNCE_MS);
        return () => clearTimeout(timer);
    }, [typed, onSearch]);
    return (
        <span className={`${styles.search} ${styles.inForm}`}>
            <span className={styles.searchIcon}>
                <SearchIcon />
            </span>
            <input
                type="text"
                role="searchbox"
                enterKeyHint="search"
                className={styles.searchInput}
                value={typed}
                aria-label={label}
                placeholder={label}
                title={t('list.searchHint')}
                autoComplete="off"
                spellCheck={false}
                onChange={event => setTyped(event.target.value)}
                onKeyDown={event => {
                    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                    // Searches at once without submitting the form around it.
                    event.preventDefault();
                    onSearch(typed.trim());
                }}
            />
        </span>
    );
}
