import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../dataProvider';
import type { Directory, Tag, Video } from '../../dataProvider/types';
import { academyKeys } from './academyKeys';
import { useSessionKnown } from './session/useAcademySession';

/** What the academy's pages read (specification 2, section 7, "Academy"). */

const FIVE_MINUTES_MS = 5 * 60_000;
/** How long what a page is about waits for the academy session, and what stands beside it (milliseconds). */
const PATIENCE_MS = 300;
const BESIDE_PATIENCE_MS = 1000;

/** The directories of the first level. */
export function useDirectories(): UseQueryResult<Directory[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: academyKeys.directories,
        queryFn: ({ signal }) => provider.getDirectories({ signal }),
        enabled: useSessionKnown(PATIENCE_MS),
    });
}

/** One directory with its contents and its path. */
export function useDirectory(directory: string): UseQueryResult<Directory, Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: academyKeys.directory(directory),
        queryFn: ({ signal }) => provider.getDirectory({ directory, signal }),
        enabled: useSessionKnown(PATIENCE_MS),
    });
}

/**
 * The videos of a directory and of those below it, in order: for the playlist, and for the directory's progress. Invalidate
 * `academyKeys.playlists` when a video's progress changed.
 */
export function usePlaylist(directory: string): UseQueryResult<Video[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: academyKeys.playlist(directory),
        queryFn: ({ signal }) => provider.getPlaylist({ directory, signal }),
        enabled: useSessionKnown(BESIDE_PATIENCE_MS),
    });
}

/** One video; none is read without an id. */
export function useVideo(video: string | null): UseQueryResult<Video, Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: academyKeys.video(video),
        queryFn: ({ signal }) => provider.getVideo({ video: video ?? '', signal }),
        enabled: video !== null,
    });
}

/** The read of the tags of videos. */
export function useTagsRead(): UseQueryResult<Tag[], Error> {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery({
        queryKey: academyKeys.tags,
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
    const known = useSessionKnown(PATIENCE_MS);
    return useQuery({
        queryKey: academyKeys.search(search),
        queryFn: ({ signal }) => provider.searchAcademy({ ...search, signal }),
        enabled: known && (search.query.trim() !== '' || search.tags.length > 0),
        placeholderData: keepPreviousData,
    });
}
