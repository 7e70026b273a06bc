import type { RaRecord } from 'ra-core';
import styles from './list.module.css';
import type { RowProps } from './types';

interface PlainTableProps<Row extends RaRecord> extends Pick<RowProps<Row>, 'columns' | 'titleField'> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    /** shown as a row's name instead of what its column renders */
    title?(row: Row): string;
}

/** Rows as a plain table, whose head the browser repeats on each printed page. */
export function PlainTable<Row extends RaRecord>({ label, rows, columns, titleField, title }: PlainTableProps<Row>) {
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
                        {columns.map(column =>
                            column.field === titleField ? (
                                <th key={column.field} scope="row" data-align={column.align}>
                                    {title?.(row) ?? column.render(row)}
                                </th>
                            ) : (
                                <td key={column.field} data-align={column.align}>
                                    {column.render(row)}
                                </td>
                            ),
                        )}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
