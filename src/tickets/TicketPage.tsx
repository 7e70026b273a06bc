/** To be built. */
export default function TicketPage() {
    return <p>TicketPage</p>;
}
