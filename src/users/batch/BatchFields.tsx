import { useT } from '#i18n/useT';
import { KeyHolders } from '../../keys/public';
import { GuestChip } from '../../shared/fields/GuestChip';
import { PersonName } from '../../shared/fields/PersonName';
import { SelectField } from '../../shared/form/fields';
import { FailedNotice } from '../../shared/list/FailedNotice';
import styles from '../../shared/many/many.module.css';
import { LeftOutRows, Named, Reading } from '../../shared/many/rows';
import { unknownPerson, type BatchKind } from './batch';
import { DeleteFields } from './DeleteFields';
import { LicenceFields, TakeField } from './LicenceFields';
import type { BatchForm } from './useBatchForm';

interface BatchFieldsProps {
    kind: BatchKind;
    about: BatchForm;
    /** the licence or group is that of the page */
    fixed: boolean;
}

/** The fields to fill in before a batch starts, whom it affects, and whom it leaves out and why (MANY-10). */
export function BatchFields({ kind, about, fixed }: BatchFieldsProps) {
    const t = useT();
    const { plan, failure } = about;
    if (failure) return <FailedNotice error={failure.error} onRetry={failure.retry} />;
    if (about.isPending) return <Reading label={t('users.batch.loading')} progress={about.progress} />;
    return (
        <div className={styles.form}>
            {kind === 'licence' && <LicenceFields about={about} />}
            {kind === 'take' && !fixed && <TakeField about={about} />}
            {(kind === 'group' || kind === 'leave') && !fixed && <GroupField about={about} leave={kind === 'leave'} />}
            {kind !== 'licence' && kind !== 'group' && <p className={styles.text}>{t(`users.batch.text.${kind}`)}</p>}
            {plan.run.length === 0 ? (
                <p className={styles.note} role="note">
                    {t('users.batch.nobody')}
                </p>
            ) : (
                // Who gets a licence with too few keys is asked by name above.
                !about.needs.some(({ lacking, free }) => lacking.length > free) && (
                    <Named
                        title={t('users.batch.people', { smart_count: plan.run.length })}
                        rows={plan.run}
                        nameOf={person => (
                            <>
                                <PersonName person={person} inline /> <GuestChip person={person} />
                            </>
                        )}
                    />
                )
            )}
            <div role="status">
                <KeyHolders holders={about.sharers} text={t('keys.delete.others')} />
            </div>
            <LeftOutRows
                title={t('users.batch.leftOut', { smart_count: plan.leftOut.length })}
                rows={plan.leftOut}
                nameOf={({ id, row }) => <PersonName person={row ?? unknownPerson(id)} />}
                reasonOf={({ obstacle }) => t(`users.batch.reasons.${obstacle}`)}
            />
            {kind === 'delete' && plan.run.length > 0 && <DeleteFields about={about} />}
        </div>
    );
}

function GroupField({ about: { groups }, leave }: { about: BatchForm; leave: boolean }) {
    const t = useT();
    if (groups.length === 0) {
        return <p className={styles.note}>{t(leave ? 'users.batch.group.noneOfThem' : 'users.batch.group.none')}</p>;
    }
    return (
        <SelectField
            name="id"
            label={t('users.batch.group.label')}
            placeholder={t('users.batch.group.placeholder')}
            options={groups.map(group => ({ value: group.id, label: group.label }))}
        />
    );
}
