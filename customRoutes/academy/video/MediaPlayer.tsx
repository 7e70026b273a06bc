import {
    MediaController,
    MediaLoadingIndicator,
    MediaPlayButton,
    MediaSeekBackwardButton,
    MediaSeekForwardButton,
} from 'media-chrome/react';
import { useLocaleState } from 'ra-core';
import type { MediaController as Controller } from 'media-chrome';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import { webAddress } from '#src/shared/format/address';
import { barePart } from '#src/ui/lazyPart';
import { usePreviewCaption } from './chapters';
import { nameControls } from './controls';
import { MediaControls } from './MediaControls';
import { perform } from './mediaActions';
import { screenOf, type PlayerProps } from './player';
import { SEEK_SECONDS } from './playerKeys';
import { readPreferences } from './preferences';
import styles from './player.module.css';
import { useDoublePress } from './useDoublePress';
import { useMediaEvents } from './useMediaEvents';

/** Loaded for streams alone, because it contains hls.js. */
const StreamVideo = barePart(() => import('./StreamVideo'));

const STREAM = 'application/vnd.apple.mpegurl';

/** After how many seconds without input the controls hide while a video plays. */
const HIDE_SECONDS = '3';

/** Has to be an attribute: the controller reads it when it is connected, before its React wrapper sets properties. */
const OWN_CAPTIONS = { nosubtitleslangpref: '' };

/** Lets the page ask for the time, seek, and perform what its keys say. */
function useMediaHandle(handle: PlayerProps['handle'], controller: RefObject<Controller | null>): void {
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
    }, [handle, controller]);
}

/**
 * A file or stream with its controls: captions, speed, quality if the stream has several, picture in picture, full screen, and keyboard
 * shortcuts (KeyHelp lists them). Resumes where the user stopped, with the speed, volume, captions and quality selected last (ACADEMY-12).
 */
export default function MediaPlayer({ embed, title, description, percent, autoplay, covered, handle, ...events }: PlayerProps) {
    const t = useT();
    const [language] = useLocaleState();
    // Before the first render, because controls read their names when they are created.
    useState(() => nameControls(language, t));
    const [captions] = useState(() => readPreferences().captions);
    const [qualities, setQualities] = useState(0);
    const address = webAddress(embed.src) ?? '';
    const element = useRef<HTMLVideoElement>(null);
    const controller = useRef<Controller>(null);
    const jumped = useDoublePress(controller);
    const caption = usePreviewCaption(controller);
    useMediaHandle(handle, controller);
    // Set in an effect: React would miss events that the element fires before it is attached.
    useEffect(() => {
        if (element.current) element.current.src = address;
    }, [address]);

    const handlers = useMediaEvents({ ...events, description, percent, autoplay, captions });
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
                <StreamVideo {...media} {...handlers} address={address} onFailed={events.onFailed} onQualities={setQualities}>
                    {tracks}
                </StreamVideo>
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
            <MediaControls caption={caption} hasCaptions={tracks.length > 0} hasQualities={qualities > 1} />
        </MediaController>
    );
}
