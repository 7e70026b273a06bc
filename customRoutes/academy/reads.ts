import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Directory, Tag, Video } from '../../dataProvider/types';
import { CALLS } from '#dataProvider/calls';
import { academyKeys } from './keys';
import { useSessionKnown } from './session/useAcademySession';
import { useAgainOnMount } from '../../src/shared/hooks/useAgainOnMount';
import { usePortalDataProvider } from '../../src/shared/hooks/usePortalDataProvider';

/** The queries of the academy's pages. */

/** How long, in milliseconds, reads wait for the state of the academy session. */
const TIMEOUT_MS = 300;
const BESIDE_TIMEOUT_MS = 1000;

/** The directories of the first level. */
export function useDirectories(): UseQueryResult<Directory[], Error> {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.directories,
        queryFn: ({ signal }) => provider.getDirectories({ signal }),
        enabled: useSessionKnown(TIMEOUT_MS),
    });
}

/** One directory with its contents and its path. */
export function useDirectory(directory: string): UseQueryResult<Directory, Error> {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.directory(directory),
        queryFn: ({ signal }) => provider.getDirectory({ directory, signal }),
        enabled: useSessionKnown(TIMEOUT_MS),
    });
}

/**
 * The videos of a directory and its subdirectories, in order: for the playlist and the directory's progress. Invalidate
 * `academyKeys.playlists` when a video's progress changes.
 */
export const usePlaylist = (directory: string): UseQueryResult<Video[], Error> => useQuery(usePlaylistQuery()(directory));

/** Returns a function that makes the query of a directory's playlist. */
export function usePlaylistQuery() {
    const provider = usePortalDataProvider();
    const enabled = useSessionKnown(BESIDE_TIMEOUT_MS);
    const retryOnMount = useAgainOnMount();
    return (directory: string) => ({
        queryKey: academyKeys.playlist(directory),
        queryFn: ({ signal }: { signal: AbortSignal }) => provider.getPlaylist({ directory, signal }),
        enabled,
        retryOnMount,
    });
}

/** One video; makes no request when the id is null. */
export function useVideo(video: string | null): UseQueryResult<Video, Error> {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.video(video),
        queryFn: ({ signal }) => provider.getVideo({ video: video ?? '', signal }),
        enabled: video !== null,
    });
}

/** The tags of videos, with the state of their query. */
export function useTagsRead(): UseQueryResult<Tag[], Error> {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.tags,
        queryFn: ({ signal }) => provider.getTags({ signal }),
        staleTime: CALLS['GET /academy/tags'].freshMs,
    });
}

/** The tags of videos; empty until they are loaded, because pages do not wait for them. */
export const useTags = (): readonly Tag[] => useTagsRead().data ?? [];

/** A search of the academy. */
export interface AcademyQuery {
    query: string;
    target: 'all' | 'video' | 'directory';
    /** ids of tags; matches any of them */
    tags: readonly string[];
}

/** The search results; the previous ones stay while new ones load. Makes no request without a search text or a tag. */
export function useAcademySearch(search: AcademyQuery) {
    const provider = usePortalDataProvider();
    const known = useSessionKnown(TIMEOUT_MS);
    return useQuery({
        queryKey: academyKeys.search(search),
        queryFn: ({ signal }) => provider.searchAcademy({ ...search, signal }),
        enabled: known && (search.query.trim() !== '' || search.tags.length > 0),
        placeholderData: keepPreviousData,
    });
}
