import { Hls, type HlsVideoElement } from 'hls-video-element';
import StreamElement from 'hls-video-element/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { keepPreferences, readPreferences } from './preferences';

/** The position of the quality chosen last: of this height, otherwise the best below it; -1 lets the player choose. */
function qualityAt(levels: readonly { height: number }[], chosen: number | null): number {
    const heights = levels.map(({ height }) => (chosen !== null && height <= chosen ? height : 0));
    const best = Math.max(0, ...heights);
    return best === 0 ? -1 : heights.indexOf(best);
}

/** The list of qualities is not in the library's types. */
type StreamElementWithRenditions = HlsVideoElement & { videoRenditions?: EventTarget & { selectedIndex: number } };

interface StreamVideoProps extends ComponentProps<typeof StreamElement> {
    address: string;
    /** the stream has failed permanently */
    onFailed(): void;
    /** the number of qualities that the stream offers */
    onQualities(count: number): void;
}

/** A stream, played by hls.js. Fatal errors and the available qualities come from the library, because the element reports neither. */
export default function StreamVideo({ address, onFailed, onQualities, ...media }: StreamVideoProps) {
    const element = useRef<StreamElementWithRenditions>(null);
    const report = useRef({ onFailed, onQualities });
    useEffect(() => {
        report.current = { onFailed, onQualities };
    });
    useEffect(() => {
        let left = false;
        if (element.current) element.current.src = address;
        const failed = (_event: unknown, { fatal }: { fatal: boolean }) => fatal && report.current.onFailed();
        const parsed = (_event: unknown, { levels }: { levels: readonly { height: number }[] }) => {
            report.current.onQualities(levels.length);
            // The element lists its renditions in its own listener, which is called before this one.
            const renditions = element.current?.videoRenditions;
            if (!renditions) return;
            let shown = qualityAt(levels, readPreferences().quality);
            renditions.selectedIndex = shown;
            renditions.addEventListener('change', () => {
                // The quality set here may be lower than the chosen one, which stays stored.
                if (renditions.selectedIndex === shown) return;
                shown = renditions.selectedIndex;
                keepPreferences({ quality: levels[shown]?.height ?? null });
            });
        };
        // The element creates its hls.js instance a moment after its `src` is set.
        void Promise.resolve().then(() => {
            const library = element.current?.api;
            if (left || !library) return;
            library.on(Hls.Events.ERROR, failed);
            library.on(Hls.Events.MANIFEST_PARSED, parsed);
        });
        return () => {
            left = true;
        };
    }, [address]);
    // No worker: the site's CSP does not allow workers from a blob.
    return <StreamElement ref={element} {...media} config={{ enableWorker: false }} />;
}
