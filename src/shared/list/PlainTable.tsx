import type { RaRecord } from 'ra-core';
import { useT } from '#i18n/useT';
import { Actions, isFolded } from '../actions/Actions';
import styles from './list.module.css';
import type { RowProps } from './types';

interface PlainTableProps<Row extends RaRecord> extends Pick<RowProps<Row>, 'columns' | 'titleField' | 'name' | 'actions'> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    /** shown as a row's name instead of what its column renders */
    title?(row: Row): string;
}

/** Rows as a plain table, whose head the browser repeats on each printed page. */
export function PlainTable<Row extends RaRecord>(props: PlainTableProps<Row>) {
    const { label, rows, columns, titleField, title, name = () => '', actions } = props;
    const t = useT();
    const folded = actions && isFolded(rows, actions);
    return (
        <table className={`box ${styles.table}`} aria-label={label}>
            <thead>
                <tr>
                    {columns.map(column => (
                        <th key={column.field} scope="col" data-align={column.align}>
                            {column.label}
                        </th>
                    ))}
                    {actions && (
                        <th scope="col" data-align="right">
                            {t('list.actions')}
                        </th>
                    )}
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
                        {actions && (
                            <td data-align="right">
                                <Actions as={folded ? 'menu' : 'row'} name={name(row)} actions={actions(row)} />
                            </td>
                        )}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}
