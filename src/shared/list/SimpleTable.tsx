import type { RaRecord } from 'ra-core';
import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { presentIn, titleOf, useShownColumns } from '../columns/shown';
import type { Column } from '../columns/types';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePrinting } from '../hooks/usePrinting';
import { Cards } from './ListCards';
import { PlainTable } from './PlainTable';
import { ShowMore, useShowMore } from './ShowMore';
import styles from './list.module.css';
import type { RowProps } from './types';

interface SimpleTableProps<Row extends RaRecord> extends Pick<RowProps<Row>, 'name' | 'href' | 'actions'> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    /** as data, memoized by the caller; one of them names the row (`isName`) */
    columns: readonly Column<Row>[];
    /** width of the window in px below which rows are cards; defaults to 768 */
    cardsBelow?: number;
}

/** A few rows as a plain table, without search or pagination; cards on narrow windows. */
export function SimpleTable<Row extends RaRecord>(props: SimpleTableProps<Row>) {
    const { label, rows: all, name, href, actions, cardsBelow } = props;
    const portion = useShowMore(all.length);
    const columns = presentIn(useShownColumns(props.columns), all);
    const titleField = titleOf(props.columns);
    const title = (row: Row) => columns.find(({ field }) => field === titleField)?.text(row) ?? '';
    const narrow = useMediaQuery(`(max-width: ${(cardsBelow ?? CARD_BREAKPOINT_PX) - 0.05}px)`);
    const printing = usePrinting();
    const rows = printing ? all : all.slice(0, portion.shown);
    const shared = { rows, columns, titleField, name: name ?? title };
    return (
        <>
            {narrow && !printing ? (
                <Cards {...shared} title={title} href={href} actions={actions} />
            ) : (
                <div className={styles.wide}>
                    <PlainTable {...shared} label={label} actions={printing ? undefined : actions} />
                </div>
            )}
            <ShowMore {...portion} />
        </>
    );
}
