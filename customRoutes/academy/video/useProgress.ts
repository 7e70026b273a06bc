import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import * as session from '../../../authProvider/session';
import type { PortalDataProvider } from '../../../dataProvider';
import type { Video } from '../../../dataProvider/types';
import { academyKeys } from '../academyKeys';
import { createProgressTracker, type ProgressTracker } from './progress';

/**
 * The tracker of a video's progress, which saves when the page is left, too; and whether the last try to save failed. What other pages
 * show of the progress follows.
 */
export function useProgress(video: Video): { tracker: ProgressTracker; failed: boolean } {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const [failed, setFailed] = useState(false);
    const [tracker] = useState(() =>
        createProgressTracker({
            known: video.progress,
            save: async (percent, last) => {
                // After a sign-out there is nobody whose progress it could be.
                if (session.getToken() === null) return;
                await provider.saveProgress({ video: video.id, percent, keepalive: last });
            },
            onSaved: ({ ok, percent }) => {
                setFailed(!ok);
                const watched = (known: Video): Video => (known.id === video.id ? { ...known, progress: percent } : known);
                queries.setQueryData<Video>(academyKeys.video(video.id), known => known && watched(known));
                queries.setQueriesData<Video[]>({ queryKey: academyKeys.playlists }, list => list?.map(watched));
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
            // Directories and searches show the progress as well; they are read anew when they are next opened.
            for (const queryKey of [academyKeys.contents, academyKeys.searches]) {
                void queries.invalidateQueries({ queryKey, refetchType: 'none' });
            }
        };
    }, [tracker, queries]);
    return { tracker, failed };
}
