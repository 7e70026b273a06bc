import { lazy, Suspense, useMemo } from 'react';
import { useT } from '#i18n/useT';
import { useAreas, type VisibleArea } from '../../src/shared/areas';
import { CustomerMissing } from '../../src/shared/CustomerMissing';
import { useBreadcrumb } from '../../src/shared/breadcrumb';
import { useCurrentCustomer, useCurrentUser } from '../../src/shared/hooks/useCurrent';
import { ExternalIcon } from '../../src/ui/icons';
import { PageHeader } from '../../src/shared/PageHeader';
import styles from './dashboard.module.css';
import type { Viewer } from './parts/reads';
import { Welcome } from './Welcome';
import { Link } from '#src/ui/Link';

/** Number of placeholder tiles while the user is loading; about as many as most users see. */
const SKELETON_TILES = 6;

/** Fetches the code of everything but the tiles. */
export const fetchParts = () => import('./parts');

/** A part of the page that the tiles never wait for; if its code cannot be loaded, only the tiles are shown. */
const part = (name: 'Above' | 'Below' | 'TileFact') =>
    lazy(() =>
        fetchParts()
            .then(parts => ({ default: parts[name] }))
            .catch(() => ({ default: () => null })),
    );
const Above = part('Above') as (typeof import('./parts'))['Above'];
const Below = part('Below') as (typeof import('./parts'))['Below'];
const TileFact = part('TileFact') as (typeof import('./parts'))['TileFact'];

/**
 * The dashboard: a tile for each area that the user may open (SHELL-11), above and below them what needs the user's attention or can be
 * continued (DASH-1). The space above is reserved from the first paint, so that the tiles do not move.
 */
export default function DashboardPage() {
    const t = useT();
    const areas = useAreas();
    const user = useCurrentUser();
    const customer = useCurrentCustomer();
    useBreadcrumb([{ title: t('dashboard.title') }]);

    // All tiles appear together: rules that depend on the customer wait until it is loaded or has failed to load.
    const ready = user.data && !customer.isPending;
    const viewer = useMemo<Viewer | undefined>(
        () =>
            ready ? { user: user.data, customer: customer.data, areas: new Map(areas.map(area => [area.id, area])) } : undefined,
        [ready, user.data, customer.data, areas],
    );
    if (user.error && !user.data) throw user.error;
    const name = user.data && (user.data.forename || user.data.alias || user.data.email);

    return (
        <>
            <PageHeader title={name ? t('dashboard.greeting', { name }) : t('dashboard.title')} facts={t('dashboard.intro')} />
            <CustomerMissing />
            {user.data && <Welcome user={user.data} />}
            <div className={styles.above}>{viewer && <Suspense fallback={null}>{<Above viewer={viewer} />}</Suspense>}</div>
            <ul className={styles.tiles} aria-label={t('dashboard.areas')} aria-busy={!ready}>
                {viewer
                    ? areas.map(area => <Tile key={area.id} area={area} viewer={viewer} />)
                    : Array.from({ length: SKELETON_TILES }, (_, at) => <li key={at} className={styles.skeleton} />)}
            </ul>
            {viewer && (
                <Suspense fallback={null}>
                    <Below viewer={viewer} />
                </Suspense>
            )}
        </>
    );
}

function Tile({ area, viewer }: { area: VisibleArea; viewer: Viewer }) {
    const t = useT();
    const content = (
        <>
            <span className={styles.icon}>
                <area.icon size={22} />
            </span>
            <span className={styles.words}>
                <span className={styles.title}>
                    {t(area.titleKey)}
                    {area.external && (
                        <>
                            <ExternalIcon size={14} />
                            <span className="visually-hidden">({t('layout.opensNewTab')})</span>
                        </>
                    )}
                </span>
                <span className={styles.text}>{t(area.tileKey)}</span>
                <span className={styles.fact}>
                    <Suspense fallback={null}>
                        <TileFact area={area.id} viewer={viewer} />
                    </Suspense>
                </span>
            </span>
        </>
    );
    return (
        <li>
            {area.external ? (
                <a className={styles.tile} href={area.href} target="_blank" rel="noopener noreferrer">
                    {content}
                </a>
            ) : (
                <Link className={styles.tile} to={area.href}>
                    {content}
                </Link>
            )}
        </li>
    );
}
