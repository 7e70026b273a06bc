/**
 * Fetches the signed-in portal ahead of its use: its code, its words and the dashboard, while a person types on the sign-in page,
 * so that the dashboard follows the answer at once (quality, "Speed"). What fails is tried again on use.
 */
export function prefetchPortal(): void {
    void import('./portalRoutes').then(({ openWords }) => openWords()).catch(() => undefined);
    void import('../customRoutes/dashboard/DashboardPage').catch(() => undefined);
}
