import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ListColumn } from './types';

type Width = Pick<ListColumn<never>, 'flex' | 'width' | 'minWidth' | 'yields' | 'wants'>;

/** Minimum width of a column in px. */
const least = ({ minWidth, width }: Width): number => minWidth ?? width ?? 0;

/** Returns the hideable columns in the order in which they are hidden. */
const yielding = <Column extends Width>(columns: readonly Column[]): Column[] =>
    columns.filter(({ yields }) => yields !== undefined).sort((one, other) => (other.yields ?? 0) - (one.yields ?? 0));

/** Returns how many columns must be hidden so that the others fit into `room` px; all hideable ones if that is not enough. */
export function yieldCount(columns: readonly Width[], room: number): number {
    let needed = columns.reduce((sum, column) => sum + least(column), 0);
    const order = yielding(columns);
    let count = 0;
    for (const column of order) {
        if (needed <= room) break;
        needed -= least(column);
        count += 1;
    }
    return count;
}

/**
 * Returns which of the columns, by their places, get the width that their content wants, one after the other, when all are shown in `room` px; others
 * keep at least their minimum.
 */
export function grantedIn(columns: readonly Width[], room: number): number[] {
    let spare = columns.reduce((left, column) => left - Math.max(least(column), column.flex ? 0 : (column.width ?? 0)), room);
    return columns.flatMap((column, at) => {
        const more = Math.max(0, (column.wants?.width ?? NaN) - least(column));
        if (!(more <= spare)) return [];
        spare -= more;
        return [at];
    });
}

/** A column with the width that its content wants; `grows`: it may get more than that. */
function granted<Column extends Width>(column: Column, grows = column.wants?.grows): Column {
    if (!column.wants) return column;
    const { width } = column.wants;
    return grows ? { ...column, minWidth: width } : { ...column, flex: undefined, width };
}

/** In px. */
const BORDERS = 2;

/**
 * The width in px that a table of the page's full width will have, from what is shown before it: the frame of index.html or another page. With
 * it, a table mostly has the right columns in its first render; 0 if there is nothing.
 */
function expectedWidth(): number {
    const shown = document.querySelector('#main > :last-child, .f-main > :last-child');
    return shown ? shown.clientWidth - BORDERS : 0;
}

/** Returns the ref of a table's container and the columns that fit into its current width minus `taken` px. */
export function useFitting<Column extends Width>(
    columns: readonly Column[],
    taken: number,
): [box: RefObject<HTMLDivElement | null>, fitting: readonly Column[]] {
    const box = useRef<HTMLDivElement>(null);
    const [width, setWidth] = useState(expectedWidth);
    const adapts = columns.some(({ yields, wants }) => yields !== undefined || wants);
    useLayoutEffect(() => {
        const element = box.current;
        if (!element || !adapts) return undefined;
        const measure = () => {
            // The width is 0 before the first layout and while hidden.
            if (element.clientWidth > 0) setWidth(element.clientWidth);
        };
        measure();
        const observer = new ResizeObserver(measure);
        observer.observe(element);
        return () => observer.disconnect();
    }, [adapts]);
    const count = width > 0 ? yieldCount(columns, width - taken) : 0;
    const shown = useMemo(() => {
        const away = new Set(yielding(columns).slice(0, count));
        return away.size === 0 ? columns : columns.filter(column => !away.has(column));
    }, [columns, count]);
    // As text, so that the columns stay the same while a window's width changes.
    const wide = width > 0 ? grantedIn(shown, width - taken).join() : '';
    const fitting = useMemo(() => {
        if (wide === '') return shown;
        const places = new Set(wide.split(','));
        const grant = (grows?: true) => shown.map((column, at) => (places.has(String(at)) ? granted(column, grows) : column));
        const all = grant();
        // Somebody gets what is left.
        return all.some(({ flex }) => flex) ? all : grant(true);
    }, [shown, wide]);
    return [box, fitting];
}
