/** An e-mail address; where it has to be broken, the second line begins with the @. */
export function EmailText({ value }: { value: string }) {
    const at = value.lastIndexOf('@');
    if (at < 1) return <bdi>{value}</bdi>;
    return (
        <bdi>
            {value.slice(0, at)}
            <wbr />
            {value.slice(at)}
        </bdi>
    );
}
