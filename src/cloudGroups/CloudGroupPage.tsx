/** To be built. */
export default function CloudGroupPage() {
    return <p>CloudGroupPage</p>;
}
