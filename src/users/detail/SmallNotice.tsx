import styles from './detail.module.css';

/** Says within a part of the page that there is nothing yet, and what comes next; the part's own button leads there. */
export function SmallNotice({ title, text }: { title: string; text: string }) {
    return (
        <div className={styles.nothing}>
            <p className={styles.nothingTitle}>{title}</p>
            <p>{text}</p>
        </div>
    );
}
