/** To be built. */
export default function MembershipPage() {
    return <p>MembershipPage</p>;
}
