import { useLocaleState } from 'ra-core';
import { Button, ButtonAnchor } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import { useFailureText } from '../../src/shared/failure';
import { Skeleton } from '../../src/ui/feedback/Skeleton';
import { ProductSign } from '../../src/ui/Picture';
import { DocumentIcon, DownloadIcon, ExternalIcon } from '../../src/ui/icons';
import { descriptionKey, documentsFor, downloadsOf, languageName, linkFor, type ListedApplication } from './application';
import type { ApplicationDialog } from './ApplicationModals';
import styles from './applications.module.css';
import { useApplication } from './useApplications';

interface CardProps {
    listed: ListedApplication;
    onDialog(dialog: ApplicationDialog): void;
}

/** One application: its description, documents, downloads and link (APPLICATION-2). */
export function ApplicationCard({ listed, onDialog }: CardProps) {
    const t = useT();
    const textOf = useFailureText();
    const { application, error, refetch } = useApplication(listed);
    const description = descriptionKey(listed);
    return (
        <li className={`box ${styles.card}`}>
            <div className={styles.head}>
                <ProductSign product={listed.id} />
                <h2 className={`heading ${styles.title}`}>
                    <bdi translate="no">{listed.label}</bdi>
                </h2>
            </div>
            {description && <p className="muted no-margin">{t(description)}</p>}
            {error && (
                <div className={`row gap-8-12 ${styles.failed}`} role="alert">
                    <p>{textOf(error)}</p>
                    <Button variant="outlined" onClick={() => void refetch()}>
                        {t('list.tryAgain')}
                    </Button>
                </div>
            )}
            {!application && !error && <Skeleton height={38} />}
            {application && <Offers application={application} onDialog={onDialog} />}
        </li>
    );
}

/** The buttons of an application, only those that have something to offer; a text says if documents are missing. */
function Offers({ application, onDialog }: { application: ListedApplication; onDialog(dialog: ApplicationDialog): void }) {
    const t = useT();
    const [language] = useLocaleState();
    const { label } = application;
    const documents = documentsFor(application, language);
    const downloads = downloadsOf(application, language);
    const link = linkFor(application, language);
    const reason = missing(documents, link !== null || downloads.kind !== 'none');

    const newTab = <span className="visually-hidden">({t('layout.opensNewTab')})</span>;
    const of = <span className="visually-hidden">{label}</span>;
    return (
        <div className={`row gap-8 ${styles.offers}`}>
            {link && (
                <ButtonAnchor
                    variant="outlined"
                    href={link.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    startIcon={<ExternalIcon />}
                >
                    {link.fallback
                        ? t('applications.openIn', { language: languageName('en', language) })
                        : t('applications.open')}{' '}
                    {of} {newTab}
                </ButtonAnchor>
            )}
            {downloads.kind === 'single' && (
                <ButtonAnchor
                    variant="outlined"
                    href={downloads.href}
                    download=""
                    target="_blank"
                    rel="noopener noreferrer"
                    startIcon={<DownloadIcon />}
                >
                    {t('applications.download')} {of}
                </ButtonAnchor>
            )}
            {downloads.kind === 'choice' && (
                <Button
                    variant="outlined"
                    startIcon={<DownloadIcon />}
                    aria-haspopup="dialog"
                    onClick={() => onDialog({ kind: 'downloads', label, choices: downloads.choices })}
                >
                    {t('applications.download')} {of}
                </Button>
            )}
            {documents.items.length > 0 && (
                <Button
                    variant="outlined"
                    startIcon={<DocumentIcon />}
                    aria-haspopup="dialog"
                    onClick={() => onDialog({ kind: 'documents', label, ...documents })}
                >
                    {t('applications.documents')} {of}
                </Button>
            )}
            {reason && <p className="muted small no-margin">{t(reason, { language: languageName(language, language) })}</p>}
        </div>
    );
}

/** The i18n key of the text about missing documents; null when there are documents. */
function missing({ items, elsewhere }: { items: readonly unknown[]; elsewhere: boolean }, offersElse: boolean) {
    if (items.length > 0) return null;
    if (elsewhere) return 'applications.documentsNoneHere';
    return offersElse ? 'applications.documentsNone' : 'applications.nothing';
}
