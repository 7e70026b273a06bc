/**
 * Returns a mark of a secret text, e.g. of a key's token, by which a later one is told to be another (FNV-1a, 32 bits). It can be stored: the
 * text cannot be found from it.
 */
export function markOf(text: string): string {
    let hash = 0x811c9dc5;
    for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16);
}
