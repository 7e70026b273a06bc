/** Returns a check whether the page is still that of now: what comes back later must not lead away from another one. */
export function samePage(): () => boolean {
    const { pathname } = window.location;
    return () => window.location.pathname === pathname;
}
