import { useT } from '#i18n/useT';
import { nameOf, type Named } from '../../shared/person';
import step from '../step.module.css';
import styles from './paper.module.css';

/** Somebody on paper. */
export interface PaperPerson extends Named {
    id: string;
    /** names of licences */
    licences: readonly string[];
}

/** People for paper: name, address, licences. */
export function PeopleTable({ people }: { people: readonly PaperPerson[] }) {
    const t = useT();
    return (
        <table className={`${step.lined} ${styles.people}`}>
            <thead>
                <tr>
                    <th scope="col">{t('plans.check.who')}</th>
                    <th scope="col">{t('users.fields.email')}</th>
                    <th scope="col">{t('planReceipt.licences')}</th>
                </tr>
            </thead>
            <tbody>
                {people.map(person => (
                    <tr key={person.id}>
                        <th scope="row">
                            <bdi translate="no">{nameOf(person)}</bdi>
                        </th>
                        <td>
                            <bdi translate="no">{person.email}</bdi>
                        </td>
                        <td>
                            <bdi translate="no">{person.licences.join(', ')}</bdi>
                        </td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
