import { useEffect, useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { SearchIcon } from '#src/ui/icons';
import { PageHeader } from '#src/shared/PageHeader';
import { paths } from '#src/config/paths';
import type { AcademyQuery } from '../reads';
import { EarlierSearches } from './EarlierSearches';
import { Filters } from './Filters';
import { useSearchHistory } from './history';
import { limited, readQuery, writeQuery } from './query';
import { Results } from './Results';
import styles from './search.module.css';
import { useFollowed } from './useFollowed';

/** `/academy/search`: all results of a search, filtered by kind and tags, and earlier searches (ACADEMY-6). The URL is the state. */
export default function SearchPage() {
    const t = useT();
    const [parameters, setParameters] = useSearchParams();
    const search = readQuery(parameters);
    const { entries, remember, forget, forgetAll } = useSearchHistory();
    const title = t('academy.search.title');
    useBreadcrumb([{ title: t('academy.title'), url: paths.academy }, { title }]);

    // Also remembers searches from a link or the inline field.
    useEffect(() => remember(search.query), [remember, search.query]);

    const field = useRef<HTMLInputElement>(null);
    const show = (next: AcademyQuery) => setParameters(writeQuery(next));
    const asked = search.query !== '' || search.tags.length > 0;
    return (
        <>
            <PageHeader title={title} />
            <SearchForm field={field} query={search.query} onSearch={query => show({ ...search, query })} />
            <Filters search={search} onChange={show} />
            {asked ? (
                <Results search={search} onWiden={() => show({ ...search, target: 'all', tags: [] })} />
            ) : (
                <EarlierSearches
                    entries={entries}
                    field={field}
                    onForget={forget}
                    onForgetAll={forgetAll}
                    onSearch={query => show({ ...search, query })}
                />
            )}
        </>
    );
}

type Field = RefObject<HTMLInputElement | null>;

/** The search field; submitted with Enter or the button. Follows the URL, e.g. when the user goes back to an earlier search. */
function SearchForm({ query, field, onSearch }: { query: string; field: Field; onSearch(query: string): void }) {
    const t = useT();
    const [typed, setTyped] = useFollowed(query);
    return (
        <form
            role="search"
            className={`buttons ${styles.form}`}
            onSubmit={event => {
                event.preventDefault();
                onSearch(typed.trim());
            }}
        >
            <div className={styles.field}>
                <SearchIcon />
                <input
                    ref={field}
                    type="search"
                    className={styles.input}
                    value={typed}
                    aria-label={t('academy.search.label')}
                    placeholder={t('academy.search.label')}
                    autoComplete="off"
                    spellCheck={false}
                    enterKeyHint="search"
                    onChange={event => setTyped(limited(event.target.value))}
                />
            </div>
            <Button type="submit" variant="contained">
                {t('list.search')}
            </Button>
        </form>
    );
}
