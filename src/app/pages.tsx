import type { RouteObject } from 'react-router';
import type { PageNamespace } from '../../i18n';
import { Guard } from '../layout/Guard';
import { PageError } from '../layout/PageError';
import { frame, page, type LoadPage } from '../shared/page';
import { needWords } from './words';

/**
 * Wraps a page's loader so that it also loads the texts that the page needs besides those of every page, including those of other areas
 * that it shows.
 */
const withWords =
    (namespaces: readonly PageNamespace[], load: LoadPage): LoadPage =>
    async () => {
        const [module] = await Promise.all([load(), needWords(namespaces)]);
        return module;
    };

/** A licence and its subpages. */
const licencePages: RouteObject[] = [
    page(
        'licences/:licence',
        withWords(['licences'], () => import('../licences/LicencePage')),
    ),
    page(
        'licences/:licence/users',
        withWords(['licences', 'licenceUsers'], () => import('../users/ofLicence/LicenceUsersPage')),
    ),
    page(
        'licences/:licence/keys',
        withWords(['licences', 'keys'], () => import('../keys/LicenceKeysPage')),
    ),
    page(
        'licences/:licence/seats',
        withWords(['licences', 'seats'], () => import('../seats/LicenceSeatsPage')),
    ),
    page(
        'licences/:licence/modules',
        withWords(['licences'], () => import('../licences/LicenceModulesPage')),
    ),
];

const userPages: RouteObject[] = [
    page(
        'user-management',
        withWords(['users', 'licenceUsers', 'licences'], () => import('../users/management/UsersPage')),
    ),
    page(
        'user-management/:user',
        withWords(['userDetail', 'users', 'licenceUsers', 'licences', 'keys'], () => import('../users/detail/UserPage')),
    ),
];

const contractPages: RouteObject[] = [
    page(
        'contracts',
        withWords(['contracts'], () => import('../contracts/ContractsPage')),
    ),
    page(
        'contracts/:contract',
        withWords(['contracts'], () => import('../contracts/ContractPage')),
    ),
];

const academyPages: RouteObject[] = [
    frame(
        withWords(['academySession', 'licences'], () => import('../../customRoutes/academy/AcademyFrame')),
        [
            page(
                'academy/search',
                withWords(['academy'], () => import('../../customRoutes/academy/search/SearchPage')),
            ),
            page('academy/membership', () => import('../../customRoutes/academy/membership/MembershipPage')),
            page(
                'academy/:directoryId?',
                withWords(['academy'], () => import('../../customRoutes/academy/browse/DirectoryPage')),
            ),
            page(
                'academy/:directoryId/:videoId',
                withWords(
                    ['academy', 'academyPlayer', 'academyComments'],
                    () => import('../../customRoutes/academy/video/VideoPage'),
                ),
            ),
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
    page(
        'profile',
        withWords(['profile'], () => import('../../customRoutes/profile/ProfilePage')),
    ),
    page(
        'licences',
        withWords(['licences'], () => import('../licences/LicencesPage')),
    ),
    page(
        'applications',
        withWords(['applications'], () => import('../../customRoutes/applications/ApplicationsPage')),
    ),
    page(
        'cloud-groups',
        withWords(['cloudGroups'], () => import('../cloudGroups/CloudGroupsPage')),
    ),
    page(
        'cloud-groups/:group',
        withWords(['cloudGroups', 'licenceUsers'], () => import('../cloudGroups/CloudGroupPage')),
    ),
    page(
        'tickets',
        withWords(['tickets'], () => import('../tickets/TicketsPage')),
    ),
    page(
        'tickets/:ticket',
        withWords(['tickets'], () => import('../tickets/TicketPage')),
    ),
    ...academyPages,
    { element: <Guard subject="licenceDetails" />, children: licencePages },
    { element: <Guard subject="users" />, children: userPages },
    { element: <Guard subject="contracts" />, children: contractPages },
];
