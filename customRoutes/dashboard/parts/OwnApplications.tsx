import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { ButtonAnchor, ButtonLink } from '#src/ui/Button';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { DownloadIcon } from '#src/ui/icons';
import type { ListedApplication } from '../../applications/application';
import { useApplication, useApplications } from '../../applications/useApplications';
import { downloadable, downloadIn } from './own';
import styles from './parts.module.css';
import { Failed, Section, WaitingRows } from './Section';

/** Maximum number of applications. */
const MOST = 4;

/** The applications that the user can download; if there is a file for each language, in the portal's language (DASH-7). */
export function OwnApplications() {
    const t = useT();
    const [language] = useLocaleState();
    const { data, error } = useApplications();
    const offered = data ? downloadable(data, language).slice(0, MOST) : [];
    return (
        <Section
            title={t('dashboard.own.applications')}
            more={{ to: paths.applications, label: t('dashboard.own.allApplications') }}
            busy={!data && !error}
        >
            {!data && (error ? <Failed /> : <WaitingRows count={3} />)}
            {data && offered.length === 0 && (
                <p className={`${styles.nothing} muted no-margin`}>{t('dashboard.own.nothingToDownload')}</p>
            )}
            {offered.length > 0 && (
                <ul className={`plain-list ${styles.rows}`}>
                    {offered.map(application => (
                        <ApplicationRow key={application.id} listed={application} />
                    ))}
                </ul>
            )}
        </Section>
    );
}

function ApplicationRow({ listed }: { listed: ListedApplication }) {
    const t = useT();
    const [language] = useLocaleState();
    const { application, error } = useApplication(listed);
    const words = (
        <>
            {t('applications.download')} <span className="visually-hidden">{listed.label}</span>
        </>
    );
    const file = application ? downloadIn(application, language) : null;
    const offer = () => {
        if (!application && !error) return <Skeleton width={96} height={32} />;
        if (!file) {
            return (
                <ButtonLink variant="outlined" startIcon={<DownloadIcon />} to={paths.applications}>
                    {words}
                </ButtonLink>
            );
        }
        return (
            <ButtonAnchor
                variant="outlined"
                href={file}
                download=""
                target="_blank"
                rel="noopener noreferrer"
                startIcon={<DownloadIcon />}
            >
                {words}
            </ButtonAnchor>
        );
    };
    return (
        <li className={styles.row} data-dense>
            <span className={styles.rowTitle}>
                <bdi translate="no">{listed.label}</bdi>
            </span>
            {offer()}
        </li>
    );
}
