import type { MediaController } from 'media-chrome';
import { useEffect, useState, type RefObject } from 'react';
import { seekBy, toggleView } from './mediaActions';
import { SEEK_SECONDS } from './playerKeys';

/**
 * The longest pause between the two taps of a double tap, in milliseconds, as on phones: from the end of the first to the start of the second,
 * however long each takes. The second value is how long its effect is shown.
 */
const DOUBLE_MS = 300;
const SHOWN_MS = 700;

/** The direction of a double tap; `at` distinguishes it from the previous one. */
interface Jump {
    side: 'back' | 'forward';
    at: number;
}

/**
 * Double click on the picture for full screen; double tap on its left or right half to seek 10 s back or forward (ACADEMY-13). Returns the
 * direction of the last double tap for a short time.
 */
export function useDoublePress(controller: RefObject<MediaController | null>): Jump | null {
    const [jumped, setJumped] = useState<Jump | null>(null);
    useEffect(() => {
        if (!jumped) return undefined;
        const timer = setTimeout(() => setJumped(null), SHOWN_MS);
        return () => clearTimeout(timer);
    }, [jumped]);

    useEffect(() => {
        const player = controller.current;
        if (!player) return undefined;
        let last = { at: -Infinity, side: '' };
        let pressedAt = Infinity;
        let touched = false;
        /** The video, if the picture was pressed and not a control on it. */
        const pressed = ({ target }: Event): HTMLVideoElement | null =>
            target === player || target === player.media ? player.media : null;
        const press = ({ timeStamp }: PointerEvent): void => {
            pressedAt = timeStamp;
        };
        const release = (event: PointerEvent): void => {
            touched = event.pointerType === 'touch';
            const media = pressed(event);
            if (!touched || !media) return;
            const { left, width } = media.getBoundingClientRect();
            const side = event.clientX < left + width / 2 ? 'back' : 'forward';
            const twice = pressedAt - last.at < DOUBLE_MS && last.side === side;
            last = { at: event.timeStamp, side };
            if (!twice) return;
            seekBy(media, side === 'back' ? -SEEK_SECONDS : SEEK_SECONDS);
            setJumped({ side, at: event.timeStamp });
        };
        let paused = true;
        const before = ({ detail }: MouseEvent): void => {
            if (detail === 1) paused = player.media?.paused !== false;
        };
        const twice = (event: MouseEvent): void => {
            const media = pressed(event);
            if (touched || !media) return;
            // Each of the two clicks may have started or paused it.
            if (paused) media.pause();
            else media.play().catch(() => undefined);
            toggleView(player, 'fullScreen');
        };
        // Not as props: the library's React wrapper knows only its own events.
        player.addEventListener('pointerdown', press);
        player.addEventListener('pointerup', release);
        player.addEventListener('click', before, true);
        player.addEventListener('dblclick', twice);
        return () => {
            player.removeEventListener('pointerdown', press);
            player.removeEventListener('pointerup', release);
            player.removeEventListener('click', before, true);
            player.removeEventListener('dblclick', twice);
        };
    }, [controller]);
    return jumped;
}
