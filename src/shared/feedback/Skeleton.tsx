import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** One grey shape in the place of what is loading, shown without delay and silent for screen readers. Lengths in px or as CSS values. */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }): ReactNode {
    return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}

/** Stands for the title of a page: a heading that tells what happens. Width in px. */
export function TitleSkeleton({ width = 200 }: { width?: number }): ReactNode {
    const translate = useTranslate();
    return (
        <>
            <h1 className="visually-hidden">{translate('layout.loading')}</h1>
            <Skeleton width={width} height={28} />
        </>
    );
}

/** Stands for a page whose code is on its way: its title, a line of facts, and rows. Light: the router loads it. */
export function PageSkeleton(): ReactNode {
    return (
        <div className={styles.page} aria-busy="true">
            <TitleSkeleton />
            <Skeleton width="min(320px, 100%)" height={20} />
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
        </div>
    );
}
