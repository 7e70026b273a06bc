import { useT } from '#i18n/useT';
import styles from './paper.module.css';

/** The lines on which two people sign what was printed: who did it, and who has checked it. Not shown on the screen. */
export function Signatures() {
    const t = useT();
    return (
        <dl className={styles.lines}>
            {(['done', 'checked'] as const).map(role => (
                <div key={role}>
                    <dt>{t(`planReceipt.signatures.${role}`)}</dt>
                    <dd>{t('planReceipt.signatures.line')}</dd>
                </div>
            ))}
        </dl>
    );
}
