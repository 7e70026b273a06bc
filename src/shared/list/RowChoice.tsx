import { useListContext, type RaRecord } from 'ra-core';
import type { KeyboardEvent } from 'react';
import styles from './list.module.css';

interface ChoiceProps {
    /** translated */
    label: string;
    tabIndex?: number;
}

/** Keeps Space from the grid, which would scroll by a page. */
const keepSpace = (event: KeyboardEvent): void => {
    if (event.key === ' ') event.stopPropagation();
};

/** A checkbox that selects one row. */
export function RowChoice({ id, label, tabIndex }: ChoiceProps & { id: string | number }) {
    const { selectedIds, onToggleItem } = useListContext();
    return (
        <label className={styles.choice}>
            <input
                type="checkbox"
                className={styles.choiceBox}
                aria-label={label}
                checked={selectedIds.includes(id)}
                tabIndex={tabIndex}
                onKeyDown={keepSpace}
                onChange={() => onToggleItem(id)}
            />
        </label>
    );
}

/** A checkbox that selects all rows of the page; indeterminate when only some of them are selected. `visible` shows its label. */
export function PageChoice({ label, tabIndex, visible = false }: ChoiceProps & { visible?: boolean }) {
    const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
    const ids = data.map(row => row.id);
    const count = ids.filter(id => selectedIds.includes(id)).length;
    const all = ids.length > 0 && count === ids.length;
    return (
        <label className={visible ? `${styles.choice} ${styles.pageChoice}` : styles.choice}>
            <input
                ref={box => {
                    if (box) box.indeterminate = count > 0 && !all;
                }}
                type="checkbox"
                className={styles.choiceBox}
                aria-label={visible ? undefined : label}
                checked={all}
                tabIndex={tabIndex}
                onKeyDown={keepSpace}
                onChange={() => onSelect(all ? [] : ids)}
            />
            {visible && <span>{label}</span>}
        </label>
    );
}
