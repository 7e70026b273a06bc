import { useT } from '#i18n/useT';
import type { CloudGroup } from '#dataProvider/types';
import { SelectField } from '../../shared/form/fields';
import { FailedNotice } from '../../shared/list/FailedNotice';
import type { BatchKind } from './batch';
import styles from './batch.module.css';
import { LicenceFields } from './LicenceFields';
import { KeySupplyNotice } from '../KeySupplyNotice';
import { LeftOut, People, WhoGets } from './PeopleLists';
import type { BatchForm } from './useBatchForm';

/** The fields to fill in before a batch starts, whom it affects, and whom it leaves out. */
export function BatchFields({ kind, about, school }: { kind: BatchKind; about: BatchForm; school: boolean }) {
    const t = useT();
    const { plan, failure } = about;
    if (failure) return <FailedNotice error={failure.error} onRetry={failure.retry} />;
    if (about.isPending) {
        return (
            <div className={styles.form} role="status" aria-label={t('users.batch.loading')}>
                <span className={styles.bone} />
                <span className={styles.bone} />
            </div>
        );
    }
    return (
        <div className={styles.form}>
            {kind === 'licence' && (
                <LicenceFields
                    required={about.isExpiryRequired}
                    licences={about.licences}
                    school={school}
                    inactive={plan.run.filter(({ id }) => about.inactive.has(id)).length}
                />
            )}
            {kind === 'group' && <GroupField groups={about.groups} />}
            {(kind === 'reset' || kind === 'activate') && <p className={styles.text}>{t(`users.batch.text.${kind}`)}</p>}
            <KeySupplyNotice
                supply={about.supply}
                count={plan.run.length}
                givesSpare={about.givesSpare}
                urgent={about.tried}
                onGiveSpare={givesSpare => about.decide({ givesSpare })}
            />
            {about.supply.isShort || about.without.size > 0 ? (
                <WhoGets
                    people={about.able}
                    without={about.without}
                    room={about.supply.free + (about.givesSpare ? about.supply.spare.length : 0)}
                    onChange={without => about.decide({ without })}
                />
            ) : plan.run.length > 0 ? (
                <People people={plan.run} />
            ) : (
                <p className={styles.note} role="note">
                    {t('users.batch.nobody')}
                </p>
            )}
            <LeftOut leftOut={plan.leftOut.filter(({ obstacle }) => obstacle !== 'without')} />
        </div>
    );
}

function GroupField({ groups }: { groups: readonly CloudGroup[] }) {
    const t = useT();
    if (groups.length === 0) return <p className={styles.note}>{t('users.batch.group.none')}</p>;
    return (
        <SelectField
            name="id"
            label={t('users.batch.group.label')}
            placeholder={t('users.batch.group.placeholder')}
            options={groups.map(group => ({ value: group.id, label: group.label }))}
        />
    );
}
