import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import styles from './Skeleton.module.css';

/** A grey placeholder for content that is loading; shown without delay and hidden from screen readers. Sizes in px or as CSS values. */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number | string }): ReactNode {
    return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}

/** A placeholder for a page's title, with a heading that announces that the page is loading. Width in px. */
export function TitleSkeleton({ width = 200 }: { width?: number }): ReactNode {
    const t = useT();
    return (
        <>
            <h1 className="visually-hidden">{t('layout.loading')}</h1>
            <Skeleton width={width} height={28} />
        </>
    );
}

/** A placeholder for a page whose code is loading: title, line of facts, and rows. Small, because the router imports it. */
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
