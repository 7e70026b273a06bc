import type { Messages, PageLoaders } from '../index';
import dashboard from './dashboard';
import errors from './errors';
import list from './list';
import publicTexts from './public';
import shell from './shell';

/** The texts of every page of the signed-in portal, by namespace. */
export const messages: Messages = {
    ...publicTexts,
    ...shell,
    ...errors,
    ...list,
    ...dashboard,
};

/** The texts of single pages; `src/app/pages.tsx` names the namespaces of each page. */
export const pages: PageLoaders = {
    licences: () => import('./licences'),
    keys: () => import('./keys'),
    licenceUsers: () => import('./licenceUsers'),
    seats: () => import('./seats'),
    users: () => import('./users'),
    userDetail: () => import('./userDetail'),
    cloudGroups: () => import('./cloudGroups'),
    profile: () => import('./profile'),
    contracts: () => import('./contracts'),
    applications: () => import('./applications'),
    tickets: () => import('./tickets'),
    academy: () => import('./academy'),
    academySession: () => import('./academySession'),
    academyPlayer: () => import('./academyPlayer'),
    academyComments: () => import('./academyComments'),
};
