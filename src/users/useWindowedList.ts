import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref, type RefCallback, type UIEvent } from 'react';

/** Pixels; the style sheet draws the rows as high. */
const ROW = 48;
const IN_VIEW = 7;
/** Rows above and below the view, so that none is missing while scrolling. */
const SPARE = 3;

interface WindowedListOptions {
    /** rows that are at hand */
    count: number;
    /** what the rows are about: when it changes, the list begins at its top */
    about: string;
    onChoose(index: number): void;
}

/** Which rows of a long list of equal heights stand on the page, and how the keyboard moves through them. */
export function useWindowedList({ count, about, onChoose }: WindowedListOptions) {
    const id = useId();
    const box = useRef<HTMLDivElement | null>(null);
    const [top, setTop] = useState(0);
    const [active, setActive] = useState(0);
    const [seen, setSeen] = useState(about);
    if (about !== seen) {
        setSeen(about);
        setTop(0);
        setActive(0);
    }
    // The box keeps its place otherwise: at the end of the new rows, which would be read one page after the other.
    useLayoutEffect(() => {
        if (box.current) box.current.scrollTop = 0;
    }, [about]);

    const first = Math.max(0, Math.min(Math.floor(top / ROW) - SPARE, count - IN_VIEW));
    const last = Math.min(count - 1, Math.floor(top / ROW) + IN_VIEW + SPARE);
    const current = Math.min(active, count - 1);

    const moveTo = (index: number) => {
        const next = Math.max(0, Math.min(count - 1, index));
        setActive(next);
        const element = box.current;
        if (!element) return;
        const start = next * ROW;
        if (start < element.scrollTop) element.scrollTop = start;
        else if (start + ROW > element.scrollTop + element.clientHeight) element.scrollTop = start + ROW - element.clientHeight;
        setTop(element.scrollTop);
    };

    const onKeyDown = (event: KeyboardEvent) => {
        const moves: Readonly<Record<string, number>> = {
            ArrowDown: current + 1,
            ArrowUp: current - 1,
            PageDown: current + IN_VIEW - 1,
            PageUp: current - IN_VIEW + 1,
            Home: 0,
            End: count - 1,
        };
        const target = moves[event.key];
        if (target !== undefined) moveTo(target);
        else if (event.key === ' ' || event.key === 'Enter') onChoose(current);
        else return;
        event.preventDefault();
    };

    return {
        first,
        last,
        /** the row that the keyboard stands on */
        active: current,
        /** its id while it stands on the page */
        activeId: current >= first && current <= last ? `${id}-${current}` : undefined,
        setActive,
        idOf: (index: number) => `${id}-${index}`,
        /** pixels from the top of the rows */
        offsetOf: (index: number) => index * ROW,
        /** pixels that all rows take */
        height: count * ROW,
        onKeyDown,
        onScroll: (event: UIEvent<HTMLDivElement>) => setTop(event.currentTarget.scrollTop),
        /** ref of the scrolling box, handed on to the caller's own */
        attach:
            (outer: Ref<HTMLDivElement>): RefCallback<HTMLDivElement> =>
            element => {
                box.current = element;
                if (typeof outer === 'function') outer(element);
                else if (outer) outer.current = element;
            },
    };
}
