/** To be built. */
export default function ContractsPage() {
    return <p>ContractsPage</p>;
}
