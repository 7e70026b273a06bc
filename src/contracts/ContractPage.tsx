/** To be built. */
export default function ContractPage() {
    return <p>ContractPage</p>;
}
