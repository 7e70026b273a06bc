import { useId } from 'react';
import { useShownColumns } from '#src/shared/columns/shown';
import type { Column } from '#src/shared/columns/types';
import type { SheetRow } from './figures';
import styles from './renewal.module.css';

interface SheetCardsProps {
    rows: readonly SheetRow[];
    columns: readonly Column<SheetRow>[];
}

/** The licences of the sheet one below the other, each with its figures: they mean nothing without their labels. */
export function SheetCards({ rows, columns }: SheetCardsProps) {
    const id = useId();
    const [name, ...figures] = useShownColumns(columns);
    return (
        <ul className={`stack gap-12 plain-list ${styles.cards}`}>
            {rows.map(row => (
                <li key={row.id}>
                    <h3 id={`${id} ${row.id}`}>{name?.render(row)}</h3>
                    <dl aria-labelledby={`${id} ${row.id}`}>
                        {figures.map(({ field, label, render }) => (
                            <div key={field}>
                                <dt>{label}</dt>
                                <dd>{render(row)}</dd>
                            </div>
                        ))}
                    </dl>
                </li>
            ))}
        </ul>
    );
}
