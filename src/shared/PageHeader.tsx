import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The header of every page: its title, one line of facts, and its actions at the top right. */
export function PageHeader({ title, facts, actions }: { title: string; facts?: ReactNode; actions?: ReactNode }) {
    return (
        <header className={styles.header}>
            <div className={styles.words}>
                <h1 className={styles.title}>
                    <bdi>{title}</bdi>
                </h1>
                {facts && <p className={styles.facts}>{facts}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
        </header>
    );
}
