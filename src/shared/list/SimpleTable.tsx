import type { RaRecord } from 'ra-core';
import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePrinting } from '../hooks/usePrinting';
import { ACTIONS_FIELD, Cards } from './ListCards';
import { PlainTable } from './PlainTable';
import { ShowMore, useShowMore } from './ShowMore';
import type { RowProps } from './types';

interface SimpleTableProps<Row extends RaRecord> extends Pick<RowProps<Row>, 'columns' | 'titleField' | 'href'> {
    /** accessible name, translated */
    label: string;
    rows: readonly Row[];
    title(row: Row): string;
    /** width of the window in px below which rows are cards; defaults to 768 */
    cardsBelow?: number;
    /** the cards are rows of two lines on a phone; needs at most two facts there */
    asRows?: boolean;
}

/** A few rows as a plain table, without search or pagination; cards on narrow windows. */
export function SimpleTable<Row extends RaRecord>(props: SimpleTableProps<Row>) {
    const { label, rows: all, columns, titleField, title, href, asRows, cardsBelow = CARD_BREAKPOINT_PX } = props;
    const portion = useShowMore(all.length);
    const rows = all.slice(0, portion.shown);
    const narrow = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`);
    const printing = usePrinting();
    return (
        <>
            {narrow && !printing ? (
                <Cards rows={rows} columns={columns} titleField={titleField} title={title} href={href} asRows={asRows} />
            ) : (
                <PlainTable
                    label={label}
                    rows={rows}
                    columns={printing ? columns.filter(({ field }) => field !== ACTIONS_FIELD) : columns}
                    titleField={titleField}
                />
            )}
            <ShowMore {...portion} />
        </>
    );
}
