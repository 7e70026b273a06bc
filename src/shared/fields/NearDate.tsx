import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { WarningIcon } from '../../ui/icons';
import { inDays, isNear } from '../format/near';
import styles from './nearDate.module.css';

interface NearDateProps {
    /** days from today to the date, 0 today; null if unknown */
    days: number | null;
    /** the formatted date */
    children: ReactNode;
}

/** A date that is marked while it is near (LIST-10): amber with an icon, and "in 12 days" as a tooltip and for screen readers. */
export function NearDate({ days, children }: NearDateProps) {
    const [language] = useLocaleState();
    if (days === null || !isNear(days)) return <span>{children}</span>;
    const when = inDays(days, language);
    return (
        <span className={styles.near} title={when} data-near="">
            <WarningIcon size={14} />
            <span>
                {children}
                <span className="visually-hidden">{` (${when})`}</span>
            </span>
        </span>
    );
}
