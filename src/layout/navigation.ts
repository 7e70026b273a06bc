import type { MessageKey } from '#i18n/messages';
import { paths } from '../config/paths';
import { areasFor, type AreaCustomer, type AreaId, type AreaUser } from '../shared/areas';

/** One entry of the sidebar. `titleKey` is an i18n key; `href` a path of the portal, or another site's URL when `external`. */
export interface NavigationEntry {
    id: AreaId | 'dashboard';
    titleKey: MessageKey;
    href: string;
    external: boolean;
}

const DASHBOARD: NavigationEntry = { id: 'dashboard', titleKey: 'dashboard.title', href: paths.dashboard, external: false };

/** Returns the sidebar's entries: the dashboard, then the areas by the rules of its tiles (src/shared/areas.ts). */
export const navigationFor = (user: AreaUser | undefined, customer: AreaCustomer, language: string): NavigationEntry[] => [
    DASHBOARD,
    ...areasFor(user, customer, language),
];

/** Whether the page at `pathname` belongs to an entry: its own page or one below it. */
export const isActive = (entry: NavigationEntry, pathname: string): boolean =>
    !entry.external && (pathname === entry.href || pathname.startsWith(`${entry.href}/`));
