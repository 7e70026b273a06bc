import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { CloseIcon, SearchIcon } from '#src/ui/icons';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { Notice } from '#src/ui/feedback/Notice';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { PageHeader } from '#src/shared/PageHeader';
import { paths } from '#src/config/paths';
import { AcademySkeleton } from '../browse/AcademySkeleton';
import { DirectoryCard } from '../browse/DirectoryCard';
import { VideoCard } from '../browse/VideoCard';
import { useAcademySearch, useTags, useTagsRead, type AcademyQuery } from '../reads';
import browse from '../browse/browse.module.css';
import { useSearchHistory } from './history';
import { limited, readQuery, TARGETS, writeQuery } from './query';
import framed from '#src/ui/framed.module.css';
import styles from './search.module.css';

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
                <Earlier
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

/** Local state that is reset to `value` whenever that changes; `name` identifies values. */
function useFollowed<T>(value: T, name: (value: T) => unknown = same => same): [own: T, setOwn: (own: T) => void] {
    const [own, setOwn] = useState(value);
    const [followed, setFollowed] = useState(name(value));
    if (followed !== name(value)) {
        setFollowed(name(value));
        setOwn(value);
    }
    return [own, setOwn];
}

type Field = RefObject<HTMLInputElement | null>;

/** The search field; submitted with Enter or the button. Follows the URL, e.g. when the user goes back to an earlier search. */
function SearchForm({ query, field, onSearch }: { query: string; field: Field; onSearch(query: string): void }) {
    const t = useT();
    const [typed, setTyped] = useFollowed(query);
    return (
        <form
            role="search"
            className={styles.form}
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
                {t('academy.search.submit')}
            </Button>
        </form>
    );
}

/**
 * The kind of results, and tags of which a video must have at least one; directories have no tags. Selections are also local state: the URL
 * is updated a moment later, and a second selection would lose the first.
 */
function Filters({ search, onChange }: { search: AcademyQuery; onChange(search: AcademyQuery): void }) {
    const t = useT();
    const { data: tags = [], isPending } = useTagsRead();
    const portion = useShowMore(tags.length);
    const [chosen, setChosen] = useFollowed(search, asked => asked.target + asked.tags.join('|'));
    const choose = (change: Partial<AcademyQuery>) => {
        setChosen({ ...chosen, ...change });
        onChange({ ...search, target: chosen.target, tags: chosen.tags, ...change });
    };
    const toggled = (tag: string): string[] =>
        chosen.tags.includes(tag) ? chosen.tags.filter(other => other !== tag) : [...chosen.tags, tag];
    return (
        <div className={styles.filters} data-awaits-tags={isPending}>
            <fieldset className={styles.choice}>
                <legend>{t('academy.search.target')}</legend>
                {TARGETS.map(target => (
                    <label key={target} className={styles.chip}>
                        <input
                            type="radio"
                            name="target"
                            checked={chosen.target === target}
                            onChange={() => choose({ target })}
                        />
                        {t(`academy.search.targets.${target}`)}
                    </label>
                ))}
            </fieldset>
            {tags.length > 0 && (
                <fieldset className={styles.choice}>
                    <legend>{t('academy.tags')}</legend>
                    {tags
                        .filter(({ id }, at) => at < portion.shown || chosen.tags.includes(id))
                        .map(({ id, label }) => (
                            <label key={id} className={styles.chip}>
                                <input
                                    type="checkbox"
                                    checked={chosen.tags.includes(id)}
                                    onChange={() => choose({ tags: toggled(id) })}
                                />
                                <bdi translate="yes">{label}</bdi>
                            </label>
                        ))}
                    <ShowMore {...portion} />
                </fieldset>
            )}
        </div>
    );
}

/** The results; `onWiden` repeats the search without filters. */
function Results({ search, onWiden }: { search: AcademyQuery; onWiden(): void }) {
    const t = useT();
    const tags = useTags();
    const { data, error, refetch, isPlaceholderData } = useAcademySearch(search);
    const { directories, videos } = data ?? { directories: [], videos: [] };
    const shownDirectories = useShowMore(directories.length);
    const shownVideos = useShowMore(videos.length);
    if (error && (!data || isPlaceholderData)) return <FailedNotice error={error} onRetry={refetch} />;
    const count = directories.length + videos.length;
    const filtered = search.query !== '' && (search.target !== 'all' || search.tags.length > 0);
    return (
        <div aria-busy={isPlaceholderData} className={styles.results}>
            <p role="status" className={styles.count}>
                {count > 0 && t('academy.search.count', { smart_count: count })}
            </p>
            {!data && <AcademySkeleton />}
            {data && count === 0 && (
                <Notice
                    title={t('academy.search.noneTitle')}
                    text={t('academy.search.noneText')}
                    action={
                        filtered && (
                            <Button variant="outlined" onClick={onWiden}>
                                {t('academy.search.widen')}
                            </Button>
                        )
                    }
                />
            )}
            {directories.length > 0 && (
                <section>
                    <h2 className={browse.groupLabel}>{t('academy.search.targets.directory')}</h2>
                    <ul className={browse.grid}>
                        {directories.slice(0, shownDirectories.shown).map(directory => (
                            <DirectoryCard key={directory.id} directory={directory} />
                        ))}
                    </ul>
                    <ShowMore {...shownDirectories} />
                </section>
            )}
            {videos.length > 0 && (
                <section>
                    <h2 className={browse.groupLabel}>{t('academy.search.targets.video')}</h2>
                    <ul className={browse.grid}>
                        {videos.slice(0, shownVideos.shown).map(video => (
                            <VideoCard key={video.id} video={video} tags={tags} />
                        ))}
                    </ul>
                    <ShowMore {...shownVideos} />
                </section>
            )}
        </div>
    );
}

interface EarlierProps {
    entries: readonly string[];
    /** takes the focus when the focused entry is deleted */
    field: Field;
    onSearch(query: string): void;
    onForget(query: string): void;
    onForgetAll(): void;
}

/** Earlier searches, each of which can be repeated or deleted. */
function Earlier({ entries, field, onSearch, onForget, onForgetAll }: EarlierProps) {
    const t = useT();
    const list = useRef<HTMLUListElement>(null);
    const erased = useRef<number | null>(null);
    useEffect(() => {
        if (erased.current === null) return;
        const buttons = list.current?.querySelectorAll<HTMLElement>('[data-forget]');
        const next = buttons?.[Math.min(erased.current, buttons.length - 1)];
        (next ?? field.current)?.focus();
        erased.current = null;
    }, [entries, field]);
    if (entries.length === 0) {
        return <Notice title={t('academy.search.startTitle')} text={t('academy.search.startText')} />;
    }
    return (
        <section aria-labelledby="academy-history">
            <div className={styles.earlierHead}>
                <h2 id="academy-history" className={browse.groupLabel}>
                    {t('academy.search.history')}
                </h2>
                <Button
                    onClick={() => {
                        erased.current = 0;
                        onForgetAll();
                    }}
                >
                    {t('academy.search.erase')}
                </Button>
            </div>
            <ul ref={list} className={`${framed.list} ${styles.history}`}>
                {entries.map((entry, at) => (
                    <li key={entry}>
                        <button type="button" className={styles.again} onClick={() => onSearch(entry)}>
                            <bdi translate="no">{entry}</bdi>
                        </button>
                        <button
                            type="button"
                            data-forget=""
                            className={styles.forget}
                            aria-label={t('academy.search.forget', { query: entry })}
                            title={t('academy.search.forget', { query: entry })}
                            onClick={() => {
                                erased.current = at;
                                onForget(entry);
                            }}
                        >
                            <CloseIcon size={14} />
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
