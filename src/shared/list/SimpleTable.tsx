import type { RaRecord } from 'ra-core';
import { CARD_BREAKPOINT_PX } from '../../config/displayMode';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePrinting } from '../hooks/usePrinting';
import { Cards } from './ListCards';
import { PlainTable } from './PlainTable';
import { ShowMore, useShowMore } from './ShowMore';
import type { RowProps } from './types';

interface SimpleTableProps<Row extends RaRecord> extends Pick<
    RowProps<Row>,
    'columns' | 'titleField' | 'name' | 'href' | 'actions'
> {
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
    const { label, rows: all, columns, titleField, title, name, href, actions, asRows, cardsBelow } = props;
    const portion = useShowMore(all.length);
    const rows = all.slice(0, portion.shown);
    const narrow = useMediaQuery(`(max-width: ${(cardsBelow ?? CARD_BREAKPOINT_PX) - 0.05}px)`);
    const printing = usePrinting();
    const shared = { rows, columns, titleField, name: name ?? title };
    return (
        <>
            {narrow && !printing ? (
                <Cards {...shared} title={title} href={href} actions={actions} asRows={asRows} />
            ) : (
                <PlainTable {...shared} label={label} actions={printing ? undefined : actions} />
            )}
            <ShowMore {...portion} />
        </>
    );
}
