import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '#i18n/useT';
import { FormModal } from '../form/FormModal';
import type { PortalForm } from '../form/usePortalForm';
import { FailedNotice } from '../list/FailedNotice';
import styles from './many.module.css';

/** Maximum number of rows listed by name; the rest is a number. */
const NAMED = 8;
/** How many of those who are left out are named; the rest is a number. */
const LEFT_OUT_NAMED = 100;

/** Rows below a heading that tells their number; all texts translated. */
interface Rows<Row> {
    title: string;
    rows: readonly Row[];
}

export interface ManyModalProps<Values extends FieldValues> {
    form: PortalForm<Values>;
    title: string;
    submit: string;
    /** cannot be undone */
    destroys?: boolean;
    /** the chosen rows are being read */
    isPending: boolean;
    failure: Error | null;
    onRetry(): unknown;
    /** what will happen */
    text: string;
    /** to whom it applies */
    run: Rows<{ id: string; name: ReactNode }>;
    /** said when it applies to none of them */
    nobody: string;
    leftOut: Rows<{ id: string; name: ReactNode; reason: string }>;
    /** the form's fields, and what else has to be known before */
    children?: ReactNode;
}

/** Prepares work on many rows: tells in figures what will happen, to which rows it applies, and which are left out, and why (MANY-12). */
export function ManyModal<Values extends FieldValues>(props: ManyModalProps<Values>) {
    const { form, title, submit, destroys, isPending, failure, run } = props;
    return (
        <FormModal
            form={form}
            size="lg"
            title={title}
            submit={submit}
            destroys={destroys}
            disabled={isPending || failure !== null || run.rows.length === 0}
        >
            <ManyFields {...props} />
        </FormModal>
    );
}

function ManyFields<Values extends FieldValues>(props: ManyModalProps<Values>) {
    const t = useT();
    const { failure, onRetry, isPending, text, run, nobody, leftOut, children } = props;
    if (failure) return <FailedNotice error={failure} onRetry={onRetry} />;
    if (isPending) {
        return (
            <div className={styles.form} role="status" aria-label={t('list.loading')}>
                <span className={styles.bone} />
                <span className={styles.bone} />
            </div>
        );
    }
    return (
        <div className={styles.form}>
            {run.rows.length > 0 ? (
                <>
                    <p className={styles.text}>{text}</p>
                    <Named {...run} />
                    {children}
                </>
            ) : (
                <p className={styles.note} role="note">
                    {nobody}
                </p>
            )}
            <LeftOutRows {...leftOut} />
        </div>
    );
}

/** The number of rows, and the first of them. */
export function Named({ title, rows }: Rows<{ id: string; name: ReactNode }>) {
    const t = useT();
    return (
        <div>
            <h3 className={styles.heading}>{title}</h3>
            <p className={styles.names}>
                {rows.slice(0, NAMED).map(({ id, name }) => (
                    <bdi key={id} className={styles.name}>
                        {name}
                    </bdi>
                ))}
                {rows.length > NAMED && (
                    <span className={styles.more}>{t('list.choice.more', { smart_count: rows.length - NAMED })}</span>
                )}
            </p>
        </div>
    );
}

/** The rows to which the work does not apply, and why. */
function LeftOutRows({ title, rows }: ManyModalProps<FieldValues>['leftOut']) {
    const t = useT();
    if (rows.length === 0) return null;
    return (
        <div className={styles.reasons}>
            <h3 className={styles.heading}>{title}</h3>
            {/* It scrolls, so it must be focusable by keyboard. */}
            <ul className={styles.reasonList} tabIndex={0} aria-label={title}>
                {rows.slice(0, LEFT_OUT_NAMED).map(({ id, name, reason }) => (
                    <li key={id} className={styles.reason}>
                        <bdi className={styles.who}>{name}</bdi>
                        <span>{reason}</span>
                    </li>
                ))}
            </ul>
            {rows.length > LEFT_OUT_NAMED && (
                <p className={styles.note}>{t('list.choice.more', { smart_count: rows.length - LEFT_OUT_NAMED })}</p>
            )}
        </div>
    );
}
