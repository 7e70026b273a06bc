import type { CSSProperties, ReactNode } from 'react';
import styles from './feedback.module.css';

/** Lengths are CSS values, or px as numbers. */
interface SkeletonProps {
    width?: number | string;
    height?: number | string;
    round?: boolean;
    style?: CSSProperties;
}

/** One grey shape in the place of what is loading; shown without delay, silent for screen readers. */
export function Skeleton({ width = '100%', height = 16, round = false, style }: SkeletonProps): ReactNode {
    return (
        <span
            className={styles.skeleton}
            data-round={round || undefined}
            style={{ width, height, ...style }}
            aria-hidden="true"
        />
    );
}

/** Lines of text that are loading; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }): ReactNode {
    return (
        <span className={styles.skeletonText}>
            {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} height={14} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
            ))}
        </span>
    );
}

/** Wraps the skeletons of one part of a page: says once what is loading (already translated). */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }): ReactNode {
    return (
        <div role="status" aria-busy="true" aria-label={label}>
            {children}
        </div>
    );
}
