import { useRef, type SyntheticEvent } from 'react';
import { liftCaptions, showOneLanguage } from './captions';
import { addChapters } from './chapters';
import type { PlayerProps } from './player';
import { keepPreferences, readPreferences } from './preferences';
import { resumeAt } from './progress';

type MediaEvent = SyntheticEvent<HTMLVideoElement>;

interface MediaEventsOptions extends Omit<PlayerProps, 'embed' | 'title' | 'covered' | 'handle'> {
    /** the language of captions that was selected last */
    captions: string | null;
}

/** The handlers of a video: it resumes where the user stopped, with the preferences selected last, which are kept (ACADEMY-12). */
export function useMediaEvents({ description, percent, autoplay, captions, ...events }: MediaEventsOptions) {
    const { onResumed, onTime, onPlay, onPause, onEnded, onFailed } = events;
    const begun = useRef(false);
    const stand = ({ currentTarget: media }: MediaEvent) => onTime(media.currentTime, media.duration);
    return {
        onLoadedMetadata: ({ currentTarget: media }: MediaEvent) => {
            const seconds = resumeAt(percent, media.duration);
            if (seconds > 0) {
                media.currentTime = seconds;
                onResumed(seconds);
            }
            const { speed, volume, muted } = readPreferences();
            Object.assign(media, { playbackRate: speed, volume, muted });
            const chosen = Array.from(media.textTracks).find(track => track.kind !== 'chapters' && track.language === captions);
            if (chosen) chosen.mode = 'showing';
            liftCaptions(media);
            addChapters(media, description).catch(() => undefined);
            media.textTracks.onchange = () => {
                // The player switches captions off when it is removed from the page.
                if (!media.isConnected) return;
                showOneLanguage(media, readPreferences().captions);
                const shown = Array.from(media.textTracks).find(({ mode }) => mode === 'showing');
                keepPreferences({ captions: shown ? shown.language : null });
            };
            begun.current = true;
            // The browser may refuse to play before the user has interacted with the page.
            if (autoplay) media.play().catch(() => undefined);
        },
        // Before `begun`, the element's own changes are not the user's choice.
        onRateChange: ({ currentTarget: { playbackRate } }: MediaEvent) => {
            if (begun.current) keepPreferences({ speed: playbackRate });
        },
        onVolumeChange: ({ currentTarget: { volume, muted } }: MediaEvent) => {
            if (begun.current) keepPreferences({ volume, muted });
        },
        onTimeUpdate: stand,
        onPlay,
        onPause: (event: MediaEvent) => {
            stand(event);
            onPause();
        },
        onEnded: (event: MediaEvent) => {
            stand(event);
            onEnded();
        },
        // A paused video that is moved to its end does not report it.
        onSeeked: ({ currentTarget: media }: MediaEvent) => {
            if (media.ended && media.paused) onEnded();
        },
        onError: onFailed,
    };
}
