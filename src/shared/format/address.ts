/**
 * An address that the server sent, when it may be opened or shown: http and https only, relative ones against the portal's own
 * (quality, "Faults and input"). Null for anything else, e.g. `javascript:`.
 */
export function webAddress(value: string | null | undefined): string | null {
    // What a server sends in a text's place would be turned into one, e.g. `[object Object]`.
    if (typeof value !== 'string' || value === '') return null;
    try {
        const address = new URL(value, window.location.origin);
        return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null;
    } catch {
        return null;
    }
}
