import { Fragment } from 'react';
import { paths } from '../../config/paths';
import { PersonName } from '../fields/PersonName';
import { nameWithEmail, shownPeople, type Named } from '../person';
import styles from './columns.module.css';

interface PeopleCellProps {
    people: readonly (Named & { id?: string })[];
    /** what the row is called: the same name is not said again */
    besides?: string;
    /** what is said instead of nobody, translated */
    none: string;
    /** as of `PersonName` */
    nowrap: boolean;
}

/** People in a cell, for administrators: each with a link; a server may name some by their e-mail address alone. */
export function PeopleCell({ people, besides, none, nowrap }: PeopleCellProps) {
    const [only] = people;
    if (!only) return <span className="muted">{none}</span>;
    const pathOf = ({ id }: { id?: string }) => (id === undefined ? undefined : paths.user(id));
    if (people.length === 1) return <PersonName person={only} to={pathOf(only)} besides={besides} nowrap={nowrap} />;
    const { items, more } = shownPeople(people);
    return (
        <span className={styles.line} title={people.map(nameWithEmail).join(', ')}>
            {items.map((person, at) => (
                <Fragment key={person.id ?? person.email}>
                    {at > 0 && <span>, </span>}
                    <PersonName person={person} inline to={pathOf(person)} nowrap={nowrap} />
                </Fragment>
            ))}
            {more && <span>, …</span>}
        </span>
    );
}
