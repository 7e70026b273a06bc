import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { formatLongDay } from '../../shared/format/date';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { nameOf } from '../../shared/person';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { DateField } from '../../ui/inputs/DateField';
import { FieldFrame } from '../../ui/inputs/FieldFrame';
import box from '../../ui/inputs/box.module.css';
import { RadioField } from '../../ui/inputs/RadioField';
import { SelectField } from '../../ui/inputs/SelectField';
import { TextField } from '../../ui/inputs/TextField';
import { isListed } from '../../licences/public';
import { ChosenUsers, type Person } from '../../users/public';
import type { DraftProps } from '../kind';
import { Picker } from '../leave/Picker';
import { useUsers } from '../leave/reads';
import step from '../step.module.css';
import { WAYS, type YearDraft } from './draft';
import { addressesIn } from './facts';
import { useGroups, useLicences } from './reads';
import styles from './year.module.css';

type Props = Pick<DraftProps<YearDraft>, 'draft' | 'customer' | 'onChange'>;

/** How last year's pupils are recognised, and the cloud groups of their classes (YEAR-1). */
export function OldFields({ draft, customer, onChange }: Props) {
    const t = useT();
    const { demo } = customer.flags;
    const { data: groups = [], error, refetch } = useGroups(!demo);
    const change = (changes: Partial<YearDraft>) => onChange(now => ({ ...now, ...changes }));
    const toggle = (id: string, isOld: boolean) =>
        onChange(now => ({ ...now, groups: [...now.groups.filter(other => other !== id), ...(isOld ? [id] : [])] }));
    const ways = WAYS.filter(way => way !== 'groups' || !demo);
    return (
        <section aria-label={t('planYear.source.old')} className={styles.part}>
            <h3 className={step.title}>{t('planYear.source.old')}</h3>
            <p className={step.muted}>{t('planYear.source.oldText')}</p>
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
                <fieldset className={styles.boxes}>
                    <legend>{t('planYear.source.groups')}</legend>
                    <p className={step.muted}>{t('planYear.source.groupsText')}</p>
                    {groups
                        .filter(({ autoAdd }) => !autoAdd)
                        .map(({ id, label }) => (
                            <CheckboxField
                                key={id}
                                label={label}
                                checked={draft.groups.includes(id)}
                                onChange={isOld => toggle(id, isOld)}
                            />
                        ))}
                </fieldset>
            )}
        </section>
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
            return <ChosenPupils draft={draft} onChange={onChange} />;
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

function ChosenPupils({ draft: { people }, onChange }: Pick<Props, 'draft' | 'onChange'>) {
    const t = useT();
    const toggle = (id: string) =>
        onChange(now => ({
            ...now,
            people: now.people.includes(id) ? now.people.filter(other => other !== id) : [...now.people, id],
        }));
    const { data = [], isFetching } = useUsers(people);
    const byId = new Map(data.map(user => [user.id, user]));
    const chosen = people.map((id): Person => {
        const user = byId.get(id);
        return user ? { id, email: user.email, alias: nameOf(user) } : { id, email: isFetching ? '…' : id, alias: '' };
    });
    return (
        <>
            <ChosenUsers chosen={chosen} all onRemove={({ id }) => toggle(id)} />
            <details open={people.length === 0 || undefined} className={styles.more}>
                <summary>{t('planYear.source.add')}</summary>
                <Picker isTaken={() => false} takenText="" chosen={new Set(people)} onToggle={({ id }) => toggle(id)} />
            </details>
        </>
    );
}
