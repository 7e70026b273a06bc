/** Loads the page again, e.g. in another language. A module of its own, so that tests can watch it. */
export function reloadPage(): void {
    window.location.reload();
}
