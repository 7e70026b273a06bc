import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from '#i18n/useT';
import { FormModal } from '../form/FormModal';
import type { PortalForm } from '../form/usePortalForm';
import { FailedNotice } from '../list/FailedNotice';
import styles from './many.module.css';
import { LeftOutRows, Named, Reading, type ReasonedRows, type Rows } from './rows';

interface Identified {
    id: string;
}

interface ManyModalProps<Values extends FieldValues, Row extends Identified, Left extends Identified> {
    form: PortalForm<Values>;
    title: string;
    submit: string;
    /** cannot be undone */
    destroys?: boolean;
    /** the selected rows are being read */
    isPending: boolean;
    failure: Error | null;
    onRetry(): unknown;
    /** what will happen */
    text: string;
    /** to whom it applies */
    run: Rows<Row>;
    /** shown when it applies to none of them */
    nobody: string;
    leftOut: ReasonedRows<Left>;
    /** the form's fields, and anything else to decide first */
    children?: ReactNode;
}

/** Prepares an action on many rows: shows what will happen, to how many rows, and which rows are left out and why (MANY-12). */
export function ManyModal<Values extends FieldValues, Row extends Identified, Left extends Identified>(
    props: ManyModalProps<Values, Row, Left>,
) {
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

function ManyFields<Values extends FieldValues, Row extends Identified, Left extends Identified>(
    props: ManyModalProps<Values, Row, Left>,
) {
    const t = useT();
    const { failure, onRetry, isPending, text, run, nobody, leftOut, children } = props;
    if (failure) return <FailedNotice error={failure} onRetry={onRetry} />;
    if (isPending) return <Reading label={t('list.loading')} />;
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
