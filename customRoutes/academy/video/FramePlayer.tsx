import { useEffect, useRef } from 'react';
import { connectFrame } from './connectFrame';
import { frameAddress } from './frameAddress';
import type { PlayerProps } from './player';
import styles from './player.module.css';

/**
 * A video in another site's frame: sandboxed, controlled with player.js messages, and only from hosts listed in the Content-Security-Policy
 * (docs/quality.md, "Security"). Ignores messages from anywhere but the frame.
 */
export default function FramePlayer({
    embed,
    title,
    percent,
    autoplay,
    covered,
    handle,
    description: _description,
    ...events
}: PlayerProps) {
    const frame = useRef<HTMLIFrameElement>(null);
    const allowed = frameAddress(embed.src);
    const address = allowed?.href ?? null;
    const own = allowed?.own ?? false;
    const report = useRef(events);
    useEffect(() => {
        report.current = events;
    });

    useEffect(() => {
        if (address === null) {
            report.current.onFailed();
            return undefined;
        }
        // A sandboxed page of the portal's own origin has an opaque origin, which cannot be a message's target.
        return connectFrame({ frame, target: own ? '*' : new URL(address).origin, percent, autoplay, handle, report });
    }, [address, own, percent, autoplay, handle]);

    if (address === null) return null;
    return (
        <iframe
            ref={frame}
            src={address}
            title={title}
            className={styles.frame}
            tabIndex={covered ? -1 : undefined}
            // With both `allow-scripts` and `allow-same-origin`, a frame of the portal's own origin could remove its sandbox.
            sandbox={own ? 'allow-scripts allow-presentation' : 'allow-scripts allow-same-origin allow-presentation'}
            allow="fullscreen; picture-in-picture; encrypted-media; autoplay"
            referrerPolicy="strict-origin-when-cross-origin"
        />
    );
}
