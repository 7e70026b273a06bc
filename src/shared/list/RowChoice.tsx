import type { RaRecord } from 'ra-core';
import { useContext, type KeyboardEvent } from 'react';
import styles from './list.module.css';
import { idsOf, useRows } from './rows';
import { ChosenContext, useChosen } from './useChosenIds';

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
export function RowChoice({ id, label, tabIndex }: ChoiceProps & { id: RaRecord['id'] }) {
    const { choose } = useContext(ChosenContext);
    const row = String(id);
    const isChosen = useChosen(chosen => chosen.has(row));
    return (
        <label className={styles.choice}>
            <input
                type="checkbox"
                className={styles.choiceBox}
                aria-label={label}
                checked={isChosen}
                tabIndex={tabIndex}
                onKeyDown={keepSpace}
                onChange={() => choose([row], !isChosen)}
            />
        </label>
    );
}

/** A checkbox that selects all rows of the page; indeterminate when only some of them are selected. `visible` shows its label. */
export function PageChoice({ label, tabIndex, visible = false }: ChoiceProps & { visible?: boolean }) {
    const { choose } = useContext(ChosenContext);
    const ids = idsOf(useRows());
    const count = useChosen(chosen => ids.filter(id => chosen.has(id)).length);
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
                onChange={() => choose(ids, !all)}
            />
            {visible && <span>{label}</span>}
        </label>
    );
}
