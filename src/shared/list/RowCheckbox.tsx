import type { RaRecord } from 'ra-core';
import { useContext, type KeyboardEvent } from 'react';
import { useT } from '#i18n/useT';
import styles from './list.module.css';
import { idsOf, useRows } from './rows';
import { SelectionContext, useSelected } from './useSelectedIds';

interface CheckboxProps {
    tabIndex?: number;
}

/** Keeps Space from the grid, which would scroll by a page. */
const keepSpace = (event: KeyboardEvent): void => {
    if (event.key === ' ') event.stopPropagation();
};

/** A checkbox that selects one row, and with Shift those from the last one to it. */
export function RowCheckbox({ id, name, tabIndex }: CheckboxProps & { id: RaRecord['id']; name: string }) {
    const t = useT();
    const { toggle } = useContext(SelectionContext);
    const page = useRows();
    const row = String(id);
    const isSelected = useSelected(selected => selected.has(row));
    return (
        <input
            type="checkbox"
            className={styles.checkbox}
            aria-label={t('list.choice.row', { name })}
            checked={isSelected}
            tabIndex={tabIndex}
            onKeyDown={keepSpace}
            onChange={({ nativeEvent }) => {
                const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
                toggle(row, isRange ? idsOf(page) : undefined);
            }}
        />
    );
}

/** A checkbox that selects all rows of the page; indeterminate when only some of them are selected. `visible` shows its label. */
export function PageCheckbox({ tabIndex, visible = false }: CheckboxProps & { visible?: boolean }) {
    const label = useT()('list.choice.page');
    const { select } = useContext(SelectionContext);
    const ids = idsOf(useRows());
    const count = useSelected(selected => ids.filter(id => selected.has(id)).length);
    const all = ids.length > 0 && count === ids.length;
    return (
        <label className={visible ? `${styles.rowCheckbox} ${styles.pageCheckbox}` : styles.rowCheckbox}>
            <input
                ref={box => {
                    if (box) box.indeterminate = count > 0 && !all;
                }}
                type="checkbox"
                className={styles.checkbox}
                aria-label={visible ? undefined : label}
                checked={all}
                tabIndex={tabIndex}
                onKeyDown={keepSpace}
                onChange={() => select(ids, !all)}
            />
            {visible && <span>{label}</span>}
        </label>
    );
}
