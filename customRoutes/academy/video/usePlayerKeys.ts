import type { MediaController } from 'media-chrome';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePreference } from './preferences';
import { actionOf, type PlayerAction } from './playerKeys';

/** How far a key or a double tap seeks, in seconds. */
export const SEEK_SECONDS = 10;
/** The change of volume per key press; 1 is the full volume. */
const VOLUME_STEP = 0.05;
const SPEED_STEP = 0.25;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

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

/** Applies a key's action to the player. The page handles the next video and theatre mode. */
function perform(action: PlayerAction, player: MediaController, media: HTMLVideoElement): void {
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
            const step = action === 'louder' ? VOLUME_STEP : -VOLUME_STEP;
            media.volume = within(Math.round((media.volume + step) * 100) / 100, 0, 1);
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

/** Handles the player's keys on the whole page, or only in the player if the user has chosen so (ACADEMY-13). */
export function usePlayerKeys(
    controller: RefObject<MediaController | null>,
    { onNext, onTheatre }: { onNext(): void; onTheatre(): void },
): void {
    const [everywhere] = usePreference('pageKeys');
    const press = useEffectEvent((event: KeyboardEvent) => {
        const player = controller.current;
        const media = player?.media;
        const action = player && media ? actionOf(event, everywhere ? null : player) : null;
        if (action === null || !player || !media) return;
        event.preventDefault();
        if (action === 'next') onNext();
        else if (action === 'theatre') onTheatre();
        else perform(action, player, media);
        // Shows the controls for a moment, so that the change is visible.
        player.dispatchEvent(new Event('keyup'));
    });
    useEffect(() => {
        const hear = (event: KeyboardEvent): void => press(event);
        document.addEventListener('keydown', hear);
        return () => document.removeEventListener('keydown', hear);
    }, []);
}
