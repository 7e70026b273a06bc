import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../dataProvider';
import type { Directory, Tag, Video } from '../../dataProvider/types';

/**
 * What the academy's pages read (specification 2, section 7, "Academy"). All keys begin with `academy`: what is locked changes with the
 * session, which reads them anew.
 */

const FIVE_MINUTES_MS = 5 * 60_000;

/** The directories of the first level. */
export function useDirectories(): UseQueryResult<Directory[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({ queryKey: ['academy', 'directories'], queryFn: ({ signal }) => provider.getDirectories({ signal }) });
}

/** One directory with its contents and its path. */
export function useDirectory(directory: string): UseQueryResult<Directory, Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: ['academy', 'directory', directory],
        queryFn: ({ signal }) => provider.getDirectory({ directory, signal }),
    });
}

/**
 * The videos of a directory and of those below it, in order; `enabled` = read them now. Invalidate `['academy', 'playlist']` when a
 * video's progress changed.
 */
export function usePlaylist(directory: string, enabled = true): UseQueryResult<Video[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: ['academy', 'playlist', directory],
        queryFn: ({ signal }) => provider.getPlaylist({ directory, signal }),
        enabled,
    });
}

/** One video; none is read without an id. */
export function useVideo(video: string | null): UseQueryResult<Video, Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: ['academy', 'video', video],
        queryFn: ({ signal }) => provider.getVideo({ video: video ?? '', signal }),
        enabled: video !== null,
    });
}

/** The read of the tags of videos. */
export function useTagsRead(): UseQueryResult<Tag[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: ['academy', 'tags'],
        queryFn: ({ signal }) => provider.getTags({ signal }),
        staleTime: FIVE_MINUTES_MS,
    });
}

/** The tags of videos; none while they are not known, for they are decoration. */
export const useTags = (): readonly Tag[] => useTagsRead().data ?? [];

/** What is searched for. */
export interface AcademyQuery {
    query: string;
    target: 'all' | 'video' | 'directory';
    /** ids of tags; any of them */
    tags: readonly string[];
}

/** What was found; the last result stays while the next one is on its way. Nothing is searched without a word or a tag. */
export function useAcademySearch(search: AcademyQuery) {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: ['academy', 'search', search],
        queryFn: ({ signal }) => provider.searchAcademy({ ...search, signal }),
        enabled: search.query.trim() !== '' || search.tags.length > 0,
        placeholderData: keepPreviousData,
    });
}
