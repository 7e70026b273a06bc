import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { useBreadcrumbItems, type BreadcrumbItem } from '../shared/breadcrumb';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { BackIcon, ChevronIcon, HomeIcon } from '../ui/icons';
import { asLeft } from '../shared/visits';
import { Link } from '../ui/Link';
import styles from './BreadcrumbBar.module.css';

/**
 * The breadcrumb: the root (the dashboard), then the page's items, each linked as it was left. On a phone a single back button to the
 * parent, labelled with the last item's title (SHELL-3).
 */
export function BreadcrumbBar(): ReactNode {
    const t = useT();
    const phone = usePhone();
    const items = useBreadcrumbItems();
    const { pathname } = useLocation();
    const atRoot = pathname === paths.dashboard;
    const root: BreadcrumbItem = { title: t('dashboard.title'), url: paths.dashboard };
    // The dashboard is the root itself.
    const trail = atRoot ? [root] : [root, ...items];
    const last = trail.at(-1) ?? root;

    return (
        <nav className={styles.bar} aria-label={t('layout.breadcrumb')}>
            {phone ? (
                atRoot ? null : (
                    <BackButton parent={parentOf(trail)} title={last.title} />
                )
            ) : (
                <ol className={`plain-list ${styles.trail}`}>
                    {trail.map((item, at) => (
                        <li key={`${at}-${item.title}`} className={styles.step}>
                            {at > 0 ? (
                                <span className={styles.separator}>
                                    <ChevronIcon size={14} />
                                </span>
                            ) : null}
                            <Step item={item} current={item === last} home={at === 0} />
                        </li>
                    ))}
                </ol>
            )}
            {/* Announces to screen readers that another page has opened. */}
            <span className="visually-hidden" aria-live="polite">
                <bdi translate={last.truncate ? 'no' : 'yes'}>{last.title}</bdi>
            </span>
        </nav>
    );
}

/** Returns the URL of the nearest item before the last that has one. */
const parentOf = (trail: readonly BreadcrumbItem[]): string =>
    trail.slice(0, -1).findLast(item => item.url)?.url ?? paths.dashboard;

function BackButton({ parent, title }: { parent: string; title: string }): ReactNode {
    const t = useT();
    return (
        <Link {...asLeft(parent)} className={styles.back} aria-label={t('layout.backTo', { title })}>
            <BackIcon />
            <bdi translate="yes" className={styles.text}>
                {title}
            </bdi>
        </Link>
    );
}

function Step({ item, current, home }: { item: BreadcrumbItem; current: boolean; home: boolean }): ReactNode {
    const shared = {
        className: styles.text,
        'data-truncate': item.truncate || undefined,
        title: item.truncate ? item.title : undefined,
    };
    const content = (
        <>
            {home ? <HomeIcon size={16} /> : null}
            <bdi translate={item.truncate ? 'no' : 'yes'}>{item.title}</bdi>
        </>
    );
    if (current || !item.url) {
        return (
            <span {...shared} aria-current={current ? 'page' : undefined}>
                {content}
            </span>
        );
    }
    return (
        <Link {...shared} {...asLeft(item.url)}>
            {content}
        </Link>
    );
}
