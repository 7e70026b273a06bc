import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { GuestChip } from '../../shared/fields/GuestChip';
import { PersonName } from '../../shared/fields/PersonName';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import styles from '../../shared/many/many.module.css';
import { Ticks } from '../../shared/many/Ticks';
import type { MarkedPerson } from '../user';

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
    const keepFirst = (count: number) => onChange(new Set(people.slice(count).map(({ id }) => id)));
    const title = t('users.batch.licence.who', { licence, chosen, total: people.length });
    return (
        <div role="group" aria-label={title}>
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
            <Ticks
                rows={people.slice(0, portion.shown).map(person => ({
                    id: person.id,
                    name: (
                        <>
                            <PersonName person={person} />
                            <GuestChip person={person} />
                        </>
                    ),
                }))}
                out={without}
                onChange={onChange}
            />
            <ShowMore {...portion} />
        </div>
    );
}
