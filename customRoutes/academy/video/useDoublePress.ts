import type { MediaController } from 'media-chrome';
import { useEffect, useState, type RefObject } from 'react';
import { SEEK_SECONDS, seekBy, toggleView } from './usePlayerKeys';

/**
 * The longest pause between two taps that are one double tap, in milliseconds, as phones have it: from the end of the first to the beginning
 * of the second, however long each takes. What it did is shown as long as the second time says.
 */
const DOUBLE_MS = 300;
const SHOWN_MS = 700;

/** Where a double tap went; `at` distinguishes it from the one before. */
interface Jump {
    side: 'back' | 'forward';
    at: number;
}

/**
 * Double click on the picture for full screen; double tap on its left or right half to seek 10 s back or forward (ACADEMY-13). Returns where
 * the last double tap went, for a moment.
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
            // Each of the two clicks may have started or stopped it.
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
