import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { formatLongDay } from '../../shared/format/date';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { DateField } from '../../ui/inputs/DateField';
import { FieldFrame } from '../../ui/inputs/FieldFrame';
import box from '../../ui/inputs/box.module.css';
import { RadioField } from '../../ui/inputs/RadioField';
import { SelectField } from '../../ui/inputs/SelectField';
import { TextField } from '../../ui/inputs/TextField';
import { isListed } from '../../licences/public';
import { People } from '../Chosen';
import type { DraftProps } from '../kind';
import { Part } from '../Part';
import { toggled } from '../toggled';
import { WAYS, type YearDraft } from './draft';
import { addressesIn } from './facts';
import { useGroups, useLicences } from '../reads';
import styles from './year.module.css';

type Props = Pick<DraftProps<YearDraft>, 'draft' | 'customer' | 'onChange'>;

/** How last year's pupils are recognised, and the cloud groups of their classes (YEAR-1). */
export function OldFields({ draft, customer, onChange }: Props) {
    const t = useT();
    const { demo } = customer.flags;
    const { data: groups = [], error, refetch } = useGroups(!demo);
    const change = (changes: Partial<YearDraft>) => onChange(now => ({ ...now, ...changes }));
    const toggle = (id: string, isOld: boolean) => onChange(now => ({ ...now, groups: toggled(now.groups, id, isOld) }));
    const ways = WAYS.filter(way => way !== 'groups' || !demo);
    return (
        <Part title={t('planYear.source.old')} text={t('planYear.source.oldText')}>
            <RadioField
                name="way"
                label={t('planYear.source.old')}
                value={draft.way}
                options={ways.map(way => ({ value: way, label: t(`planYear.source.way.${way}`) }))}
                onChange={way => change({ way })}
            />
            <WayFields draft={draft} customer={customer} onChange={onChange} />
            {error && <FailedNotice error={error} onRetry={refetch} />}
            {groups.length > 0 && (
                <CheckboxGroup
                    legend={t('planYear.source.groups')}
                    text={t('planYear.source.groupsText')}
                    options={groups.filter(({ autoAdd }) => !autoAdd)}
                    chosen={draft.groups}
                    onToggle={toggle}
                />
            )}
        </Part>
    );
}

/** What the chosen way needs to know. */
function WayFields({ draft, onChange }: Props) {
    const t = useT();
    const [language] = useLocaleState();
    const licences = useLicences().data ?? [];
    const change = (changes: Partial<YearDraft>) => onChange(now => ({ ...now, ...changes }));
    switch (draft.way) {
        case 'groups':
            return null;
        case 'licence':
            return (
                <div className={styles.fields}>
                    <SelectField
                        label={t('planYear.source.licence')}
                        placeholder={t('planInvite.questions.choose')}
                        value={draft.licence}
                        options={licences.filter(isListed).map(({ id, name }) => ({ value: id, label: name }))}
                        onChange={licence => change({ licence })}
                    />
                    <DateField
                        label={t('planYear.source.until')}
                        hint={t('planYear.source.untilHint')}
                        value={draft.until}
                        long={formatLongDay(draft.until, language)}
                        clearLabel={t('planYear.source.clear')}
                        onChange={until => change({ until })}
                    />
                </div>
            );
        case 'note':
            return (
                <div className={styles.fields}>
                    <TextField
                        label={t('planYear.source.word')}
                        required
                        value={draft.word}
                        onChange={word => change({ word })}
                    />
                </div>
            );
        case 'people':
            return (
                <People
                    all
                    ids={draft.people}
                    add={t('planYear.source.add')}
                    onChange={toggled => onChange(now => ({ ...now, people: toggled(now.people) }))}
                />
            );
        case 'list':
            return (
                <FieldFrame
                    label={t('planYear.source.pasted')}
                    required
                    error={null}
                    hint={t('planYear.source.pastedHint', { smart_count: addressesIn(draft.pasted).size })}
                >
                    {input => (
                        <textarea
                            {...input}
                            className={`${box.input} ${styles.paste}`}
                            rows={5}
                            spellCheck={false}
                            dir="auto"
                            value={draft.pasted}
                            onChange={({ target }) => change({ pasted: target.value })}
                        />
                    )}
                </FieldFrame>
            );
    }
}
