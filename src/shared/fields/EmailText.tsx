/** An e-mail address, whole in its tooltip where it is cut; where it has to be broken, the second line begins with the @. */
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
