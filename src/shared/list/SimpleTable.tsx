import type { RaRecord } from 'ra-core';
import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { Cards } from './ListCards';
import styles from './list.module.css';
import { ShowMore, useShowMore } from './ShowMore';
import type { RowProps } from './types';

interface SimpleTableProps<Row extends RaRecord> extends Pick<RowProps<Row>, 'columns' | 'titleField' | 'href'> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    title(row: Row): string;
    /** width of the window in px below which rows are cards; defaults to 768 */
    cardsBelow?: number;
}

/** A few rows as a plain table, without search or pagination; cards on narrow windows. */
export function SimpleTable<Row extends RaRecord>(props: SimpleTableProps<Row>) {
    const { label, rows: all, columns, titleField, title, href, cardsBelow = CARD_BREAKPOINT_PX } = props;
    const portion = useShowMore(all.length);
    const rows = all.slice(0, portion.shown);
    const narrow = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`);
    return (
        <>
            {narrow ? (
                <Cards rows={rows} columns={columns} titleField={titleField} title={title} href={href} />
            ) : (
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
                                            {column.render(row)}
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
            )}
            <ShowMore {...portion} />
        </>
    );
}
