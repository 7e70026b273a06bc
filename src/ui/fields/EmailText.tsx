import type { ReactNode } from 'react';

/** A text that may be or end with an e-mail address, which may wrap before the @ rather than before its last letter. */
export function breakable(text: string): ReactNode {
    const at = text.lastIndexOf('@');
    return at < 1 ? (
        text
    ) : (
        <>
            {text.slice(0, at)}
            <wbr />
            {text.slice(at)}
        </>
    );
}

/** An e-mail address with a tooltip of the full text; it may wrap before the @. */
export function EmailText({ value, className }: { value: string; className?: string }) {
    return (
        <bdi translate="no" className={className} title={value}>
            {breakable(value)}
        </bdi>
    );
}
