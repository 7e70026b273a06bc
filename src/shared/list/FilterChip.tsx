import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { CloseIcon } from '../../ui/icons';
import styles from './list.module.css';

/** A filter that limits a list to the rows of one record, with the record's name. */
export interface FilterBy {
    /** what kind of record it is, translated */
    kind: string;
    /** its name; null while it is unknown */
    name: ReactNode;
    onRemove(): void;
}

/** Shows what a list is filtered by, with a button that removes the filter. */
export function FilterChip({ kind, name, onRemove }: FilterBy) {
    const t = useT();
    return (
        <span className={styles.chip}>
            <span className={styles.chipText}>
                {kind}: <bdi translate="no">{name}</bdi>
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
