import type { RaRecord } from 'ra-core';
import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { ListCards } from './ListCards';
import styles from './list.module.css';
import { ShowMore, useShowMore } from './ShowMore';
import type { ListColumn } from './types';

interface SimpleTableProps<Row extends RaRecord> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    columns: readonly ListColumn<Row>[];
    /** the column that names the row: its header */
    titleField: string;
    title(row: Row): string;
    /** URL of a card's heading */
    href?(row: Row): string;
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
                <ListCards rows={rows} columns={columns} titleField={titleField} title={title} href={href} />
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
