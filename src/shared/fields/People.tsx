import { Fragment } from 'react';
import { paths } from '../../config/paths';
import { Breakable } from '../../ui/fields/EmailText';
import { Link } from '../../ui/Link';
import { nameOf, nameWithEmail, type Named } from '../person';

interface PeopleProps {
    /** a person without an id has no link */
    people: readonly (Named & { id?: string })[];
    /** the label of the line; a person of the same name is shown by the e-mail address alone */
    called: string;
}

/** People in a line of text, for administrators: each with the e-mail address and a link. */
export function People({ people, called }: PeopleProps) {
    return people.map((person, at) => {
        const name = nameOf(person) === called ? person.email : nameWithEmail(person);
        return (
            <Fragment key={person.id ?? person.email}>
                {at > 0 && <span>, </span>}
                {person.id === undefined ? (
                    <bdi translate="no">
                        <Breakable text={name} />
                    </bdi>
                ) : (
                    <Link dir="auto" translate="no" className="plain-link" to={paths.user(person.id)}>
                        <Breakable text={name} />
                    </Link>
                )}
            </Fragment>
        );
    });
}
