/** What holds for every name of a file that the portal saves (EXPORT-3, INVOICE-4). */

/** Bytes that file systems allow, less what is added to a name: its ending, a number, a sign in front. */
export const LONGEST_STEM = 240;

/** The beginning of a text, in one spelling of Unicode, that takes at most so many bytes in UTF-8; no character is cut. */
export function withinBytes(text: string, bytes: number): string {
    const spelled = text.normalize('NFC');
    return spelled.slice(0, new TextEncoder().encodeInto(spelled, new Uint8Array(bytes)).read);
}
