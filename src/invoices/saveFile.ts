/** Milliseconds after which the browser has certainly begun to write the file, and its address is given back. */
export const REVOKE_AFTER_MS = 10_000;

/**
 * Lets the browser save a file. It is handed over as plain bytes, which no browser shows in place of the portal, even where it does
 * not know the `download` attribute.
 */
export function saveFile(file: Blob, name: string): void {
    const address = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.rel = 'noopener';
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
