import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { EmailText } from '../../ui/fields/EmailText';
import type { ClassOnPaper, OnPaper } from './paper';
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
                                        <EmailText value={email} />
                                    </td>
                                    <td>
                                        <Keys keys={keys} withKeys={withKeys} />
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

/** The licences of somebody, each with its code where that is wanted. */
function Keys({ keys, withKeys }: Pick<OnPaper, 'keys'> & Pick<ListsProps, 'withKeys'>) {
    return keys.map(({ licence, token }) => (
        <div key={token} className={styles.key}>
            <div>
                <bdi translate="no">{licence}</bdi>
            </div>
            {withKeys && (
                <div className={styles.code}>
                    <bdi translate="no">{token}</bdi>
                </div>
            )}
        </div>
    ));
}

/** Cards to cut, ten to a page, fewer with keys of several licences: name, class, address, the portal's address, and keys where they are wanted (YEAR-9). */
export function Cards({ classes, withKeys }: ListsProps) {
    const t = useT();
    const portal = `${window.location.origin}/`;
    const code = useMemo(() => codeOf(portal), [portal]);
    return (
        <ul className={styles.cards}>
            {classes.flatMap(({ label, pupils }) =>
                pupils.map(({ id, name, email, keys }) => (
                    <li key={`${label} ${id}`} className={styles.card}>
                        <div className={styles.who}>
                            <strong>
                                <bdi translate="no">{name}</bdi>
                            </strong>
                            {label !== '' && <bdi translate="no">{label}</bdi>}
                            <EmailText value={email} />
                            {withKeys && (
                                <div className={styles.codes}>
                                    <Keys keys={keys} withKeys />
                                </div>
                            )}
                            <div className={styles.signIn}>
                                <span>{t('planYear.paper.portal')}</span>
                                <bdi translate="no">{portal}</bdi>
                            </div>
                        </div>
                        <QrCode code={code} />
                    </li>
                )),
            )}
        </ul>
    );
}
