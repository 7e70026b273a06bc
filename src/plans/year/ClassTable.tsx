import { useState } from 'react';
import { useT } from '#i18n/useT';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import { Details } from '../../ui/Details';
import { CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { ChoiceTable } from '../ChoiceTable';
import { currentLicencesFor, groupsFor } from '../givable';
import type { DraftProps } from '../kind';
import { toggled } from '../toggled';
import { classKey, type ClassGroup } from './classes';
import type { ClassChoice, YearDraft } from './draft';
import type { Records } from './facts';
import styles from './year.module.css';

interface Props extends Pick<DraftProps<YearDraft>, 'draft' | 'customer' | 'onChange'> {
    classes: readonly ClassGroup[];
    records: Records;
}

const valueOf = ({ how, group }: ClassGroup): string => (group ? `${how} ${group.id}` : how);

const choiceOf = (value: string): ClassChoice => {
    const [how = 'make', ...id] = value.split(' ');
    return { how: how as ClassChoice['how'], ...(id.length > 0 ? { id: id.join(' ') } : {}) };
};

/** Each class offers every cloud group: with dozens of classes those are thousands of options, which slow each dialog of the page. */
const CLASSES_SHOWN = 12;

/** The classes of the list, the cloud group of each, and licences that only single classes get (YEAR-5). */
export function ClassTable({ classes, draft, records, customer, onChange }: Props) {
    const t = useT();
    const groups = groupsFor(records.groups, customer);
    const portion = useShowMore(classes.length, { large: CLASSES_SHOWN });
    const [isOpen, setOpen] = useState(false);
    // Those that have no cloud group yet are to be looked at first.
    const shown = classes.toSorted((one, other) => Number(one.exists) - Number(other.exists)).slice(0, portion.shown);
    if (classes.length === 0) return null;
    const names = new Set(classes.map(({ name }) => classKey(name)));
    // The group of another class keeps its name.
    const old = groups.filter(({ id, label }) => draft.groups.includes(id) && !names.has(classKey(label)));
    return (
        <>
            <ChoiceTable
                caption={t('planYear.classes.title')}
                heads={[t('planYear.classes.name'), t('planYear.classes.rows'), t('planYear.classes.group')]}
                rows={shown.map(one => ({
                    ...{ id: one.name, name: one.name, count: one.rows },
                    label: t('planYear.classes.groupOf', { name: one.name }),
                    value: valueOf(one),
                    options: [
                        ...(one.exists
                            ? []
                            : [
                                  { value: 'make', label: t('planYear.classes.make', { name: one.name }) },
                                  ...old.map(({ id, label }) => ({
                                      value: `rename ${id}`,
                                      label: t('planYear.classes.rename', { group: label }),
                                  })),
                              ]),
                        ...groups.map(({ id, label }) => ({ value: `group ${id}`, label })),
                        { value: 'none', label: t('planYear.classes.none') },
                    ],
                    onChoose: value => onChange(now => ({ ...now, classes: { ...now.classes, [one.name]: choiceOf(value) } })),
                }))}
            />
            <ShowMore {...portion} />
            <Details summary={t('planYear.classes.licences')} className={styles.more} onToggle={setOpen}>
                {isOpen &&
                    classes.map(({ name }) => (
                        <Licences
                            key={name}
                            name={name}
                            draft={draft}
                            records={records}
                            customer={customer}
                            onChange={onChange}
                        />
                    ))}
            </Details>
        </>
    );
}

/** The licences of one class, by default those of all. */
function Licences({ name, draft, records, customer, onChange }: Omit<Props, 'classes'> & { name: string }) {
    const t = useT();
    const { [name]: own, ...others } = draft.own;
    const given = own ?? draft.licences;
    const toggle = (id: string, isGiven: boolean) => {
        const next = toggled(given, id, isGiven);
        const isCommon = next.length === draft.licences.length && next.every(one => draft.licences.includes(one));
        onChange(now => ({ ...now, own: isCommon ? others : { ...now.own, [name]: next } }));
    };
    return (
        <CheckboxGroup
            legend={t('planYear.classes.licencesOf', { name })}
            options={currentLicencesFor(records.licences, customer).map(licence => ({ id: licence.id, label: licence.name }))}
            chosen={given}
            onToggle={toggle}
        />
    );
}
