import { Link } from 'react-router';
import { useT } from '#i18n/useT';
import { useAreas, type VisibleArea } from '../../src/shared/areas';
import { CustomerMissing } from '../../src/shared/CustomerMissing';
import { useBreadcrumb } from '../../src/shared/breadcrumb';
import { useCurrentCustomer, useCurrentUser } from '../../src/shared/hooks/useCurrent';
import { ExternalIcon } from '../../src/ui/icons';
import { PageHeader } from '../../src/shared/PageHeader';
import styles from './dashboard.module.css';

/** Placeholder tiles while the user is loading; about as many as most users see. */
const SKELETON_TILES = 6;

/** The dashboard: a tile for each area that the user may open (SHELL-11). */
export default function DashboardPage() {
    const t = useT();
    const areas = useAreas();
    const user = useCurrentUser();
    const customer = useCurrentCustomer();
    useBreadcrumb([{ title: t('dashboard.title') }]);

    if (user.error && !user.data) throw user.error;
    // All tiles appear together: rules that depend on the customer wait until it is loaded or has failed to load.
    const ready = user.data && !customer.isPending;
    const name = user.data && (user.data.forename || user.data.alias || user.data.email);

    return (
        <>
            <PageHeader title={name ? t('dashboard.greeting', { name }) : t('dashboard.title')} facts={t('dashboard.intro')} />
            <CustomerMissing />
            <ul className={styles.tiles} aria-busy={!ready}>
                {ready
                    ? areas.map(area => <Tile key={area.id} area={area} />)
                    : Array.from({ length: SKELETON_TILES }, (_, at) => <li key={at} className={styles.skeleton} />)}
            </ul>
        </>
    );
}

function Tile({ area }: { area: VisibleArea }) {
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
