/** An e-mail address with a tooltip of the full text; it may wrap before the @. */
export function EmailText({ value }: { value: string }) {
    const at = value.lastIndexOf('@');
    if (at < 1) return <bdi title={value}>{value}</bdi>;
    return (
        <bdi title={value}>
            {value.slice(0, at)}
            <wbr />
            {value.slice(at)}
        </bdi>
    );
}
