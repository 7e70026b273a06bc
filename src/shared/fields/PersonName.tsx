import { nameOf, type Named } from '../person';
import { Breakable, EmailText } from '../../ui/fields/EmailText';
import { Link } from '../../ui/Link';
import styles from './person.module.css';

interface PersonNameProps {
    person: Named;
    /** the e-mail address stands beside the name, not below it */
    inline?: boolean;
    /** path of the person's page, for those who may open it */
    to?: string;
    /** what the row is called: the same name is not said again */
    besides?: string;
    /** in a line that never wraps, which `wbr` would break even so */
    nowrap?: boolean;
}

/** A person in a list: the name with the e-mail address below it, or beside it; only once when the name is the e-mail address. */
export function PersonName({ person, inline = false, to, besides, nowrap = false }: PersonNameProps) {
    const name = nameOf(person) === besides ? person.email : nameOf(person);
    // An address that may be cut.
    const title = name === person.email ? name : undefined;
    const shown = nowrap ? name : <Breakable text={name} />;
    return (
        <span className={inline ? styles.inline : styles.person}>
            {to === undefined ? (
                <bdi translate="no" title={title}>
                    {shown}
                </bdi>
            ) : (
                // Isolates the text direction without another element in each row.
                <Link dir="auto" translate="no" className="plain-link" to={to} title={title}>
                    {shown}
                </Link>
            )}
            {name !== person.email && (
                <>
                    {' '}
                    <EmailText className={`${styles.mail} muted small`} value={person.email} />
                </>
            )}
        </span>
    );
}
