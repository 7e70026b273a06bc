import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
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

type Parts = typeof import('./parts');

let loaded: Parts | undefined;

/** Fetches the code of everything but the tiles. */
export async function fetchParts(): Promise<Parts> {
    loaded = await import('./parts');
    return loaded;
}

/**
 * Returns the parts that the tiles never wait for, as soon as their code is there; if it cannot be loaded, only the tiles are shown. One state
 * for all of them, so that parts with the same read make it once: one that appeared later would repeat a read that has failed.
 */
function useParts(): Parts | undefined {
    const [parts, setParts] = useState(loaded);
    useEffect(() => {
        if (parts) return;
        fetchParts()
            .then(found => startTransition(() => setParts(found)))
            .catch(() => undefined);
    }, [parts]);
    return parts;
}

/**
 * The dashboard: a tile for each area that the user may open (SHELL-11), above and below them what needs the user's attention or can be
 * continued (DASH-1). The space above is reserved from the first paint, so that the tiles do not move.
 */
export default function DashboardPage() {
    const t = useT();
    const areas = useAreas();
    const user = useCurrentUser();
    const customer = useCurrentCustomer();
    const parts = useParts();
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
            <div className={styles.above}>{viewer && parts && <parts.Above viewer={viewer} />}</div>
            <ul className={`plain-list ${styles.tiles}`} aria-label={t('dashboard.areas')} aria-busy={!ready}>
                {viewer
                    ? areas.map(area => (
                          <Tile key={area.id} area={area} fact={parts && <parts.TileFact area={area.id} viewer={viewer} />} />
                      ))
                    : Array.from({ length: SKELETON_TILES }, (_, at) => <li key={at} className={`box ${styles.skeleton}`} />)}
            </ul>
            {viewer && parts && <parts.Below viewer={viewer} />}
        </>
    );
}

function Tile({ area, fact }: { area: VisibleArea; fact: ReactNode }) {
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
                <span className={styles.fact}>{fact}</span>
            </span>
        </>
    );
    return (
        <li>
            {area.external ? (
                <a className={`box ${styles.tile}`} href={area.href} target="_blank" rel="noopener noreferrer">
                    {content}
                </a>
            ) : (
                <Link offered className={`box ${styles.tile}`} to={area.href}>
                    {content}
                </Link>
            )}
        </li>
    );
}
