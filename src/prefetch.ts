/**
 * Fetches the signed-in portal's code ahead of its use: while a person types on the sign-in page,
 * so that the dashboard follows the answer at once (quality, "Speed"). A failed fetch is tried again on use.
 */
export function prefetchPortal(): void {
    void import('./AdminApp').catch(() => undefined);
}
