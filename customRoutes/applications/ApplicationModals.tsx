import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Application } from '../../dataProvider/types';
import { DocumentIcon, DownloadIcon, ExternalIcon } from '../../src/ui/icons';
import { Modal } from '../../src/ui/modal/Modal';
import { languageName, type Chosen, type DownloadChoice } from './application';
import styles from './applications.module.css';

/** Which modal is open: the documents of an application, or its downloads by language. */
export type ApplicationDialog =
    | ({ kind: 'documents'; label: string } & Chosen<Application['documents'][number]>)
    | { kind: 'downloads'; label: string; choices: readonly DownloadChoice[] };

/** The page's two modals; loaded when the first one is opened. */
export default function ApplicationModals({ dialog, onClose }: { dialog: ApplicationDialog; onClose: () => void }) {
    const t = useT();
    const name = dialog.label;
    const documents = dialog.kind === 'documents';
    return (
        <Modal onClose={onClose} title={t(documents ? 'applications.documentsOf' : 'applications.downloadOf', { name })}>
            {dialog.kind === 'documents' ? (
                <Documents items={dialog.items} fallback={dialog.fallback} />
            ) : (
                <Downloads choices={dialog.choices} onClose={onClose} />
            )}
        </Modal>
    );
}

function Documents({ items, fallback }: Chosen<Application['documents'][number]>) {
    const t = useT();
    const [language] = useLocaleState();
    return (
        <>
            {fallback && (
                <p className={`${styles.hint} muted small no-margin`}>
                    {t('applications.documentsFallback', { language: languageName(language, language) })}
                </p>
            )}
            <ul className={`plain-list ${styles.links}`}>
                {items.map((item, at) => (
                    <li key={at}>
                        <a href={item.href} target="_blank" rel="noopener noreferrer">
                            <DocumentIcon />
                            <bdi translate="no">{item.label}</bdi>
                            <ExternalIcon size={14} />
                            <span className="visually-hidden">({t('layout.opensNewTab')})</span>
                        </a>
                    </li>
                ))}
            </ul>
        </>
    );
}

function Downloads({ choices, onClose }: { choices: readonly DownloadChoice[]; onClose: () => void }) {
    const t = useT();
    const [language] = useLocaleState();
    return (
        <>
            <p className={`${styles.hint} muted small no-margin`}>{t('applications.chooseLanguage')}</p>
            <ul className={`plain-list ${styles.links}`}>
                {choices.map((choice, at) => (
                    <li key={at}>
                        <a href={choice.href} download="" target="_blank" rel="noopener noreferrer" onClick={onClose}>
                            <DownloadIcon />
                            {choice.language === null ? t('applications.allLanguages') : languageName(choice.language, language)}
                            {choice.file && (
                                <bdi translate="no" className={styles.file}>
                                    {' '}
                                    {choice.file}
                                </bdi>
                            )}
                        </a>
                    </li>
                ))}
            </ul>
        </>
    );
}
