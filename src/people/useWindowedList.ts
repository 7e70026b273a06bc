import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Row height in px; the style sheet must match. */
const ROW = 48;
const IN_VIEW = 7;
/** Extra rows above and below the view, so that none is missing while scrolling. */
const SPARE = 3;

interface WindowedListOptions {
    /** number of loaded rows */
    count: number;
    /** identifies the list's content; when this changes, the list scrolls to the top */
    about: string;
    onChoose(index: number): void;
}

/** Virtualizes a long list of rows of equal height, with keyboard navigation. */
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
    // Otherwise the element would keep its scroll position, which may be at the end of the new rows and would load page after page.
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
        /** index of the active row for the keyboard */
        active: current,
        /** its element id while it is rendered */
        activeId: current >= first && current <= last ? `${id}-${current}` : undefined,
        setActive,
        idOf: (index: number) => `${id}-${index}`,
        /** px from the top of the rows */
        offsetOf: (index: number) => index * ROW,
        /** height of all rows in px */
        height: count * ROW,
        onKeyDown,
        onScroll: (event: UIEvent<HTMLDivElement>) => setTop(event.currentTarget.scrollTop),
        /** ref of the scrolling element */
        box,
    };
}
