import type { RaRecord } from 'ra-core';
import { usePhone } from '../hooks/useMediaQuery';
import { ListCards } from './ListCards';
import styles from './list.module.css';
import type { ListColumn } from './types';

interface SimpleTableProps<Row extends RaRecord> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    columns: readonly ListColumn<Row>[];
    titleField: string;
    title(row: Row): string;
    /** where a card's heading leads */
    href?(row: Row): string;
}

/** A handful of rows without search or pages as a plain table; cards below 768 px. */
export function SimpleTable<Row extends RaRecord>({ label, rows, columns, titleField, title, href }: SimpleTableProps<Row>) {
    if (usePhone()) return <ListCards rows={rows} columns={columns} titleField={titleField} title={title} href={href} />;
    return (
        <table className={styles.table} aria-label={label}>
            <thead>
                <tr>
                    {columns.map(column => (
                        <th key={column.field} scope="col" data-align={column.align}>
                            {column.label}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map(row => (
                    <tr key={row.id}>
                        {columns.map(column => (
                            <td key={column.field} data-align={column.align}>
                                {column.render(row)}
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
