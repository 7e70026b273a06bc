import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { local } from '../config/storage';
import { usePhone } from '../shared/hooks/useMediaQuery';

const KEY = 'sidebar';

export interface SidebarState {
    /** Off canvas instead of beside the page. */
    phone: boolean;
    /** Icons alone (64 px instead of 220 px); remembered. */
    collapsed: boolean;
    toggleCollapsed: () => void;
    /** On a phone: the menu is on the screen. */
    open: boolean;
    setOpen: (open: boolean) => void;
}

/** The sidebar's state: collapsed or not is remembered; on a phone it opens over the page and closes on navigation. */
export function useSidebar(): SidebarState {
    const phone = usePhone();
    const { key } = useLocation();
    const [collapsed, setCollapsed] = useState(() => local.get(KEY) === 'collapsed');
    // Remembers where it was opened: any navigation, also to the same page, closes it.
    const [openedAt, setOpenedAt] = useState<string | null>(null);
    const open = phone && openedAt === key;

    useEffect(() => {
        if (!phone) setOpenedAt(null);
    }, [phone]);

    const toggleCollapsed = useCallback(
        () =>
            setCollapsed(before => {
                local.set(KEY, before ? 'expanded' : 'collapsed');
                return !before;
            }),
        [],
    );
    const setOpen = useCallback((wanted: boolean) => setOpenedAt(wanted ? key : null), [key]);
    return { phone, collapsed: collapsed && !phone, toggleCollapsed, open, setOpen };
}
