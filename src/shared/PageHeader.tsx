import { useRecordContext, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Breakable } from '../ui/fields/EmailText';
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
 * The header of every page: its title, one line of facts, and its actions at the top right (`Actions`). On a phone the actions are beside
 * both if there is room, otherwise below them, where several share the width.
 */
export function PageHeader({ title, facts, actions }: PageHeaderProps) {
    const record = useRecordContext();
    const nameOf = useRecordName(useResourceContext());
    const shown = title ?? (record ? nameOf(record) : '');
    return (
        <header className={styles.header}>
            <div className={styles.heading}>
                <h1 className={styles.title}>
                    <bdi translate={title ? 'yes' : 'no'}>
                        <Breakable text={shown} />
                    </bdi>
                </h1>
                {facts && <p className={styles.facts}>{facts}</p>}
            </div>
            {actions && <div className={`buttons ${styles.actions}`}>{actions}</div>}
        </header>
    );
}
