/**
 * Returns a URL sent by the server if it is safe to open or show: http and https only, relative ones resolved against the portal's origin
 * (docs/quality.md, "Faults and input"). Returns null for anything else, e.g. `javascript:`.
 */
export function webAddress(value: string | null | undefined): string | null {
    // A value that is not a string would be converted to one, e.g. `[object Object]`.
    if (typeof value !== 'string' || value === '') return null;
    try {
        const address = new URL(value, window.location.origin);
        return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null;
    } catch {
        return null;
    }
}
