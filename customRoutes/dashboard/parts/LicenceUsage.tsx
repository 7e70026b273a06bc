import { useMemo, type CSSProperties } from 'react';
import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { overviewOf, usedPercent } from '#src/licences/public';
import { nowSeconds } from '#src/shared/format/date';
import styles from './parts.module.css';
import { useLicences } from './reads';
import { Section, WaitingRows } from './Section';
import { RowLink, rowLinkBox } from '#src/ui/RowLink';

/**
 * The usage of the fullest licences: bars, and a table for screen readers (DASH-4). A failed read shows one plain sentence. `full`: as high as
 * the space above the tiles.
 */
export function LicenceUsage({ full = false }: { full?: boolean }) {
    const t = useT();
    const { rows, error } = useLicences();
    const fullest = useMemo(() => (rows ? overviewOf(rows, nowSeconds()).fullest : []), [rows]);
    const words = () => {
        if (error) return t('dashboard.usage.failed');
        return t(rows === null ? 'dashboard.usage.tooMany' : 'dashboard.usage.none');
    };
    return (
        <Section
            full={full}
            title={t('dashboard.usage.title')}
            more={{ to: paths.licences, label: t('dashboard.usage.all') }}
            busy={rows === undefined && !error}
        >
            {rows === undefined && !error && <WaitingRows count={5} />}
            {(rows !== undefined || error) && fullest.length === 0 && (
                <p className={`${styles.nothing} muted no-margin`}>{words()}</p>
            )}
            {fullest.length > 0 && (
                <table role="table" className={styles.usage} aria-label={t('dashboard.usage.title')}>
                    <thead className="visually-hidden">
                        <tr>
                            <th scope="col">{t('userDetail.keys.licence')}</th>
                            <th scope="col">{t('licences.fields.used')}</th>
                        </tr>
                    </thead>
                    <tbody role="rowgroup">
                        {fullest.map(licence => (
                            <UsageRow key={licence.id} licence={licence} />
                        ))}
                    </tbody>
                </table>
            )}
        </Section>
    );
}

/** The roles are said, because Safari takes none from a table whose rows are grids. */
function UsageRow({ licence }: { licence: Licence }) {
    const t = useT();
    const percent = usedPercent(licence);
    const figures = { used: licence.count_active_licences, count: licence.count };
    return (
        <tr
            role="row"
            className={rowLinkBox}
            style={{ '--share': `${percent}%` } as CSSProperties}
            data-full={percent === 100 || undefined}
        >
            <th scope="row" role="rowheader">
                <RowLink to={paths.licence(licence.id)}>
                    <bdi translate="no">{licence.name}</bdi>
                </RowLink>
            </th>
            <td role="cell">{t('dashboard.usage.of', figures)}</td>
        </tr>
    );
}
