import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So close to the lower end (px) the reader counts as being there. */
const NEAR_PX = 48;

/** Where new messages begin, and what else the thread shows of them. */
export interface ThreadScroll {
    list: RefObject<HTMLDivElement | null>;
    /** index of the first message that came while the page was open and was not at the lower end; null when there is none */
    firstNew: number | null;
    /** how many of them are still below what is seen */
    unread: number;
    onScroll(): void;
    toEnd(): void;
}

const isAtEnd = (element: HTMLElement): boolean => element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX;

/**
 * Keeps the reader's place: a thread opens at its newest message; new ones are followed by who reads at the end, and wait below for
 * who has scrolled up or looks elsewhere. The own message is always shown.
 * @param isOwn whether the newest message is the reader's
 */
export function useThreadScroll(count: number, isOwn: boolean): ThreadScroll {
    const list = useRef<HTMLDivElement>(null);
    const atEnd = useRef(true);
    const before = useRef<number | null>(null);
    const [firstNew, setFirstNew] = useState<number | null>(null);
    const [unread, setUnread] = useState(0);

    const toEnd = useCallback(() => {
        const element = list.current;
        if (element) element.scrollTop = element.scrollHeight;
        atEnd.current = true;
        setUnread(0);
    }, []);

    useLayoutEffect(() => {
        const known = before.current;
        before.current = count;
        if (known === null || (count > known && isOwn)) {
            toEnd();
            if (known !== null) setFirstNew(null);
            return;
        }
        if (count <= known) return;
        const away = document.visibilityState === 'hidden';
        if (away || !atEnd.current) {
            setFirstNew(first => first ?? known);
            setUnread(waiting => waiting + count - known);
        } else {
            setFirstNew(known);
            toEnd();
        }
    }, [count, isOwn, toEnd]);

    // A window that becomes smaller or a composer that grows does not push the newest message out of sight.
    useEffect(() => {
        const element = list.current;
        if (!element || typeof ResizeObserver === 'undefined') return undefined;
        const observer = new ResizeObserver(() => {
            if (atEnd.current) element.scrollTop = element.scrollHeight;
        });
        observer.observe(element);
        return () => observer.disconnect();
    }, []);

    const onScroll = useCallback(() => {
        const element = list.current;
        if (!element) return;
        atEnd.current = isAtEnd(element);
        if (atEnd.current) setUnread(0);
    }, []);

    return { list, firstNew, unread, onScroll, toEnd };
}
