import { useTranslate } from 'ra-core';
import { PersonName } from '../../shared/fields/PersonName';
import type { Person } from '../user';
import styles from './batch.module.css';

/** So many people are named beside each other; the rest is a number. */
const NAMED = 8;

/** Whom the action is for: how many, and the first of them. */
export function People({ people }: { people: readonly Person[] }) {
    const translate = useTranslate();
    return (
        <div className={styles.people}>
            <h3 className={styles.heading}>{translate('users.batch.people', { smart_count: people.length })}</h3>
            <p className={styles.names}>
                {people.slice(0, NAMED).map(person => (
                    <span key={person.id} className={styles.name}>
                        <PersonName person={person} inline />
                    </span>
                ))}
                {people.length > NAMED && (
                    <span className={styles.more}>{translate('licenceUsers.more', { smart_count: people.length - NAMED })}</span>
                )}
            </p>
        </div>
    );
}

interface ReasonsProps {
    /** translated */
    title: string;
    tone: 'danger' | 'neutral';
    /** `reason` is translated */
    people: readonly { person: Person; reason?: string }[];
}

/** People by name, each with what is to be said. */
export function Reasons({ title, tone, people }: ReasonsProps) {
    if (people.length === 0) return null;
    return (
        <div className={styles.reasons} data-tone={tone}>
            <h3 className={styles.heading}>{title}</h3>
            {/* Reachable by keyboard, for it scrolls. */}
            <ul className={styles.reasonList} tabIndex={0} aria-label={title}>
                {people.map(({ person, reason }) => (
                    <li key={person.id} className={styles.reason}>
                        <span className={styles.who}>
                            <PersonName person={person} />
                        </span>
                        {reason && <span>{reason}</span>}
                    </li>
                ))}
            </ul>
        </div>
    );
}
