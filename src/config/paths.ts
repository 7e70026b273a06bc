/** Every path and link of the portal. Every module may import this leaf; no other one hard-codes a path. */
const id = encodeURIComponent;

/** The pages without a session. */
const publicPaths = {
    signIn: '/',
    activateUser: '/activate-user',
    recoverPassword: '/recover-password',
    activateEdu: '/activate-edu',
    transferUser: '/transfer-user',
} as const;

export const paths = {
    ...publicPaths,

    dashboard: '/dashboard',
    profile: '/profile',
    applications: '/applications',
    licences: '/licences',
    licence: (licence: string) => `/licences/${id(licence)}`,
    licenceUsers: (licence: string) => `/licences/${id(licence)}/users`,
    licenceKeys: (licence: string) => `/licences/${id(licence)}/keys`,
    licenceSeats: (licence: string) => `/licences/${id(licence)}/seats`,
    licenceModules: (licence: string) => `/licences/${id(licence)}/modules`,
    users: '/user-management',
    user: (user: string) => `/user-management/${id(user)}`,
    userWhy: (user: string) => `/user-management/${id(user)}/why`,
    why: '/why',
    cloudGroups: '/cloud-groups',
    cloudGroup: (group: string) => `/cloud-groups/${id(group)}`,
    jobs: '/jobs',
    job: (job: string) => `/jobs/${id(job)}`,
    activity: '/activity',
    plans: '/plans',
    plan: (plan: string) => `/plans/${id(plan)}`,
    contracts: '/contracts',
    contract: (contract: string) => `/contracts/${id(contract)}`,
    deadlines: '/deadlines',
    renewal: '/renewal',
    tickets: '/tickets',
    ticket: (ticket: string) => `/tickets/${id(ticket)}`,
    academy: '/academy',
    academyDirectory: (directory: string) => `/academy/${id(directory)}`,
    academyVideo: (directory: string, video: string) => `/academy/${id(directory)}/${id(video)}`,
    academySearch: '/academy/search',
    academyMembership: '/academy/membership',
    academyRecord: '/academy/record',
    redirectAcademy: '/redirects/academy',
} as const;

/** The URL of the sign-in page that afterwards returns the visitor to `target` (a path with its query). */
export const signInFor = (target: string): string => `/?mode=auth&redirect=${encodeURIComponent(target.replace(/^\//, ''))}`;

/**
 * The target of a sign-in: the `redirect` value when `mode` is `auth` and the value is a path inside the portal, otherwise the dashboard
 * (SESSION-3). Rejects schemes, backslashes and control characters.
 */
export function targetAfterSignIn(mode: string | null, redirect: string | null): string {
    if (mode !== 'auth' || !redirect) return paths.dashboard;
    const path = redirect.startsWith('/') ? redirect.slice(1) : redirect;
    const inside = /^[\p{L}\p{N}]/u.test(path) && !/[\\\p{Cc}]/u.test(path) && !/^[a-z][a-z0-9+.-]*:/i.test(path);
    return inside ? `/${path}` : paths.dashboard;
}

/** Those after the public ones; the text of a function is the beginning of no path. */
const PORTAL = Object.values(paths).slice(Object.keys(publicPaths).length).map(String);

/** Whether a path belongs to the signed-in portal; only the portal itself knows whether a page below one of its own exists. */
export const isProtected = (path: string): boolean => PORTAL.some(page => `${path}/`.startsWith(`${page}/`));
