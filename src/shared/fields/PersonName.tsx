import { nameOf, type Named } from '../person';
import { EmailText } from './EmailText';
import styles from './person.module.css';

/** A person wherever one is listed: the name with the e-mail beneath it, or beside it (`inline`); once where the name is the e-mail. */
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
