import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useFailureText } from './failure';
import { useFormatNumber } from './hooks/useFormatNumber';
import { RowName } from './list/RowName';
import type { RowOpening } from './list/types';
import { Section } from '../ui/Section';
import styles from './detail.module.css';

/** The most rows that a page shows of a list which has its own page. */
export const FIRST_ROWS = 5;

/** A row: its name, a note, and its state; `to` is the path of its page, `opening` what it opens if it has none. */
interface RowWords<Row extends RaRecord> {
    name: string;
    note?: ReactNode;
    /** the note as a tooltip, if it is not text */
    noteTitle?: string;
    state?: ReactNode;
    to?: string;
    opening?: RowOpening<Row>;
}

interface FirstRowsProps<Row extends RaRecord> {
    /** translated */
    title: string;
    /** number in the heading; undefined until it is known */
    count: number | undefined;
    /** path of the page with all rows */
    to: string;
    /** the expected number of rows, so that nothing moves when they arrive */
    expected: number;
    /** undefined while loading or after a failure; null shows the heading only */
    rows: readonly Row[] | undefined | null;
    error: Error | null;
    onRetry(): unknown;
    /** shown instead of no rows, translated */
    empty: string;
    words(row: Row): RowWords<Row>;
}

/**
 * The first rows of a list below a heading that links to all of them. It loads independently of the page; a failure is one line with a retry
 * button.
 */
export function FirstRows<Row extends RaRecord>({ title, count, to, ...body }: FirstRowsProps<Row>) {
    const formatNumber = useFormatNumber();
    return (
        <Section title={title} count={count === undefined ? undefined : formatNumber(count)} to={to}>
            <Body {...body} />
        </Section>
    );
}

type BodyProps<Row extends RaRecord> = Omit<FirstRowsProps<Row>, 'title' | 'count' | 'to'>;

function Body<Row extends RaRecord>({ expected, rows, error, onRetry, empty, words }: BodyProps<Row>) {
    const t = useT();
    const failureText = useFailureText();
    if (rows === null) return null;
    if (!rows && error) {
        return (
            <div className={`box ${styles.box}`} role="status">
                <p className={`row ${styles.quiet} muted no-margin`}>
                    {failureText(error)}
                    <Button onClick={() => onRetry()}>{t('list.tryAgain')}</Button>
                </p>
            </div>
        );
    }
    if (!rows) {
        return (
            <div className={`box ${styles.box}`} role="status" aria-label={t('list.loading')}>
                <div className={styles.rows}>
                    {Array.from({ length: Math.max(1, Math.min(FIRST_ROWS, expected)) }, (_, at) => (
                        <div key={at} className={styles.row}>
                            <Skeleton width="60%" />
                        </div>
                    ))}
                </div>
            </div>
        );
    }
    if (rows.length === 0) {
        return (
            <div className={`box ${styles.box}`}>
                <p className={`row ${styles.quiet} muted no-margin`}>{empty}</p>
            </div>
        );
    }
    return (
        <div className={`box ${styles.box}`}>
            <ul className={`plain-list ${styles.rows}`}>
                {rows.slice(0, FIRST_ROWS).map(row => {
                    const { name, note, noteTitle, state, to, opening } = words(row);
                    return (
                        <li key={row.id} className={styles.row}>
                            <span className={styles.rowTitle} title={name}>
                                <RowName row={row} name={name} href={to === undefined ? undefined : () => to} opening={opening} />
                            </span>
                            {note && (
                                <span
                                    className={`${styles.rowNote} muted small`}
                                    title={noteTitle ?? (typeof note === 'string' ? note : undefined)}
                                >
                                    <bdi translate="no">{note}</bdi>
                                </span>
                            )}
                            {state && <span className={`${styles.rowState} muted small`}>{state}</span>}
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}
