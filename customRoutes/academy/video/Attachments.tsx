import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Video } from '#dataProvider/types';
import { webAddress } from '#src/shared/format/address';
import { DOT } from '#src/ui/dot';
import { DownloadIcon } from '#src/ui/icons';
import { formatBytes, typeName } from './attachment';
import framed from '#src/ui/framed.module.css';
import styles from './video.module.css';

/** The files that belong to a video: label, type, size, and a download (ACADEMY-2). */
export function Attachments({ attachments }: { attachments: Video['attachments'] }) {
    const t = useT();
    const [language] = useLocaleState();
    const open = attachments.flatMap(attachment => {
        const href = webAddress(attachment.resourceUri);
        return href ? [{ ...attachment, href }] : [];
    });
    if (open.length === 0) return null;
    return (
        <section className={styles.section}>
            <h2 className={`heading ${styles.heading}`}>{t('academy.player.attachments')}</h2>
            <ul className={`plain-list box ${framed.list}`}>
                {open.map(({ label, type, size, href }) => (
                    <li key={href}>
                        <a href={href} download target="_blank" rel="noopener noreferrer" className={`row ${styles.attachment}`}>
                            <DownloadIcon />
                            <bdi translate="no" className={styles.attachmentLabel}>
                                {label}
                            </bdi>
                            <span className="muted small">
                                {[typeName(type), formatBytes(size, language)].filter(Boolean).join(DOT)}
                            </span>
                        </a>
                    </li>
                ))}
            </ul>
        </section>
    );
}
