import { useState } from 'react';
import { useT } from '#i18n/useT';
import { useBreadcrumb } from '../../src/shared/breadcrumb';
import { Skeleton } from '../../src/ui/feedback/Skeleton';
import { FailedNotice } from '../../src/shared/list/FailedNotice';
import { Notice } from '../../src/ui/feedback/Notice';
import { ShowMore, useShowMore } from '../../src/shared/list/ShowMore';
import { PageHeader } from '../../src/shared/PageHeader';
import { ApplicationCard } from './ApplicationCard';
import type { ApplicationDialog } from './ApplicationModals';
import styles from './applications.module.css';
import { useApplications } from './useApplications';
import { lazyDialog } from '../../src/ui/modal/lazyDialog';

const ApplicationModals = lazyDialog(() => import('./ApplicationModals'));

/** Number of placeholder cards, about as many as there usually are applications. */
const SKELETON_CARDS = 4;

/** The applications with their documents, downloads and links. */
export default function ApplicationsPage() {
    const t = useT();
    const [dialog, setDialog] = useState<ApplicationDialog | null>(null);
    useBreadcrumb([{ title: t('applications.title') }]);
    return (
        <>
            <PageHeader title={t('applications.title')} facts={t('applications.intro')} />
            <Cards onDialog={setDialog} />
            {dialog && <ApplicationModals dialog={dialog} onClose={() => setDialog(null)} />}
        </>
    );
}

function Cards({ onDialog }: { onDialog(dialog: ApplicationDialog): void }) {
    const t = useT();
    const { data, isPending, error, refetch } = useApplications();
    const portion = useShowMore(data?.length ?? 0);
    if (isPending) {
        return (
            <ul className={`plain-list ${styles.cards}`} aria-busy="true" aria-label={t('layout.loading')}>
                {Array.from({ length: SKELETON_CARDS }, (_, at) => (
                    <li key={at} className={`box ${styles.card}`}>
                        <Skeleton width={140} height={20} />
                        <Skeleton />
                        <Skeleton width="60%" />
                    </li>
                ))}
            </ul>
        );
    }
    if (error && !data) return <FailedNotice error={error} onRetry={refetch} />;
    if (data.length === 0) {
        return <Notice title={t('applications.emptyTitle')} text={t('applications.emptyText')} />;
    }
    return (
        <>
            <ul className={`plain-list ${styles.cards}`}>
                {data.slice(0, portion.shown).map(application => (
                    <ApplicationCard key={application.id} listed={application} onDialog={onDialog} />
                ))}
            </ul>
            <ShowMore {...portion} />
        </>
    );
}
