import type { MediaController } from 'media-chrome';
import { SEEK_SECONDS, VOLUME_PERCENT, within, type PlayerAction } from './playerKeys';

const SPEED_STEP = 0.25;

/** The names of the player library's request events, by the current mode. */
const REQUESTS = {
    fullScreen: ['mediaisfullscreen', 'mediaexitfullscreenrequest', 'mediaenterfullscreenrequest'],
    pictureInPicture: ['mediaispip', 'mediaexitpiprequest', 'mediaenterpiprequest'],
} as const;

/** Seeks by seconds, within the video. */
export function seekBy(media: HTMLMediaElement, seconds: number): void {
    const end = Number.isFinite(media.duration) ? media.duration : Infinity;
    media.currentTime = within(media.currentTime + seconds, 0, end);
}

/** Enters or leaves full screen or picture in picture. */
export function toggleView(player: Element, view: keyof typeof REQUESTS): void {
    const [on, leave, enter] = REQUESTS[view];
    player.dispatchEvent(new CustomEvent(player.hasAttribute(on) ? leave : enter, { bubbles: true, composed: true }));
}

/** Applies a key's action to the player, and shows its controls for a moment, so that the change is visible. */
export function perform(action: PlayerAction, player: MediaController, media: HTMLVideoElement): void {
    change(action, player, media);
    player.dispatchEvent(new Event('keyup'));
}

function change(action: PlayerAction, player: MediaController, media: HTMLVideoElement): void {
    switch (action) {
        case 'play':
            if (media.paused) media.play().catch(() => undefined);
            else media.pause();
            return;
        case 'back':
            seekBy(media, -SEEK_SECONDS);
            return;
        case 'forward':
            seekBy(media, SEEK_SECONDS);
            return;
        case 'louder':
        case 'quieter': {
            const step = action === 'louder' ? VOLUME_PERCENT : -VOLUME_PERCENT;
            media.volume = within(Math.round(media.volume * 100 + step), 0, 100) / 100;
            if (action === 'louder') media.muted = false;
            return;
        }
        case 'mute':
            media.muted = !media.muted;
            return;
        case 'captions':
            player.dispatchEvent(new CustomEvent('mediatogglesubtitlesrequest', { bubbles: true, composed: true }));
            return;
        case 'slower':
            media.playbackRate = within(media.playbackRate - SPEED_STEP, SPEED_STEP, 2);
            return;
        case 'faster':
            media.playbackRate = within(media.playbackRate + SPEED_STEP, SPEED_STEP, 2);
            return;
        case 'fullScreen':
        case 'pictureInPicture':
            toggleView(player, action);
            return;
        case 'start':
            media.currentTime = 0;
            return;
        default:
            if (!Number.isFinite(media.duration)) return;
            if (action === 'end') media.currentTime = media.duration;
            else if (typeof action === 'number') media.currentTime = (media.duration * action) / 10;
    }
}
