/** A tab opened for a file that has not arrived yet. */
export interface FileTab {
    /** shows a PDF */
    show(file: Blob): void;
    close(): void;
    focus(): void;
    isClosed(): boolean;
}

/** Interval, in milliseconds, of the check whether the tab has been closed: there is no event for that. */
export const WATCH_MS = 1000;

interface Waiting {
    /** its title, and the text that it shows, translated */
    title: string;
    text: string;
    language: string;
    /** called if the tab is closed before it shows the file */
    onClosed(): void;
}

/**
 * Opens a tab for a file that is still being loaded. Browsers only allow that in the handler of a click or key; returns null if the browser
 * refuses. The file's object URL is revoked once the tab is closed, not earlier, so that it can be printed, saved and reloaded there.
 */
export function openTab({ title, text, language, onClosed }: Waiting): FileTab | null {
    const tab = window.open('', '_blank');
    if (!tab) return null;
    const { document: page } = tab;
    page.title = title;
    page.documentElement.lang = language;
    page.documentElement.style.cssText = 'color-scheme:light dark;font:16px system-ui,sans-serif';
    page.body.textContent = text;

    let address: string | null = null;
    const watch = setInterval(() => {
        if (!tab.closed) return;
        clearInterval(watch);
        if (address === null) onClosed();
        else URL.revokeObjectURL(address);
    }, WATCH_MS);
    return {
        show(file) {
            // The type is set here, because with another one the file could be a page with access to the portal's origin.
            address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
            tab.location.replace(address);
        },
        close() {
            clearInterval(watch);
            tab.close();
        },
        focus: () => tab.focus(),
        isClosed: () => tab.closed,
    };
}
