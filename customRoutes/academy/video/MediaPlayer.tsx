// Menus create their entries by tag name, without importing the element.
import 'media-chrome/menu/media-chrome-menu-item.js';
import {
    MediaControlBar,
    MediaController,
    MediaFullscreenButton,
    MediaLoadingIndicator,
    MediaMuteButton,
    MediaPipButton,
    MediaPlayButton,
    MediaPreviewChapterDisplay,
    MediaPreviewTimeDisplay,
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
import { useLocaleState } from 'ra-core';
import type { MediaController as Controller } from 'media-chrome';
import { lazy, Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useT } from '#i18n/useT';
import { webAddress } from '#src/shared/format/address';
import { liftCaptions, showOneLanguage } from './captions';
import { addChapters, usePreviewCaption } from './chapters';
import { nameControls } from './controls';
import { perform } from './mediaActions';
import { screenOf, type PlayerProps } from './player';
import { SEEK_SECONDS } from './playerKeys';
import { keepPreferences, readPreferences } from './preferences';
import { resumeAt } from './progress';
import styles from './player.module.css';
import { TheatreButton } from './TheatreButton';
import { useDoublePress } from './useDoublePress';

/** Lazy, because it contains hls.js. */
const StreamVideo = lazy(() => import('./StreamVideo'));

const STREAM = 'application/vnd.apple.mpegurl';
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** After how many seconds without input the controls hide while a video plays. */
const HIDE_SECONDS = '3';

/** Has to be an attribute: the controller reads it when it is connected, before its React wrapper sets properties. */
const OWN_CAPTIONS = { nosubtitleslangpref: '' };

type MediaEvent = SyntheticEvent<HTMLVideoElement>;

/**
 * A file or stream with its controls: captions, speed, quality if the stream has several, picture in picture, full screen, and keyboard
 * shortcuts (KeyHelp lists them). Resumes where the user stopped, with the speed, volume, captions and quality selected last (ACADEMY-12).
 */
export default function MediaPlayer({ embed, title, description, percent, autoplay, covered, handle, ...events }: PlayerProps) {
    const { onResumed, onTime, onPlay, onPause, onEnded, onFailed } = events;
    const t = useT();
    const [language] = useLocaleState();
    // Before the first render, because controls read their names when they are created.
    useState(() => nameControls(language, t));
    const [captions] = useState(() => readPreferences().captions);
    const [qualities, setQualities] = useState(0);
    const name = (control: 'captions' | 'speed' | 'quality') => t(`academy.player.controls.${control}`);
    const address = webAddress(embed.src) ?? '';
    const element = useRef<HTMLVideoElement>(null);
    const controller = useRef<Controller>(null);
    const begun = useRef(false);
    const jumped = useDoublePress(controller);
    const caption = usePreviewCaption(controller);
    useEffect(() => {
        const playing = (): HTMLVideoElement | null => controller.current?.media as HTMLVideoElement | null;
        // More than the player, so that its overlays and the next video are also shown in full screen.
        const screen = screenOf(controller.current);
        if (controller.current && screen) controller.current.fullscreenElement = screen;
        handle.current = {
            time: () => playing()?.currentTime ?? 0,
            seek: (seconds, plays) => {
                const media = playing();
                if (!media) return;
                media.currentTime = seconds;
                if (plays) media.play().catch(() => undefined);
            },
            perform: action => {
                const media = playing();
                if (!media || !controller.current) return false;
                perform(action, controller.current, media);
                return true;
            },
        };
        return () => {
            handle.current = null;
        };
    }, [handle]);
    // Set in an effect: React would miss events that the element fires before it is attached.
    useEffect(() => {
        if (element.current) element.current.src = address;
    }, [address]);

    const stand = ({ currentTarget: media }: MediaEvent) => onTime(media.currentTime, media.duration);
    const handlers = {
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
    const poster = webAddress(embed.poster);
    // The captions key shows the first track, so sort first the language selected last, then the user's language.
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
        // Captions from another host load only with CORS. Without captions, the file's host need not allow it.
        ...(tracks.length > 0 ? { crossOrigin: 'anonymous' as const } : {}),
    };

    return (
        <MediaController
            className={styles.player}
            lang={language}
            defaultStreamType="on-demand"
            defaultSubtitles={captions !== null}
            // The controller's own storage fails where storage is blocked, and uses keys of its own.
            {...OWN_CAPTIONS}
            noVolumePref
            noMutedPref
            // The page handles the keys (usePlayerKeys).
            noHotkeys
            autohide={HIDE_SECONDS}
            aria-label={title}
            tabIndex={covered ? -1 : 0}
            ref={controller}
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
            {jumped && (
                <span key={jumped.at} className={styles.jump} data-side={jumped.side} aria-hidden="true">
                    {jumped.side === 'back' ? `−${SEEK_SECONDS}` : `+${SEEK_SECONDS}`} s
                </span>
            )}
            <MediaLoadingIndicator slot="centered-chrome" noAutohide className={styles.loading} />
            {/* Replaces the buttons in the bar on a phone. */}
            <div slot="centered-chrome" className={styles.centre}>
                <MediaSeekBackwardButton seekOffset={SEEK_SECONDS} noTooltip />
                <MediaPlayButton noTooltip />
                <MediaSeekForwardButton seekOffset={SEEK_SECONDS} noTooltip />
            </div>
            <div className={styles.chrome}>
                <MediaControlBar className={styles.timeline}>
                    <MediaTimeRange>
                        <MediaPreviewChapterDisplay slot="preview" />
                        {caption !== '' && (
                            <span slot="preview" className={styles.previewCaption}>
                                {caption}
                            </span>
                        )}
                        <MediaPreviewTimeDisplay slot="preview" />
                    </MediaTimeRange>
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
                    <TheatreButton className={styles.theatre} />
                    <MediaFullscreenButton />
                </MediaControlBar>
            </div>
            <MediaCaptionsMenu hidden aria-label={name('captions')} anchor="auto" className={styles.menu} />
            <MediaPlaybackRateMenu hidden aria-label={name('speed')} anchor="auto" rates={RATES} className={styles.menu} />
            <MediaRenditionMenu hidden aria-label={name('quality')} anchor="auto" className={styles.menu} />
        </MediaController>
    );
}
