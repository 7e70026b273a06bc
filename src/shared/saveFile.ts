/** How long, in milliseconds, the browser has to start saving the file before its object URL is revoked. */
export const REVOKE_AFTER_MS = 10_000;

/**
 * Makes the browser save a file. The generic file type keeps browsers that do not support `download` from opening the file in place of the
 * portal.
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
