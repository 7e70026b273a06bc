import type { RouteObject } from 'react-router';
import { Guard } from '../layout/Guard';
import { PageError } from '../layout/PageError';
import { frame, page } from '../shared/page';

/** A licence and its subpages. */
const licencePages: RouteObject[] = [
    page('licences/:licence', () => import('../licences/LicencePage')),
    page('licences/:licence/users', () => import('../users/ofLicence/LicenceUsersPage')),
    page('licences/:licence/keys', () => import('../keys/LicenceKeysPage')),
    page('licences/:licence/seats', () => import('../seats/LicenceSeatsPage')),
    page('licences/:licence/modules', () => import('../licences/LicenceModulesPage')),
];

const userPages: RouteObject[] = [
    page('user-management', () => import('../users/management/UsersPage')),
    page('user-management/:user', () => import('../users/detail/UserPage')),
];

const contractPages: RouteObject[] = [
    page('contracts', () => import('../contracts/ContractsPage')),
    page('contracts/:contract', () => import('../contracts/ContractPage')),
];

const academyPages: RouteObject[] = [
    frame(
        () => import('../../customRoutes/academy/AcademyFrame'),
        [
            page('academy/search', () => import('../../customRoutes/academy/search/SearchPage')),
            page('academy/membership', () => import('../../customRoutes/academy/membership/MembershipPage')),
            page('academy/:directoryId?', () => import('../../customRoutes/academy/browse/DirectoryPage')),
            page('academy/:directoryId/:videoId', () => import('../../customRoutes/academy/video/VideoPage')),
        ],
        PageError,
    ),
    page('redirects/academy', () => import('../../customRoutes/academy/AcademyRedirect')),
];

/**
 * The pages of the signed-in portal. A guard stands before pages that not everybody may read. Paths are those of src/config/paths.ts without the
 * leading slash.
 */
export const pageRoutes: RouteObject[] = [
    page('dashboard', () => import('../../customRoutes/dashboard/DashboardPage')),
    page('profile', () => import('../../customRoutes/profile/ProfilePage')),
    page('licences', () => import('../licences/LicencesPage')),
    page('applications', () => import('../../customRoutes/applications/ApplicationsPage')),
    page('cloud-groups', () => import('../cloudGroups/CloudGroupsPage')),
    page('cloud-groups/:group', () => import('../cloudGroups/CloudGroupPage')),
    page('tickets', () => import('../tickets/TicketsPage')),
    page('tickets/:ticket', () => import('../tickets/TicketPage')),
    ...academyPages,
    { element: <Guard subject="licenceDetails" />, children: licencePages },
    { element: <Guard subject="users" />, children: userPages },
    { element: <Guard subject="contracts" />, children: contractPages },
];
