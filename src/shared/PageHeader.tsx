import { useRecordContext, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import styles from './page.module.css';
import { useRecordName } from './recordName';

interface PageHeaderProps {
    /** translated; by default the name of the page's record */
    title?: string;
    /** one line */
    facts?: ReactNode;
    actions?: ReactNode;
}

/**
 * The header of every page: its title, one line of facts, and its actions at the top right (`PageActions`). On a phone the actions stand
 * beside both as long as there is room, otherwise below: what a page is about comes first. Several share the width there.
 */
export function PageHeader({ title, facts, actions }: PageHeaderProps) {
    const record = useRecordContext();
    const nameOf = useRecordName(useResourceContext());
    return (
        <header className={styles.header}>
            <div className={styles.heading}>
                <h1 className={styles.title}>
                    <bdi>{title ?? (record && nameOf(record))}</bdi>
                </h1>
                {facts && <p className={styles.facts}>{facts}</p>}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
        </header>
    );
}
