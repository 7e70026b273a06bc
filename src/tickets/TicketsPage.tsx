/** To be built. */
export default function TicketsPage() {
    return <p>TicketsPage</p>;
}
