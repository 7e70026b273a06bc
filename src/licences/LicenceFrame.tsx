import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Licence } from '../../dataProvider/types';
import { CustomerMissing } from '../shared/CustomerMissing';
import { formatUtcDay, hasExpiry, nowSeconds } from '../shared/format/date';
import { PageHeader } from '../shared/PageHeader';
import { useRecord } from '../shared/query/records';
import { RecordPage, usePageRecord } from '../shared/RecordPage';
import { DOT } from '../ui/dot';
import { Callout } from '../ui/feedback/Callout';
import { isExpired } from './licence';

interface LicenceFrameProps {
    /** title of a subpage, translated; undefined on the licence's own page */
    section?: string;
    /** one line of facts below the title of the licence's own page; a subpage shows the licence's name, usage and expiry instead */
    facts?: ReactNode;
    /** buttons at the top right */
    actions?: ReactNode;
    skeleton?: ReactNode;
    children: ReactNode;
}

/**
 * The frame of a licence's pages: loads the URL's licence and shows the header, and the danger notice if it has expired (LICENCE-2). Its
 * content reads the licence with `usePageRecord`.
 */
export function LicenceFrame({ section, facts, actions, skeleton, children }: LicenceFrameProps) {
    const t = useT();
    const { licence: id = '' } = useParams();
    return (
        <RecordPage
            resource="licences"
            query={useRecord<Licence>('licences', id)}
            list={{ title: t('licences.title'), url: paths.licences }}
            skeleton={skeleton}
            section={section === undefined ? undefined : { title: section, parent: paths.licence(id) }}
        >
            <PageHeader title={section} facts={section ? <SubPageFacts /> : facts} actions={actions} />
            <CustomerMissing />
            <ExpiredNotice />
            {children}
        </RecordPage>
    );
}

function SubPageFacts() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const usage = { used: licence.count_active_licences, count: licence.count };
    return (
        <>
            <bdi translate="no">{licence.name}</bdi>
            {DOT}
            {t('licences.usage', usage)}
            <LicenceEnd licence={licence} />
        </>
    );
}

function ExpiredNotice() {
    const t = useT();
    if (!isExpired(usePageRecord<Licence>(), nowSeconds())) return null;
    return (
        <Callout tone="danger" role="note" isAbove>
            <p>{t('licences.expiredNotice')}</p>
        </Callout>
    );
}

/** When the licence ends or ended; renders nothing if it has no expiry or ended before it. */
function LicenceEnd({ licence }: { licence: Licence }) {
    const t = useT();
    const [language] = useLocaleState();
    const now = nowSeconds();
    const { expire } = licence;
    const past = (expire ?? now) < now;
    if (!hasExpiry(expire) || (isExpired(licence, now) && !past)) return null;
    return <span>{DOT + t(past ? 'licences.expiredOn' : 'licences.endsOn', { date: formatUtcDay(expire, language) })}</span>;
}
