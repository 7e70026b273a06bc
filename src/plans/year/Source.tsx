import { useT } from '#i18n/useT';
import { local, PLAN_YEAR_KEY } from '#storage/storage';
import { freeKeys, KeyCounting } from '../../licences/public';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { RadioField } from '../../ui/inputs/RadioField';
import { Expiry } from '../invite/Expiry';
import { currentLicencesFor } from '../givable';
import type { DraftProps } from '../kind';
import { Part } from '../Part';
import { ListSource } from '../source/ListSource';
import step from '../step.module.css';
import { toggled } from '../toggled';
import { ACCOUNTS, MAILS, type YearDraft } from './draft';
import { OldFields } from './OldFields';
import { useLicences } from '../reads';
import styles from './year.module.css';

/** Last year's pupils, the new list, what everybody in it gets, and what becomes of those who leave (YEAR-1). */
export function Source(props: DraftProps<YearDraft>) {
    const { draft, customer, onChange } = props;
    const t = useT();
    const { demo } = customer.flags;
    const change = (changes: Partial<YearDraft>) => onChange(now => ({ ...now, ...changes }));
    return (
        <div className={step.parts}>
            <OldFields draft={draft} customer={customer} onChange={onChange} />
            <Part
                title={t('planYear.source.list')}
                text={t(demo ? 'planYear.source.listTextNoGroups' : 'planYear.source.listText')}
            >
                {/* Answers are kept: another try with a list that was corrected knows them. */}
                <ListSource list={draft} onChange={change} />
            </Part>
            <Gets {...props} />
            <Part title={t('planYear.source.account')}>
                <RadioField
                    name="account"
                    label={t('planYear.source.account')}
                    value={draft.account}
                    options={ACCOUNTS.map(value => ({
                        value,
                        label: t(`planYear.account.${value}`),
                        hint: t(demo && value === 'keep' ? 'planYear.account.keepHintNoGroups' : `planYear.account.${value}Hint`),
                    }))}
                    onChange={account => change({ account })}
                />
            </Part>
            <Part title={t('planYear.source.mail')}>
                <RadioField
                    name="mail"
                    label={t('planYear.source.mail')}
                    value={draft.mail}
                    options={MAILS.map(value => ({
                        value,
                        label: t(`planYear.mail.${value}`),
                        hint: t(`planYear.mail.${value}Hint`),
                    }))}
                    onChange={mail => change({ mail })}
                />
                <CheckboxField
                    label={t('planYear.source.trial')}
                    hint={t('planYear.source.trialHint')}
                    checked={draft.trial}
                    onChange={trial => change({ trial })}
                />
            </Part>
        </div>
    );
}

/** The expiry of all keys, and the licences of everybody in the list. */
function Gets({ draft, customer, onChange }: DraftProps<YearDraft>) {
    const t = useT();
    const { data, error, refetch } = useLicences();
    const licences = currentLicencesFor(data ?? [], customer);
    const toggle = (id: string, isGiven: boolean) => onChange(now => ({ ...now, licences: toggled(now.licences, id, isGiven) }));
    return (
        <Part title={t('planYear.source.gets')}>
            <div className={styles.fields}>
                <Expiry
                    label={t('planYear.source.day')}
                    day={draft.day}
                    required
                    onChange={day => {
                        // Next year's plan begins with the same day and month.
                        if (day !== '') local.set(PLAN_YEAR_KEY, day.slice(5));
                        onChange(now => ({ ...now, day }));
                    }}
                />
            </div>
            <CheckboxGroup
                legend={t('planYear.source.licences')}
                options={licences.map(licence => ({
                    id: licence.id,
                    label: licence.name,
                    hint: t('planYear.source.free', { smart_count: freeKeys(licence) }),
                }))}
                chosen={draft.licences}
                onToggle={toggle}
            >
                {error && <FailedNotice error={error} onRetry={refetch} />}
                {data && licences.length === 0 && <p className="muted no-margin">{t('planYear.source.noLicences')}</p>}
                {licences.length > 0 && <KeyCounting />}
            </CheckboxGroup>
        </Part>
    );
}
