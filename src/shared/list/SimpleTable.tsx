import type { RaRecord } from 'ra-core';
import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { ListCards } from './ListCards';
import styles from './list.module.css';
import { ShowMore, usePortion } from './Portion';
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
    /** width of the window, in px, below which the columns have no room; 768 if omitted */
    cardsBelow?: number;
}

/** A handful of rows without search or pages as a plain table; cards on narrow windows. */
export function SimpleTable<Row extends RaRecord>(props: SimpleTableProps<Row>) {
    const { label, rows: all, columns, titleField, title, href, cardsBelow = CARD_BREAKPOINT_PX } = props;
    const portion = usePortion(all.length);
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
                                {columns.map(column => (
                                    <td key={column.field} data-align={column.align}>
                                        {column.render(row)}
                                    </td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            )}
            <ShowMore {...portion} />
        </>
    );
}
