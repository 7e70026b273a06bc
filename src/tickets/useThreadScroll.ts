import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance (px) of the end, the user counts as being at the end. */
const NEAR_PX = 48;

/** Where the new messages are, and how to scroll to them. */
export interface ThreadScroll {
    list: RefObject<HTMLDivElement | null>;
    /** index of the first message that arrived while the user was not at the end; null when there is none */
    firstNew: number | null;
    /** number of new messages below the visible part */
    unread: number;
    onScroll(): void;
    toEnd(): void;
}

const isAtEnd = (element: HTMLElement): boolean => element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_PX;

/**
 * Manages the scroll position: a thread opens at its newest message. New ones scroll into view if the user is at the end, but not if the
 * user has scrolled up or is in another tab. The user's own message is always scrolled into view. @param isOwn whether the newest message
 * is the user's own
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

    // A smaller window or a growing composer must not push the newest message out of view.
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
