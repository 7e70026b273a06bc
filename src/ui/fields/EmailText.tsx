/** A text that may be or end with an e-mail address, which may wrap before the @ rather than before its last letter. */
export function Breakable({ text }: { text: string }) {
    const at = text.lastIndexOf('@');
    const end = at < 1 ? text.length : at;
    // The same parts for every text: React can change them on a translated page.
    return (
        <>
            {text.slice(0, end)}
            <wbr aria-hidden />
            {text.slice(end)}
        </>
    );
}

/** An e-mail address with a tooltip of the full text; it may wrap before the @. */
export function EmailText({ value, className }: { value: string; className?: string }) {
    return (
        <bdi translate="no" className={className} title={value}>
            <Breakable text={value} />
        </bdi>
    );
}
