/** To be built. */
export default function CloudGroupsPage() {
    return <p>CloudGroupsPage</p>;
}
