// Menus create their entries by tag name, without importing the element.
import 'media-chrome/menu/media-chrome-menu-item.js';
import {
    MediaControlBar,
    MediaFullscreenButton,
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
import { useT } from '#i18n/useT';
import { SEEK_SECONDS } from './playerKeys';
import styles from './player.module.css';
import { TheatreButton } from './TheatreButton';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface MediaControlsProps {
    /** the caption at the place of the pointer */
    caption: string;
    hasCaptions: boolean;
    hasQualities: boolean;
}

/** The bar below the picture, and its menus. */
export function MediaControls({ caption, hasCaptions, hasQualities }: MediaControlsProps) {
    const t = useT();
    const name = (control: 'captions' | 'speed' | 'quality') => t(`academy.player.controls.${control}`);
    return (
        <>
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
                    {hasCaptions && <MediaCaptionsMenuButton />}
                    <MediaPlaybackRateMenuButton />
                    {hasQualities && <MediaRenditionMenuButton />}
                    <MediaPipButton className={styles.pip} />
                    <TheatreButton className={styles.theatre} />
                    <MediaFullscreenButton />
                </MediaControlBar>
            </div>
            <MediaCaptionsMenu hidden aria-label={name('captions')} anchor="auto" className={styles.menu} />
            <MediaPlaybackRateMenu hidden aria-label={name('speed')} anchor="auto" rates={RATES} className={styles.menu} />
            <MediaRenditionMenu hidden aria-label={name('quality')} anchor="auto" className={styles.menu} />
        </>
    );
}
