import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../usePageTitle';

interface ViewProps {
    title: string;
    /** one or two sentences below the title */
    text?: ReactNode;
    /** this view replaces another one: move the focus to its title, so that it is read out */
    takesFocus?: boolean;
    children?: ReactNode;
}

/** Whether a view was shown before in this document: the element with the focus may have been removed with it. */
let followsAnother = false;

/** One state of a public page: title, text, and actions. Its title takes the focus when the previous view's focused element was removed. */
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
