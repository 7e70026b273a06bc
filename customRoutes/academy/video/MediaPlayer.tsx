import {
    MediaControlBar,
    MediaController,
    MediaFullscreenButton,
    MediaLoadingIndicator,
    MediaMuteButton,
    MediaPipButton,
    MediaPlayButton,
    MediaSeekBackwardButton,
    MediaSeekForwardButton,
    MediaTimeDisplay,
    MediaTimeRange,
    MediaVolumeRange,
} from 'media-chrome/react';
import {
    MediaCaptionsMenu,
    MediaCaptionsMenuButton,
    MediaPlaybackRateMenu,
    MediaPlaybackRateMenuButton,
    MediaRenditionMenu,
    MediaRenditionMenuButton,
} from 'media-chrome/react/menu';
import { useLocaleState, useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { webAddress } from '../../../src/shared/format/address';
import { sayControls } from './controls';
import type { PlayerProps } from './player';
import { resumeAt } from './progress';
import styles from './video.module.css';

/** hls.js comes with it, and only where a stream is played. */
const StreamElement = lazy(() => import('hls-video-element/react'));

const STREAM = 'application/vnd.apple.mpegurl';
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const SEEK_SECONDS = 10;

/**
 * A file or stream with its controls: captions, speed, quality where the stream has several, picture in picture, full screen, and the keys
 * of the player (space, k, m, f, c, arrows). Goes on where the person stopped.
 */
export default function MediaPlayer({ embed, title, percent, onTime, onPause, onEnded, onFailed }: PlayerProps) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    // Before the first control is made: they take their names when they are.
    useState(() => sayControls(language, translate));
    const address = webAddress(embed.src) ?? '';
    const stream = embed.type === STREAM;

    const stand = ({ currentTarget: media }: SyntheticEvent<HTMLVideoElement>) => onTime(media.currentTime, media.duration);
    const handlers = {
        onLoadedMetadata: ({ currentTarget: media }: SyntheticEvent<HTMLVideoElement>) => {
            const seconds = resumeAt(percent, media.duration);
            if (seconds > 0) media.currentTime = seconds;
        },
        onTimeUpdate: stand,
        onPause: (event: SyntheticEvent<HTMLVideoElement>) => {
            stand(event);
            onPause();
        },
        onEnded: (event: SyntheticEvent<HTMLVideoElement>) => {
            stand(event);
            onEnded();
        },
        onError: onFailed,
    };
    const poster = webAddress(embed.poster);
    const tracks = embed.captions.flatMap(({ src, srclang, label }) => {
        const source = webAddress(src);
        return source ? [<track key={source} kind="captions" src={source} srcLang={srclang} label={label} />] : [];
    });
    const media = {
        slot: 'media',
        src: address,
        preload: 'metadata' as const,
        playsInline: true,
        'aria-label': title,
        ...(poster ? { poster } : {}),
        // Captions of another host load only so; a file without any needs no permission of its host.
        ...(tracks.length > 0 ? { crossOrigin: 'anonymous' as const } : {}),
    };

    return (
        <MediaController className={styles.player} lang={language} defaultStreamType="on-demand" aria-label={title}>
            {stream ? (
                <Suspense fallback={null}>
                    <StreamElement {...media} {...handlers} config={{ enableWorker: false }}>
                        {tracks}
                    </StreamElement>
                </Suspense>
            ) : (
                <video {...media} {...handlers}>
                    {tracks}
                </video>
            )}
            <MediaLoadingIndicator slot="centered-chrome" noAutohide />
            <MediaCaptionsMenu hidden anchor="auto" />
            <MediaPlaybackRateMenu hidden anchor="auto" rates={RATES} />
            <MediaRenditionMenu hidden anchor="auto" />
            <MediaControlBar className={styles.timeline}>
                <MediaTimeRange />
            </MediaControlBar>
            <MediaControlBar>
                <MediaPlayButton />
                <MediaSeekBackwardButton seekOffset={SEEK_SECONDS} />
                <MediaSeekForwardButton seekOffset={SEEK_SECONDS} />
                <MediaMuteButton />
                <MediaVolumeRange className={styles.volume} />
                <MediaTimeDisplay showDuration className={styles.time} />
                {tracks.length > 0 && <MediaCaptionsMenuButton />}
                <MediaPlaybackRateMenuButton />
                {stream && <MediaRenditionMenuButton />}
                <MediaPipButton />
                <MediaFullscreenButton />
            </MediaControlBar>
        </MediaController>
    );
}
