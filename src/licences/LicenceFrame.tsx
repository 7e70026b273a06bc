import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Licence } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { CustomerMissing } from '../shared/CustomerMissing';
import { formatExpiry, hasExpiry, nowSeconds } from '../shared/format/date';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { PageHeader } from '../shared/PageHeader';
import { RecordFailure } from '../shared/recordFailure';
import { isExpired } from './licence';
import { useLicence } from './useLicence';
import styles from './licences.module.css';

interface LicenceFrameProps {
    /** title of a subpage, translated; undefined on the licence's own page */
    section?: string;
    /** one line of facts below the title of the licence's own page; a subpage shows the licence's name, usage and expiry instead */
    facts?: (licence: Licence) => ReactNode;
    /** buttons at the top right */
    actions?: (licence: Licence) => ReactNode;
    children: (licence: Licence) => ReactNode;
}

/**
 * The frame of a licence's pages: loads the licence of the URL, and shows the breadcrumb, the header, and the danger notice when it is
 * expired (LICENCE-2). An unknown licence shows the not-found page.
 */
export function LicenceFrame({ section, facts, actions, children }: LicenceFrameProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const { licence: id = '' } = useParams();
    const { data: licence, error } = useLicence(id);
    const list = { title: t('licences.title'), url: paths.licences };
    const name = licence?.name ?? '…';
    useBreadcrumb(
        section
            ? [list, { title: name, url: paths.licence(id), truncate: true }, { title: section }]
            : [list, { title: name, truncate: true }],
    );

    const subPageFacts = (shown: Licence) => (
        <>
            <bdi>{shown.name}</bdi> ·{' '}
            {t('licences.usage', { used: formatNumber(shown.count_active_licences), count: formatNumber(shown.count) })}
            <LicenceEnd licence={shown} />
        </>
    );

    if (error && !licence) throw new RecordFailure(error, [list]);
    if (!licence) return <PageSkeleton />;
    return (
        <>
            <PageHeader
                title={section ?? licence.name}
                facts={section ? subPageFacts(licence) : facts?.(licence)}
                actions={actions?.(licence)}
            />
            <CustomerMissing />
            {isExpired(licence, nowSeconds()) && (
                <p className={styles.danger} role="note">
                    {t('licences.expiredNotice')}
                </p>
            )}
            {children(licence)}
        </>
    );
}

/** When the licence ends or has ended; nothing for one without an expiry, or that has ended before it. */
function LicenceEnd({ licence }: { licence: Licence }) {
    const t = useT();
    const [language] = useLocaleState();
    const now = nowSeconds();
    const { expire } = licence;
    const past = (expire ?? now) < now;
    if (!hasExpiry(expire) || (isExpired(licence, now) && !past)) return null;
    return <> · {t(past ? 'licences.expiredOn' : 'licences.endsOn', { date: formatExpiry(expire, language) })}</>;
}
