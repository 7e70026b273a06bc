import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as session from '#authProvider/session';
import type { Video } from '#dataProvider/types';
import { academyKeys } from '../keys';
import { createProgressTracker, type ProgressTracker } from './progress';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

/**
 * Returns the tracker of a video's progress and whether the last save failed. Also saves when the page is left, and updates the progress
 * shown by other pages.
 */
export function useProgress(video: Video): { tracker: ProgressTracker; failed: boolean } {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [failed, setFailed] = useState(false);
    const [isOurs] = useState(session.sameSession);
    const [tracker] = useState(() =>
        createProgressTracker({
            known: video.progress,
            save: async (percent, last) => {
                // After a sign-out there is no user to save for.
                if (!isOurs()) return;
                await provider.saveProgress({ video: video.id, percent, keepalive: last });
            },
            onSaved: ({ ok, percent }) => {
                if (!isOurs()) return;
                setFailed(!ok);
                const watched = (known: Video): Video => (known.id === video.id ? { ...known, progress: percent } : known);
                queries.setQueryData<Video>(academyKeys.video(video.id), known => known && watched(known));
                queries.setQueriesData<Video[]>({ queryKey: academyKeys.playlists }, list => list?.map(watched));
                void queries.invalidateQueries({ queryKey: academyKeys.begun, refetchType: 'none' });
            },
        }),
    );

    useEffect(() => {
        const hidden = () => {
            if (document.visibilityState === 'hidden') tracker.leave();
        };
        window.addEventListener('pagehide', tracker.leave);
        document.addEventListener('visibilitychange', hidden);
        return () => {
            window.removeEventListener('pagehide', tracker.leave);
            document.removeEventListener('visibilitychange', hidden);
            tracker.leave();
            // Directories and searches also show the progress; they are refetched when next opened.
            for (const queryKey of [academyKeys.contents, academyKeys.searches]) {
                void queries.invalidateQueries({ queryKey, refetchType: 'none' });
            }
        };
    }, [tracker, queries]);
    return { tracker, failed };
}
