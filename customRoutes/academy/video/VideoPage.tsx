/** To be built. */
export default function VideoPage() {
    return <p>VideoPage</p>;
}
