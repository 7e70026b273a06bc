/**
 * Prefetches the signed-in portal: its code, its texts and the dashboard, while the user types on the sign-in page, so that the dashboard
 * shows right after the response (docs/quality.md, "Speed"). Failed fetches are retried on use.
 */
export function prefetchPortal(): void {
    void import('./portal').then(({ loadTexts }) => loadTexts()).catch(() => undefined);
    void import('../../customRoutes/dashboard/DashboardPage').then(({ fetchParts }) => fetchParts()).catch(() => undefined);
}
