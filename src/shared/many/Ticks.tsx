import type { ReactNode } from 'react';
import styles from './many.module.css';

interface TicksProps {
    /** accessible name, unless the list is in a group with one */
    label?: string;
    busy?: boolean;
    rows: readonly { id: string; name: ReactNode }[];
    /** ids of the rows that are not ticked */
    out: ReadonlySet<string>;
    onChange(out: ReadonlySet<string>): void;
}

/** Rows with a checkbox each, to exclude or include it. */
export function Ticks({ label, busy, rows, out, onChange }: TicksProps) {
    const toggle = (id: string) => {
        const next = new Set(out);
        if (!next.delete(id)) next.add(id);
        onChange(next);
    };
    return (
        <ul className={styles.ticks} aria-busy={busy} aria-label={label}>
            {rows.map(({ id, name }) => (
                <li key={id}>
                    <label className={styles.tick}>
                        <input type="checkbox" checked={!out.has(id)} onChange={() => toggle(id)} />
                        {name}
                    </label>
                </li>
            ))}
        </ul>
    );
}
