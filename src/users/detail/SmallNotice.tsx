import styles from './detail.module.css';

/** Shown in an empty section: says that there is nothing yet, and the next step, for which the section has a button. */
export function SmallNotice({ title, text }: { title: string; text: string }) {
    return (
        <div className={styles.nothing}>
            <p className={styles.nothingTitle}>{title}</p>
            <p>{text}</p>
        </div>
    );
}
