import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { ClassOnPaper } from './paper';
import { codeOf, QrCode } from './QrCode';
import styles from './year.module.css';

interface ListsProps {
    classes: readonly ClassOnPaper[];
    /** with the codes of keys */
    withKeys: boolean;
}

/** Class lists for paper, each on a page of its own (YEAR-9). */
export function Lists({ classes, withKeys }: ListsProps) {
    const t = useT();
    return (
        <>
            {classes.map(({ label, pupils }) => (
                <div key={label} className={styles.classList}>
                    <h3>
                        <bdi translate="no">{label}</bdi>
                        <span> {t('planYear.paper.count', { smart_count: pupils.length })}</span>
                    </h3>
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{t('planYear.paper.number')}</th>
                                <th scope="col">{t('plans.check.who')}</th>
                                <th scope="col">{t('users.fields.email')}</th>
                                <th scope="col">{t(withKeys ? 'planYear.paper.codes' : 'planReceipt.licences')}</th>
                            </tr>
                        </thead>
                        <tbody>
                            {pupils.map(({ id, name, email, keys }, at) => (
                                <tr key={id}>
                                    <td>{at + 1}</td>
                                    <th scope="row">
                                        <bdi translate="no">{name}</bdi>
                                    </th>
                                    <td>
                                        <bdi translate="no">{email}</bdi>
                                    </td>
                                    <td>
                                        <bdi translate="no">
                                            {keys
                                                .map(({ licence, token }) => (withKeys ? `${licence}: ${token}` : licence))
                                                .join(', ')}
                                        </bdi>
                                    </td>
                                </tr>
                            ))}
                        </tbody>
                    </table>
                </div>
            ))}
        </>
    );
}

/** Cards to cut, ten to a page: name, class, address, the portal's address, and keys where they are wanted (YEAR-9). */
export function Cards({ classes, withKeys }: ListsProps) {
    const t = useT();
    const portal = `${window.location.origin}/`;
    const code = useMemo(() => codeOf(portal), [portal]);
    return (
        <ul className={styles.cards}>
            {classes.flatMap(({ label, pupils }) =>
                pupils.map(({ id, name, email, keys }) => (
                    <li key={`${label} ${id}`} className={styles.card}>
                        <div className={styles.side}>
                            <strong>
                                <bdi translate="no">{name}</bdi>
                            </strong>
                            <bdi translate="no">{label}</bdi>
                            <bdi translate="no">{email}</bdi>
                            <span>{t('planYear.paper.portal')}</span>
                            <bdi translate="no">{portal}</bdi>
                            {withKeys &&
                                keys.map(({ licence, token }) => (
                                    <bdi key={token} translate="no">
                                        {`${licence}: ${token}`}
                                    </bdi>
                                ))}
                        </div>
                        <QrCode code={code} />
                    </li>
                )),
            )}
        </ul>
    );
}
