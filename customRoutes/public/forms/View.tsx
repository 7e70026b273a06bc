import { useEffect, useRef, type ReactNode } from 'react';
import { usePageTitle } from '../usePageTitle';

interface ViewProps {
    title: string;
    /** one or two sentences below the title */
    text?: ReactNode;
    /** this view took another one's place: move the focus to its title, so that it is read out */
    takesFocus?: boolean;
    children?: ReactNode;
}

/** One state of a public page: title, text, and what can be done. */
export function View({ title, text, takesFocus = false, children }: ViewProps) {
    const heading = useRef<HTMLHeadingElement>(null);
    usePageTitle(title);
    useEffect(() => {
        if (takesFocus) heading.current?.focus();
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
