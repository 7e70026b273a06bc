/** An e-mail address with a tooltip of the full text; it may wrap before the @. */
export function EmailText({ value, className }: { value: string; className?: string }) {
    const at = value.lastIndexOf('@');
    return at < 1 ? (
        <bdi translate="no" className={className} title={value}>
            {value}
        </bdi>
    ) : (
        <bdi translate="no" className={className} title={value}>
            {value.slice(0, at)}
            <wbr />
            {value.slice(at)}
        </bdi>
    );
}
