import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { GuestChip } from '../../shared/fields/GuestChip';
import { PersonName } from '../../shared/fields/PersonName';
import type { MarkedPerson, Person } from '../user';
import styles from './batch.module.css';

/** Maximum number of people listed by name; the rest is a number. */
const NAMED = 8;

/** The people whom the action affects: their number, and the first of them. */
export function People({ people }: { people: readonly MarkedPerson[] }) {
    const t = useT();
    return (
        <div className={styles.people}>
            <h3 className={styles.heading}>{t('users.batch.people', { smart_count: people.length })}</h3>
            <p className={styles.names}>
                {people.slice(0, NAMED).map(person => (
                    <span key={person.id} className={styles.name}>
                        <PersonName person={person} inline /> <GuestChip person={person} />
                    </span>
                ))}
                {people.length > NAMED && (
                    <span className={styles.more}>{t('users.ofLicence.more', { smart_count: people.length - NAMED })}</span>
                )}
            </p>
        </div>
    );
}

interface WhoGetsProps {
    people: readonly MarkedPerson[];
    /** ids of people who get no key */
    without: ReadonlySet<string>;
    /** number of available keys */
    room: number;
    onChange(without: ReadonlySet<string>): void;
}

/** Selects who gets a key when there are fewer keys than people. Two buttons help with many people: only the first ones, or nobody. */
export function WhoGets({ people, without, room, onChange }: WhoGetsProps) {
    const t = useT();
    const toggle = (id: string) => {
        const next = new Set(without);
        if (!next.delete(id)) next.add(id);
        onChange(next);
    };
    const keepFirst = (count: number) => onChange(new Set(people.slice(count).map(({ id }) => id)));
    const title = t('users.batch.licence.who', { chosen: people.length - without.size, total: people.length });
    return (
        <div className={styles.people} role="group" aria-label={title}>
            <h3 className={styles.heading}>{title}</h3>
            <p className={styles.names}>
                {room > 0 && (
                    <Button variant="outlined" onClick={() => keepFirst(room)}>
                        {t('users.batch.licence.first', { smart_count: room })}
                    </Button>
                )}
                <Button variant="outlined" onClick={() => keepFirst(0)}>
                    {t('users.batch.licence.nobody')}
                </Button>
            </p>
            <ul className={styles.whoList}>
                {people.map(person => (
                    <li key={person.id}>
                        <label className={styles.whoGets}>
                            <input type="checkbox" checked={!without.has(person.id)} onChange={() => toggle(person.id)} />
                            <PersonName person={person} />
                            <GuestChip person={person} />
                        </label>
                    </li>
                ))}
            </ul>
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

/** A list of people, each with an optional reason. */
export function Reasons({ title, tone, people }: ReasonsProps) {
    if (people.length === 0) return null;
    return (
        <div className={styles.reasons} data-tone={tone}>
            <h3 className={styles.heading}>{title}</h3>
            {/* It scrolls, so it must be focusable by keyboard. */}
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
