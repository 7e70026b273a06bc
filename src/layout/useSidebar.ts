import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { local, SIDEBAR_KEY } from '../../storage/storage';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { entryKey } from '../start/history';

export interface SidebarState {
    /** Over the page instead of beside it. */
    phone: boolean;
    /** Only icons (64 px instead of 220 px); stored. */
    collapsed: boolean;
    toggleCollapsed: () => void;
    /** On a phone: the navigation is open. */
    open: boolean;
    setOpen: (open: boolean) => void;
}

/** Returns the sidebar's state: whether it is collapsed is stored; on a phone it opens over the page and closes on navigation. */
export function useSidebar(): SidebarState {
    const phone = usePhone();
    const { key } = useLocation();
    const [collapsed, setCollapsed] = useState(() => local.get(SIDEBAR_KEY) === 'collapsed');
    /** the entry of the history for which it was opened; null while it is closed */
    const [openedAt, setOpenedAt] = useState<string | null>(null);

    // A navigation closes it, even to the same page; not the arrival of the page that was on its way when it was opened.
    useLayoutEffect(() => setOpenedAt(at => (phone && at === key ? at : null)), [phone, key]);

    const toggleCollapsed = useCallback(
        () =>
            setCollapsed(before => {
                local.set(SIDEBAR_KEY, before ? 'expanded' : 'collapsed');
                return !before;
            }),
        [],
    );
    const setOpen = useCallback((wanted: boolean) => setOpenedAt(wanted ? entryKey() : null), []);
    return { phone, collapsed: collapsed && !phone, toggleCollapsed, open: phone && openedAt !== null, setOpen };
}
