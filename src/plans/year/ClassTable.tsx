import { useT } from '#i18n/useT';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import type { DraftProps } from '../kind';
import planStyles from '../page/plans.module.css';
import type { ClassGroup } from './classes';
import type { ClassChoice, YearDraft } from './draft';
import { groupsFor, licencesFor, type Records } from './facts';
import step from '../step.module.css';
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

/** The classes of the list, the cloud group of each, and licences that only single classes get (YEAR-5). */
export function ClassTable({ classes, draft, records, customer, onChange }: Props) {
    const t = useT();
    const groups = groupsFor(records.groups, customer);
    if (classes.length === 0) return null;
    const old = groups.filter(({ id }) => draft.groups.includes(id));
    return (
        <>
            <div className={styles.scroll}>
                <table className={planStyles.keys}>
                    <caption>{t('planYear.classes.title')}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{t('planYear.classes.name')}</th>
                            <th scope="col">{t('planYear.classes.rows')}</th>
                            <th scope="col">{t('planYear.classes.group')}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {classes.map(one => (
                            <tr key={one.name}>
                                <th scope="row">
                                    <bdi translate="no">{one.name}</bdi>
                                </th>
                                <td>{one.rows}</td>
                                <td>
                                    <select
                                        className={step.select}
                                        aria-label={t('planYear.classes.groupOf', { name: one.name })}
                                        value={valueOf(one)}
                                        onChange={({ target }) =>
                                            onChange(now => ({
                                                ...now,
                                                classes: { ...now.classes, [one.name]: choiceOf(target.value) },
                                            }))
                                        }
                                    >
                                        {!one.exists && (
                                            <>
                                                <option value="make">{t('planYear.classes.make', { name: one.name })}</option>
                                                {old.map(({ id, label }) => (
                                                    <option key={`rename ${id}`} value={`rename ${id}`}>
                                                        {t('planYear.classes.rename', { group: label })}
                                                    </option>
                                                ))}
                                            </>
                                        )}
                                        {groups.map(({ id, label }) => (
                                            <option key={id} value={`group ${id}`}>
                                                {label}
                                            </option>
                                        ))}
                                        <option value="none">{t('planYear.classes.none')}</option>
                                    </select>
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
            <details className={styles.more}>
                <summary>{t('planYear.classes.licences')}</summary>
                {classes.map(({ name }) => (
                    <Licences key={name} name={name} draft={draft} records={records} customer={customer} onChange={onChange} />
                ))}
            </details>
        </>
    );
}

/** The licences of one class, by default those of all. */
function Licences({ name, draft, records, customer, onChange }: Omit<Props, 'classes'> & { name: string }) {
    const t = useT();
    const { [name]: own, ...others } = draft.own;
    const given = own ?? draft.licences;
    const toggle = (id: string, isGiven: boolean) => {
        const next = [...given.filter(other => other !== id), ...(isGiven ? [id] : [])];
        const isCommon = next.length === draft.licences.length && next.every(one => draft.licences.includes(one));
        onChange(now => ({ ...now, own: isCommon ? others : { ...now.own, [name]: next } }));
    };
    return (
        <fieldset className={styles.boxes}>
            <legend>{t('planYear.classes.licencesOf', { name })}</legend>
            {licencesFor(records.licences, customer).map(({ id, name: licence }) => (
                <CheckboxField key={id} label={licence} checked={given.includes(id)} onChange={is => toggle(id, is)} />
            ))}
        </fieldset>
    );
}
