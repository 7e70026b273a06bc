import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { local, SIDEBAR_KEY } from '../../storage/storage';
import { usePhone } from '../shared/hooks/useMediaQuery';

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
    // The location where it was opened: a navigation closes it, even to the same page.
    const [openedAt, setOpenedAt] = useState<string | null>(null);
    const open = phone && openedAt === key;

    useEffect(() => {
        if (!phone) setOpenedAt(null);
    }, [phone]);

    const toggleCollapsed = useCallback(
        () =>
            setCollapsed(before => {
                local.set(SIDEBAR_KEY, before ? 'expanded' : 'collapsed');
                return !before;
            }),
        [],
    );
    const setOpen = useCallback((wanted: boolean) => setOpenedAt(wanted ? key : null), [key]);
    return { phone, collapsed: collapsed && !phone, toggleCollapsed, open, setOpen };
}
