/** To be built. */
export default function UserPage() {
    return <p>UserPage</p>;
}
