/** To be built. */
export default function DirectoryPage() {
    return <p>DirectoryPage</p>;
}
