import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { PersonName } from '../shared/fields/PersonName';
import { CloseIcon } from '../ui/icons';
import { nameWithEmail } from '../shared/person';
import type { Refusal } from './assignment';
import type { Person } from './user';
import styles from './users.module.css';

/** Maximum number of selected users that are listed by name. */
const NAMED = 6;

interface ChosenUsersProps {
    chosen: readonly Person[];
    /** lists all of them, so that some can be removed */
    all?: boolean;
    onRemove(user: Person): void;
}

/** The number of selected users and the first of them, each with a button that removes them from the selection. */
export function ChosenUsers({ chosen, all = false, onRemove }: ChosenUsersProps) {
    const t = useT();
    const named = all ? chosen.length : NAMED;
    return (
        <div className={`stack gap-6 ${styles.chosen}`}>
            <p role="status" className={styles.chosenCount}>
                {chosen.length > 0 && t('users.choice.count', { smart_count: chosen.length })}
            </p>
            {chosen.length > 0 && (
                <ul className="row gap-6 plain-list" aria-label={t('users.choice.count', { smart_count: chosen.length })}>
                    {chosen.slice(0, named).map(user => (
                        <li key={user.id} className={`${styles.chip} small`}>
                            <span className={styles.chipName}>
                                <PersonName person={user} inline />
                            </span>
                            <button
                                type="button"
                                className={styles.chipRemove}
                                aria-label={t('users.ofLicence.takeOut', { name: nameWithEmail(user) })}
                                onClick={() => onRemove(user)}
                            >
                                <CloseIcon size={14} />
                            </button>
                        </li>
                    ))}
                    {chosen.length > named && (
                        <li className="muted">{t('list.choice.more', { smart_count: chosen.length - named })}</li>
                    )}
                </ul>
            )}
        </div>
    );
}

/** What was refused for a licence. */
export interface RefusedLicence extends Pick<Refusal, 'reason'> {
    id: string;
    name: string;
}

interface RefusalsProps {
    /** translated */
    title: string;
    refused: readonly (Refusal | RefusedLicence)[];
    /** the path of what is said about a user */
    to?(user: Person): string;
    /** where more is said about it */
    children?: ReactNode;
}

/** Lists the users, or licences, for which a call failed, and why. */
export function Refusals({ title, refused, to, children }: RefusalsProps) {
    const t = useT();
    if (refused.length === 0) return null;
    return (
        <div className={styles.refusals} role="alert">
            <p className={styles.refusalsTitle}>{title}</p>
            <dl className={styles.refusalList}>
                {refused.map(one => (
                    <div key={'user' in one ? one.user.id : one.id} className={styles.refusal}>
                        <dt>
                            {'user' in one ? (
                                <PersonName person={one.user} to={to?.(one.user)} />
                            ) : (
                                <bdi translate="no">{one.name}</bdi>
                            )}
                        </dt>
                        <dd>{t(one.reason)}</dd>
                    </div>
                ))}
            </dl>
            {children}
        </div>
    );
}
