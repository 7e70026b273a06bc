/** To be built. */
export default function UsersPage() {
    return <p>UsersPage</p>;
}
