import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { CloseIcon } from '../../ui/icons';
import styles from './list.module.css';

/** What narrows a list to the rows that belong to one record, by its name. */
export interface FilterBy {
    /** what kind of record it is, translated */
    kind: string;
    /** its name; null while it is unknown */
    name: ReactNode;
    onRemove(): void;
}

/** Says what a list is narrowed to, with a button that removes it. */
export function FilterChip({ kind, name, onRemove }: FilterBy) {
    const t = useT();
    return (
        <span className={styles.chip}>
            <span className={styles.chipText}>
                {kind}: <bdi>{name}</bdi>
            </span>
            <button
                type="button"
                className={styles.chipRemove}
                aria-label={t('list.removeFilter', { name: kind })}
                onClick={onRemove}
            >
                <CloseIcon size={14} />
            </button>
        </span>
    );
}
