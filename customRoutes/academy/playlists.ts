import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Video } from '../../dataProvider/types';
import { usePlaylistQuery } from './reads';

/** The playlists of several directories, in their order. Separate from the other queries, because the video's page does not need it. */
export const usePlaylists = (directories: readonly string[]): UseQueryResult<Video[], Error>[] =>
    useQueries({ queries: directories.map(usePlaylistQuery()) });
