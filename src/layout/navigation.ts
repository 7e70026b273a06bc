import type { ComponentType } from 'react';
import type { MessageKey } from '#i18n/messages';
import { paths } from '../config/paths';
import type { VisibleArea } from '../shared/areas';
import { HomeIcon } from '../ui/icons';

/** One entry of the sidebar. `titleKey` is an i18n key; `href` a path of the portal, or another site's URL when `external`. */
export interface NavigationEntry {
    id: string;
    icon: ComponentType<{ size?: number }>;
    titleKey: MessageKey;
    href: string;
    external: boolean;
    mark?: ComponentType;
}

const DASHBOARD: NavigationEntry = {
    id: 'dashboard',
    icon: HomeIcon,
    titleKey: 'dashboard.title',
    href: paths.dashboard,
    external: false,
};

/** Returns the sidebar's entries: the dashboard, then the areas. */
export const navigationFor = (areas: readonly VisibleArea[]): NavigationEntry[] => [DASHBOARD, ...areas];

/** Whether the page at `pathname` belongs to an entry: its own page or one below it. */
export const isActive = (entry: Pick<NavigationEntry, 'href' | 'external'>, pathname: string): boolean =>
    !entry.external && (pathname === entry.href || pathname.startsWith(`${entry.href}/`));
