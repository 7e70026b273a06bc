import type { UseQueryResult } from '@tanstack/react-query';
import type { Video } from '../../../dataProvider/types';
import { usePlaylist } from '../reads';
import { useAcademySession } from '../session/useAcademySession';

/**
 * The videos of a directory, for its progress and the one to go on with. Read once it is known what is locked: a page of directories
 * asks for each, and would have to ask for each of them again.
 */
export function useWatched(directory: string): UseQueryResult<Video[], Error> {
    const { state } = useAcademySession();
    return usePlaylist(directory, state !== 'loading');
}
