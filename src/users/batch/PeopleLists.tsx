import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { GuestChip } from '../../shared/fields/GuestChip';
import { PersonName } from '../../shared/fields/PersonName';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import type { Plan } from './batch';
import type { MarkedPerson } from '../user';
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
    /** its name */
    licence: string;
    people: readonly MarkedPerson[];
    /** ids of people who get no key */
    without: ReadonlySet<string>;
    /** number of available keys */
    room: number;
    onChange(without: ReadonlySet<string>): void;
}

/** Selects who gets a key when there are fewer keys than people. Two buttons help with many people: only the first ones, or nobody. */
export function WhoGets({ licence, people, without, room, onChange }: WhoGetsProps) {
    const t = useT();
    const portion = useShowMore(people.length);
    const chosen = people.filter(({ id }) => !without.has(id)).length;
    const toggle = (id: string) => {
        const next = new Set(without);
        if (!next.delete(id)) next.add(id);
        onChange(next);
    };
    const keepFirst = (count: number) => onChange(new Set(people.slice(count).map(({ id }) => id)));
    const title = t('users.batch.licence.who', { licence, chosen, total: people.length });
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
                {people.slice(0, portion.shown).map(person => (
                    <li key={person.id}>
                        <label className={styles.whoGets}>
                            <input type="checkbox" checked={!without.has(person.id)} onChange={() => toggle(person.id)} />
                            <PersonName person={person} />
                            <GuestChip person={person} />
                        </label>
                    </li>
                ))}
            </ul>
            <ShowMore {...portion} />
        </div>
    );
}

/** How many of those who are left out are named; the rest is a number. */
const LEFT_OUT_NAMED = 100;

/** The users to whom the action does not apply, and why. */
export function LeftOut({ leftOut }: { leftOut: Plan['leftOut'] }) {
    const t = useT();
    if (leftOut.length === 0) return null;
    const title = t('users.batch.leftOut', { smart_count: leftOut.length });
    return (
        <div className={styles.reasons}>
            <h3 className={styles.heading}>{title}</h3>
            {/* It scrolls, so it must be focusable by keyboard. */}
            <ul className={styles.reasonList} tabIndex={0} aria-label={title}>
                {leftOut.slice(0, LEFT_OUT_NAMED).map(({ person, obstacle }) => (
                    <li key={person.id} className={styles.reason}>
                        <span className={styles.who}>
                            <PersonName person={person} />
                        </span>
                        <span>{t(`users.batch.reasons.${obstacle}`)}</span>
                    </li>
                ))}
            </ul>
            {leftOut.length > LEFT_OUT_NAMED && (
                <p className={styles.note}>{t('users.ofLicence.more', { smart_count: leftOut.length - LEFT_OUT_NAMED })}</p>
            )}
        </div>
    );
}
