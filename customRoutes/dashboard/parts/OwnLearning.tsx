import { useQuery } from '@tanstack/react-query';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';
import { academyKeys } from '../../academy/keys';
import { LearnLink, LearnSkeleton } from '../../academy/browse/LearnLink';
import { begunVideo } from './own';
import styles from './parts.module.css';
import { Failed, Section } from './Section';

/**
 * The video that was started and not completed: reads the directories' videos one by one, until one has such a video. Cached separately from
 * the academy's reads, whose locks depend on the academy session. Watching a video invalidates it (`useProgress`).
 */
function useBegunVideo() {
    const provider = usePortalDataProvider();
    return useQuery({
        queryKey: academyKeys.begun,
        queryFn: async ({ signal }) => {
            for (const { id } of await provider.getDirectories({ signal })) {
                const video = begunVideo(await provider.getPlaylist({ directory: id, signal }));
                if (video) return video;
            }
            return null;
        },
    });
}

/** "Go on learning": the video with its picture and progress (DASH-7). */
export function OwnLearning() {
    const t = useT();
    const { data: video, error } = useBegunVideo();
    const waiting = video === undefined && !error;
    return (
        <Section
            title={t('dashboard.own.learning')}
            more={{ to: paths.academy, label: t('dashboard.own.toAcademy') }}
            busy={waiting}
        >
            {waiting && <LearnSkeleton />}
            {error && video === undefined && <Failed />}
            {video === null && <p className={`${styles.nothing} muted no-margin`}>{t('dashboard.own.nothingBegun')}</p>}
            {video && <LearnLink video={video} />}
        </Section>
    );
}
