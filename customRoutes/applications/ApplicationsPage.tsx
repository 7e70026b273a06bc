/** To be built. */
export default function ApplicationsPage() {
    return <p>ApplicationsPage</p>;
}
