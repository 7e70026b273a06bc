import { useT } from '#i18n/useT';
import { TextField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { FailedNotice } from '../../shared/list/FailedNotice';
import styles from '../../shared/many/many.module.css';
import { ReadingRows } from '../../shared/many/ReadingRows';
import { LeftOutRows, Named } from './BatchRows';
import { useBatch, type BatchParams } from './useBatch';
import type { Identified, Reading } from './verb';

/**
 * Prepares an action on several rows: what will happen, to which of them, and which are left out and why; starts it as a job, whose progress is
 * shown at the foot of the layout and whose page lists what failed (MANY-4, MANY-10, MANY-12).
 */
export function BatchDialog<Row extends Identified, Values extends object, About, Facts extends Reading>(
    params: BatchParams<Row, Values, About, Facts>,
) {
    const { verb, about } = params;
    const { kind, destroys = false, Above } = verb;
    const t = useT();
    const batch = useBatch(params);
    return (
        <FormModal
            form={batch.form}
            size="lg"
            title={t(`verbs.${kind}.title`)}
            submit={t(`verbs.${kind}.submit`)}
            disabled={batch.isPending || batch.isReading || batch.failure !== null || batch.plan.run.length === 0}
            destroys={destroys}
        >
            {Above && <Above about={about} />}
            <BatchFields params={params} batch={batch} />
        </FormModal>
    );
}

interface BatchFieldsProps<Row extends Identified, Values extends object, About, Facts extends Reading> {
    params: BatchParams<Row, Values, About, Facts>;
    batch: ReturnType<typeof useBatch<Row, Values, About, Facts>>;
}

function BatchFields<Row extends Identified, Values extends object, About, Facts extends Reading>({
    params: { verb, kin, progress },
    batch: { plan, decided, count, failure, isPending },
}: BatchFieldsProps<Row, Values, About, Facts>) {
    const t = useT();
    const { of } = kin;
    const { Fields, Consequences, text, namesRows } = verb;
    const smart_count = plan.run.length;
    if (failure) return <FailedNotice error={failure.error} onRetry={failure.retry} />;
    if (isPending) return <ReadingRows label={t(kin.reading)} progress={progress} />;
    return (
        <div className={styles.form}>
            {Fields && <Fields {...decided} />}
            {text && smart_count > 0 && <p className="no-margin">{t(text(decided), { smart_count })}</p>}
            {smart_count === 0 && (
                <p className="muted no-margin" role="note">
                    {t(`jobs.batch.${of}.nobody`)}
                </p>
            )}
            {smart_count > 0 && namesRows?.(decided) !== false && (
                <Named title={t(`jobs.batch.${of}.count`, { smart_count })} rows={plan.run} nameOf={kin.nameOf} />
            )}
            {Consequences && <Consequences {...decided} />}
            <LeftOutRows
                title={t(`jobs.batch.${of}.leftOut`, { smart_count: plan.leftOut.length })}
                rows={plan.leftOut}
                nameOf={({ id, row }) => kin.leftOutName(id, row)}
                reasonOf={({ obstacle }) => t(obstacle === 'gone' ? 'jobs.batch.gone' : obstacle)}
            />
            {verb.typed && of !== 'seats' && smart_count > 0 && (
                <TextField
                    name="typed"
                    required
                    label={t(`jobs.batch.${of}.typed.label`)}
                    hint={t(`jobs.batch.${of}.typed.hint`, { count })}
                />
            )}
        </div>
    );
}
