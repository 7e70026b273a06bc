import type { RouteObject } from 'react-router';
import { AdminOnly } from './layout/AdminOnly';
import { page } from './shared/page';

/**
 * The pages of the signed-in portal (specification 1 and 2, section 2). Nested administrator pages share one guard.
 * Paths are those of customRoutes/paths.ts without the leading slash.
 */
const upcoming = () => import('../customRoutes/UpcomingPage');

const adminPages: RouteObject[] = [
    page('licences/:licence', () => import('./licences/LicencePage')),
    page('licences/:licence/users', () => import('./users/LicenceUsersPage')),
    page('licences/:licence/keys', () => import('./keys/LicenceKeysPage')),
    page('licences/:licence/seats', () => import('./seats/LicenceSeatsPage')),
    page('licences/:licence/modules', () => import('./licences/LicenceModulesPage')),
    page('user-management', upcoming),
    page('user-management/:user', upcoming),
    page('contracts', upcoming),
    page('contracts/:contract', upcoming),
];

/** The pages inside the signed-in portal. */
export const pageRoutes: RouteObject[] = [
    page('dashboard', () => import('../customRoutes/dashboard/DashboardPage')),
    page('licences', () => import('./licences/LicencesPage')),
    page('profile', upcoming),
    page('applications', upcoming),
    page('cloud-groups', upcoming),
    page('cloud-groups/:group', upcoming),
    page('tickets', upcoming),
    page('tickets/:ticket', upcoming),
    page('academy/search', upcoming),
    page('academy/membership', upcoming),
    page('academy/:directoryId?/:videoId?', upcoming),
    page('redirects/academy', () => import('../customRoutes/academy/AcademyRedirect')),
    {
        Component: AdminOnly,
        children: adminPages,
    },
];
