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
import { lazy, Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { webAddress } from '../../../src/shared/format/address';
import { sayControls } from './controls';
import type { PlayerProps } from './player';
import { keepPreferences, readPreferences } from './preferences';
import { resumeAt } from './progress';
import styles from './player.module.css';

/** hls.js comes with it, and only where a stream is played. */
const StreamVideo = lazy(() => import('./StreamVideo'));

const STREAM = 'application/vnd.apple.mpegurl';
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
const SEEK_SECONDS = 10;

/** The controller reads it only as it enters the page, when its wrapper has not yet set the property: it has to be an attribute. */
const OWN_CAPTIONS = { nosubtitleslangpref: '' };

type MediaEvent = SyntheticEvent<HTMLVideoElement>;

/**
 * A file or stream with its controls: captions, speed, quality where the stream has several, picture in picture, full screen, and the keys
 * of the player (KeyHelp lists them). Goes on where the person stopped, as fast, as loud and with the captions that were chosen last.
 */
export default function MediaPlayer({ embed, title, percent, onTime, onPlay, onPause, onEnded, onFailed }: PlayerProps) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    // Before the first control is made: they take their names when they are.
    useState(() => sayControls(language, translate));
    const [captions] = useState(() => readPreferences().captions);
    const [qualities, setQualities] = useState(0);
    const name = (control: string) => translate(`academyPlayer.controls.${control}`);
    const address = webAddress(embed.src) ?? '';
    const element = useRef<HTMLVideoElement>(null);
    const begun = useRef(false);
    // Only now: what it reports while React has not yet put it in the page is heard by nobody.
    useEffect(() => {
        if (element.current) element.current.src = address;
    }, [address]);

    const stand = ({ currentTarget: media }: MediaEvent) => onTime(media.currentTime, media.duration);
    const handlers = {
        onLoadedMetadata: ({ currentTarget: media }: MediaEvent) => {
            const seconds = resumeAt(percent, media.duration);
            if (seconds > 0) media.currentTime = seconds;
            const { speed, volume, muted } = readPreferences();
            Object.assign(media, { playbackRate: speed, volume, muted });
            const chosen = Array.from(media.textTracks).find(track => track.language === captions);
            if (chosen) chosen.mode = 'showing';
            media.textTracks.onchange = () => {
                // The player turns them off as it leaves the page.
                if (!media.isConnected) return;
                const shown = Array.from(media.textTracks).find(({ mode }) => mode === 'showing');
                keepPreferences({ captions: shown ? shown.language : null });
            };
            begun.current = true;
        },
        // What the element does by itself before that is nobody's choice.
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
        onError: onFailed,
    };
    const poster = webAddress(embed.poster);
    // The first one is what the key for captions shows: the one chosen last, or in the person's language, where there is one.
    const rank = (srclang: string): number => [language, captions].indexOf(srclang);
    const tracks = [...embed.captions]
        .sort((one, other) => rank(other.srclang) - rank(one.srclang))
        .flatMap(({ src, srclang, label }) => {
            const source = webAddress(src);
            return source ? [<track key={source} kind="captions" src={source} srcLang={srclang} label={label} />] : [];
        });
    const media = {
        slot: 'media',
        preload: 'metadata' as const,
        playsInline: true,
        'aria-label': title,
        ...(poster ? { poster } : {}),
        // Captions of another host load only so; a file without any needs no permission of its host.
        ...(tracks.length > 0 ? { crossOrigin: 'anonymous' as const } : {}),
    };

    return (
        <MediaController
            className={styles.player}
            lang={language}
            defaultStreamType="on-demand"
            defaultSubtitles={captions !== null}
            // What it keeps itself breaks where storage is blocked, and under keys of its own.
            {...OWN_CAPTIONS}
            noVolumePref
            noMutedPref
            // Its own list of the keys speaks English only.
            hotkeys="noshift+/"
            aria-label={title}
        >
            {embed.type === STREAM ? (
                <Suspense fallback={null}>
                    <StreamVideo {...media} {...handlers} address={address} onFailed={onFailed} onQualities={setQualities}>
                        {tracks}
                    </StreamVideo>
                </Suspense>
            ) : (
                <video ref={element} {...media} {...handlers}>
                    {tracks}
                </video>
            )}
            <MediaLoadingIndicator slot="centered-chrome" noAutohide className={styles.loading} />
            {/* On a phone in place of those in the bar. */}
            <div slot="centered-chrome" className={styles.centre}>
                <MediaSeekBackwardButton seekOffset={SEEK_SECONDS} noTooltip />
                <MediaPlayButton noTooltip />
                <MediaSeekForwardButton seekOffset={SEEK_SECONDS} noTooltip />
            </div>
            <div className={styles.chrome}>
                <MediaControlBar className={styles.timeline}>
                    <MediaTimeRange />
                </MediaControlBar>
                <MediaControlBar className={styles.bar}>
                    <MediaPlayButton className={styles.play} />
                    <MediaSeekBackwardButton className={styles.wide} seekOffset={SEEK_SECONDS} />
                    <MediaSeekForwardButton className={styles.wide} seekOffset={SEEK_SECONDS} />
                    <MediaMuteButton />
                    <MediaVolumeRange className={styles.wide} />
                    <MediaTimeDisplay showDuration className={styles.time} />
                    {tracks.length > 0 && <MediaCaptionsMenuButton />}
                    <MediaPlaybackRateMenuButton />
                    {qualities > 1 && <MediaRenditionMenuButton />}
                    <MediaPipButton className={styles.pip} />
                    <MediaFullscreenButton />
                </MediaControlBar>
            </div>
            <MediaCaptionsMenu hidden aria-label={name('captions')} anchor="auto" className={styles.menu} />
            <MediaPlaybackRateMenu hidden aria-label={name('speed')} anchor="auto" rates={RATES} className={styles.menu} />
            <MediaRenditionMenu hidden aria-label={name('quality')} anchor="auto" className={styles.menu} />
        </MediaController>
    );
}
