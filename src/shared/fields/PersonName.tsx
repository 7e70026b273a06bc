import { nameOf, type Named } from '../person';
import { EmailText } from '../../ui/fields/EmailText';
import styles from './person.module.css';

/**
 * A person in a list: the name with the e-mail address below it, or beside it (`inline`); only once when the name is the e-mail address.
 */
export function PersonName({ person, inline = false }: { person: Named; inline?: boolean }) {
    const name = nameOf(person);
    return (
        <span className={inline ? styles.inline : styles.person}>
            <bdi className={styles.name}>{name}</bdi>
            {name !== person.email && (
                <>
                    {' '}
                    <span className={styles.mail} title={person.email}>
                        <EmailText value={person.email} />
                    </span>
                </>
            )}
        </span>
    );
}
