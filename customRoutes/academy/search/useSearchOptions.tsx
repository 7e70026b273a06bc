import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { failureText } from '#src/shared/failure';
import { useDebounced } from '#src/shared/hooks/useDebounced';
import { AcademyIcon, HistoryIcon, LockIcon, PlayIcon, SearchIcon } from '#src/ui/icons';
import { useAcademySearch } from '../reads';
import { searchPath } from './query';

/** Pause in typing, in milliseconds, after which the search starts (ACADEMY-6). */
const DEBOUNCE_MS = 450;
/** The maximum number of results of each kind; the search page shows the rest. */
const OFFERED = 5;
/** The maximum number of earlier searches shown. */
const RECALLED = 6;

/** An option in the list below the field. */
export interface Option {
    id: string;
    label: string;
    icon: ReactNode;
    /** read out after the label */
    note?: string;
    to: string;
    /** the search to remember when the option is selected */
    query: string;
}

type T = ReturnType<typeof useT>;

/** Earlier searches, the last one first. */
const recalledOptions = ({ id, t, entries }: { id: string; t: T; entries: readonly string[] }): Option[] =>
    entries.slice(0, RECALLED).map((entry, at) => ({
        id: `${id}h${at}`,
        label: entry,
        icon: <HistoryIcon size={16} />,
        note: t('academy.search.recent'),
        to: searchPath(entry),
        query: entry,
    }));

interface Found {
    id: string;
    t: T;
    data: ReturnType<typeof useAcademySearch>['data'];
    query: string;
}

/** The first results of each kind. */
const foundOptions = ({ id, t, data, query }: Found): Option[] => [
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

interface SearchOptions {
    /** prefix of the ids */
    id: string;
    typed: string;
    /** earlier searches */
    entries: readonly string[];
}

/** Searches for what was typed; returns what the list below the field offers, and how far the search is; `hasNothing`: it failed or found nothing. */
export function useSearchOptions({ id, typed, entries }: SearchOptions) {
    const t = useT();
    const query = useDebounced(typed.trim(), DEBOUNCE_MS);
    const { data, error, isFetching } = useAcademySearch({ query, target: 'all', tags: [] });
    const isWaiting = typed.trim() !== query || isFetching;

    const isSearching = typed.trim() !== '';
    const isSettled = isSearching && query !== '' && !isWaiting;
    const total = (data?.directories.length ?? 0) + (data?.videos.length ?? 0);
    // The first option, so that it does not move when results arrive.
    const all: Option = {
        id: `${id}all`,
        label: t('academy.search.all', { query: typed.trim() }),
        icon: <SearchIcon size={16} />,
        to: searchPath(typed),
        query: typed,
    };
    const found = query === '' ? [] : foundOptions({ id, t, data, query });
    const isEmpty = isSettled && !error && total === 0;
    const options = !isSearching ? recalledOptions({ id, t, entries }) : isEmpty ? [] : [all, ...found];
    const statusText = (): string => {
        if (!isSettled) return '';
        if (error) return t(failureText(error));
        return isEmpty ? t('finder.none', { query }) : t('academy.search.count', { smart_count: total });
    };
    const hasNothing = isEmpty || (isSettled && error !== null);
    return { options, all, isSearching, isWaiting, status: statusText(), hasNothing };
}
