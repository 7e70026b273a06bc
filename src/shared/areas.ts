import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { Customer, User } from '../../dataProvider/types';
import { ACADEMY_URLS } from '../config/env';

/**
 * The areas of the portal and who sees them (SHELL-11), shared by the dashboard and the sidebar. A role that contains ADMIN counts as
 * ADMIN. Pure.
 */

/** The key of an area's title. */
export type TitleKey = `${AreaId | 'keys'}.title`;

export type AreaId = 'profile' | 'users' | 'licences' | 'cloudGroups' | 'contracts' | 'applications' | 'tickets' | 'academy';

/** The fields of the signed-in user that decide which areas are shown. */
export type AreaUser = Pick<User, 'role' | 'cam'>;
/** The current customer; undefined until it has loaded, which hides the areas that depend on it. */
export type AreaCustomer = Pick<Customer, 'flags'> | undefined;

export interface Area {
    id: AreaId;
    /** i18n key of the title; users see their own keys under "licences". */
    titleKey: (user: AreaUser) => TitleKey;
    /** The link's target for the portal's language. */
    target: (language: string) => AreaTarget;
    shown: (user: AreaUser, customer: AreaCustomer) => boolean;
}

/** `href` is a path of the portal, or another site's URL when `external`. */
export interface AreaTarget {
    href: string;
    external: boolean;
}

/** An area as shown to one user. */
export interface VisibleArea extends AreaTarget {
    id: AreaId;
    titleKey: TitleKey;
}

const everybody = (): boolean => true;
const inside = (path: string) => (): AreaTarget => ({ href: path, external: false });
const titled = (id: AreaId) => (): TitleKey => `${id}.title`;

/** German has the portal's own academy; other languages use their external URL, or else the English one (SHELL-12). */
export function academyTarget(language: string): AreaTarget {
    const address = language === 'de' ? undefined : (ACADEMY_URLS[language] ?? ACADEMY_URLS.en);
    return address ? { href: address, external: true } : { href: paths.academy, external: false };
}

/** Tickets need the personal CAM flag; at a school only administrators open them (TICKET-1). */
export function mayOpenTickets(user: AreaUser, customer: AreaCustomer): boolean {
    if (!user.cam) return false;
    return isAdministrator(user) || customer?.flags.school === false;
}

export const areas: readonly Area[] = [
    { id: 'profile', titleKey: titled('profile'), target: inside(paths.profile), shown: everybody },
    { id: 'users', titleKey: titled('users'), target: inside(paths.users), shown: isAdministrator },
    {
        id: 'licences',
        titleKey: user => (isAdministrator(user) ? 'licences.title' : 'keys.title'),
        target: inside(paths.licences),
        shown: everybody,
    },
    {
        id: 'cloudGroups',
        titleKey: titled('cloudGroups'),
        target: inside(paths.cloudGroups),
        shown: (user, customer) => isAdministrator(user) && customer?.flags.demo === false,
    },
    {
        id: 'contracts',
        titleKey: titled('contracts'),
        target: inside(paths.contracts),
        shown: (user, customer) => isAdministrator(user) && customer?.flags.contractInfo === true,
    },
    { id: 'applications', titleKey: titled('applications'), target: inside(paths.applications), shown: everybody },
    { id: 'tickets', titleKey: titled('tickets'), target: inside(paths.tickets), shown: mayOpenTickets },
    { id: 'academy', titleKey: titled('academy'), target: academyTarget, shown: everybody },
];

/** Returns the areas that a user sees, in order, with titles (i18n keys) and targets; an empty list while the user is unknown. */
export function areasFor(user: AreaUser | undefined, customer: AreaCustomer, language: string): VisibleArea[] {
    if (!user) return [];
    return areas
        .filter(area => area.shown(user, customer))
        .map(area => ({ id: area.id, titleKey: area.titleKey(user), ...area.target(language) }));
}
