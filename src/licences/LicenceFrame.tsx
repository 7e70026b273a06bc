import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../customRoutes/paths';
import type { Licence } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { PageSkeleton } from '../shared/feedback/Skeleton';
import { CustomerMissing } from '../shared/CustomerMissing';
import { formatExpiry, hasExpiry, nowSeconds } from '../shared/format/date';
import { useFigure } from '../shared/hooks/useFigure';
import { PageHeader } from '../shared/PageHeader';
import { RecordFailure } from '../shared/recordFailure';
import { isExpired } from './licence';
import { useLicence } from './useLicence';
import styles from './licences.module.css';

interface LicenceFrameProps {
    /** title of a sub-page, translated; none on the licence's own page */
    section?: string;
    /** one line of facts below the title of the licence's own page; a sub-page names the licence, how much of it is used, and when it ends */
    facts?: (licence: Licence) => ReactNode;
    /** buttons at the top right */
    actions?: (licence: Licence) => ReactNode;
    children: (licence: Licence) => ReactNode;
}

/**
 * What the pages of one licence share: the licence of the address, the breadcrumb, the head, and the danger notice when it is expired
 * (specification 2, section 4). A licence that does not exist shows the not-found page.
 */
export function LicenceFrame({ section, facts, actions, children }: LicenceFrameProps) {
    const translate = useTranslate();
    const figure = useFigure();
    const [language] = useLocaleState();
    const { licence: id = '' } = useParams();
    const { data: licence, error } = useLicence(id);
    const list = { title: translate('licences.title'), url: paths.licences };
    const name = licence?.name ?? '…';
    useBreadcrumb(
        section
            ? [list, { title: name, url: paths.licence(id), truncate: true }, { title: section }]
            : [list, { title: name, truncate: true }],
    );

    const subPageFacts = (shown: Licence) => (
        <>
            <bdi>{shown.name}</bdi> ·{' '}
            {translate('licences.usage', { used: figure(shown.count_active_licences), count: figure(shown.count) })}
            {hasExpiry(shown.expire) && !isExpired(shown, nowSeconds()) && (
                <> · {translate('licences.endsOn', { date: formatExpiry(shown.expire, language) })}</>
            )}
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
                    {translate('licences.expiredNotice')}
                </p>
            )}
            {children(licence)}
        </>
    );
}
