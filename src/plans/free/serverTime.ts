/**
 * The present time of the site's server in epoch seconds, as its response says; null if it does not. What is deleted because it has expired is
 * not judged by the clock of a computer, which may be wrong (FREE-2).
 */
export async function readServerTime(signal?: AbortSignal): Promise<number | null> {
    const response = await fetch('/', { method: 'HEAD', credentials: 'same-origin', cache: 'no-store', signal }).catch(
        () => null,
    );
    const sent = Date.parse(response?.headers.get('Date') ?? '');
    // A cache in between gives the time at which it got the response, and how long ago that was.
    const age = Number(response?.headers.get('Age') ?? 0);
    return response?.ok && Number.isFinite(sent + age) ? Math.floor(sent / 1000) + age : null;
}
