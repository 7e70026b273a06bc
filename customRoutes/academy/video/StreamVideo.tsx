import { Hls, type HlsVideoElement } from 'hls-video-element';
import StreamElement from 'hls-video-element/react';
import { useEffect, useRef, type ComponentProps } from 'react';

interface StreamVideoProps extends ComponentProps<typeof StreamElement> {
    address: string;
    /** the stream has failed permanently */
    onFailed(): void;
    /** the number of qualities that the stream offers */
    onQualities(count: number): void;
}

/** A stream, played by hls.js. Fatal errors and the available qualities come from the library, because the element reports neither. */
export default function StreamVideo({ address, onFailed, onQualities, ...media }: StreamVideoProps) {
    const element = useRef<HlsVideoElement>(null);
    const report = useRef({ onFailed, onQualities });
    useEffect(() => {
        report.current = { onFailed, onQualities };
    });
    useEffect(() => {
        let left = false;
        if (element.current) element.current.src = address;
        const failed = (_event: unknown, { fatal }: { fatal: boolean }) => fatal && report.current.onFailed();
        const parsed = (_event: unknown, { levels }: { levels: readonly unknown[] }) => report.current.onQualities(levels.length);
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
