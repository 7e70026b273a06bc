import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../usePageTitle';

interface ViewProps {
    title: string;
    /** one or two sentences below the title */
    text?: ReactNode;
    /** moves the focus to the title, because this view replaces another one */
    takesFocus?: boolean;
    children?: ReactNode;
}

/** Whether this document has shown a view before; the focused element may have been removed with it. */
let followsAnother = false;

/** One state of a public page: title, text, and actions. Its title takes the focus if the previous view's focused element was removed. */
export function View({ title, text, takesFocus = false, children }: ViewProps) {
    const heading = useRef<HTMLHeadingElement>(null);
    usePageTitle(title);
    useEffect(() => {
        if (takesFocus || (followsAnother && document.activeElement === document.body)) heading.current?.focus();
        followsAnother = true;
    }, [takesFocus]);
    return (
        <>
            <h1 ref={heading} tabIndex={-1}>
                {title}
            </h1>
            {text && <p className="p-text">{text}</p>}
            {children}
        </>
    );
}
