/** To be built. */
export default function SearchPage() {
    return <p>SearchPage</p>;
}
