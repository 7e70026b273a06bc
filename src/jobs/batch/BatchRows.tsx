import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import styles from '../../shared/many/many.module.css';

/** The rows of a dialog about several records: those that it applies to, and those that it leaves out. */

/** Maximum number of rows listed by name; the rest is a number. */
const NAMED = 8;
/** How many of those who are left out are named; the rest is a number. */
const LEFT_OUT_NAMED = 100;

/** Rows below a translated heading with their number. */
interface Rows<Row extends { id: string }> {
    title: string;
    rows: readonly Row[];
    nameOf(row: Row): ReactNode;
}

interface ReasonedRows<Row extends { id: string }> extends Rows<Row> {
    /** translated */
    reasonOf(row: Row): string;
}

/** The number of rows, and the first of them. */
export function Named<Row extends { id: string }>({ title, rows, nameOf }: Rows<Row>) {
    const t = useT();
    return (
        <div>
            <h3 className={styles.heading}>{title}</h3>
            <p className={styles.names}>
                {rows.slice(0, NAMED).map(row => (
                    <bdi translate="no" key={row.id} className={`${styles.name} small`}>
                        {nameOf(row)}
                    </bdi>
                ))}
                {rows.length > NAMED && (
                    <span className="muted">{t('list.choice.more', { smart_count: rows.length - NAMED })}</span>
                )}
            </p>
        </div>
    );
}

/** The rows to which the work does not apply, and why. */
export function LeftOutRows<Row extends { id: string }>({ title, rows, nameOf, reasonOf }: ReasonedRows<Row>) {
    const t = useT();
    if (rows.length === 0) return null;
    return (
        <div className={styles.reasons}>
            <h3 className={styles.heading}>{title}</h3>
            {/* It scrolls, so it must be focusable by keyboard. */}
            <ul className={`stack gap-4 plain-list ${styles.reasonList}`} tabIndex={0} aria-label={title}>
                {rows.slice(0, LEFT_OUT_NAMED).map(row => (
                    <li key={row.id} className={styles.reason}>
                        <bdi translate="no" className={styles.who}>
                            {nameOf(row)}
                        </bdi>
                        <span>{reasonOf(row)}</span>
                    </li>
                ))}
            </ul>
            {rows.length > LEFT_OUT_NAMED && (
                <p className="muted no-margin">{t('list.choice.more', { smart_count: rows.length - LEFT_OUT_NAMED })}</p>
            )}
        </div>
    );
}
