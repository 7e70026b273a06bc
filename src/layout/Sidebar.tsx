import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT';
import { useAreas } from '../shared/areas';
import { IconButton } from '../ui/Button';
import { CloseIcon, CollapseIcon, ExpandIcon, ExternalIcon } from '../ui/icons';
import { trapTab } from '../ui/modal/focus';
import { isActive, navigationFor, type NavigationEntry } from './navigation';
import styles from './Sidebar.module.css';
import type { SidebarState } from './useSidebar';
import { Link } from '../ui/Link';

/** Id of the navigation, for the header button's `aria-controls`. */
export const NAVIGATION_ID = 'navigation';

/** The main navigation: beside the page, or over it on a phone. */
export function Sidebar({ sidebar }: { sidebar: SidebarState }): ReactNode {
    const t = useT();
    const areas = useAreas();
    const { pathname } = useLocation();
    const { phone, collapsed, open, setOpen, toggleCollapsed } = sidebar;
    const panel = useOffCanvas(open, () => setOpen(false));
    const toggleLabel = t(collapsed ? 'layout.expand' : 'layout.collapse');

    return (
        <>
            {open ? <div className={styles.veil} onClick={() => setOpen(false)} /> : null}
            <nav
                ref={panel}
                id={NAVIGATION_ID}
                className={styles.sidebar}
                data-collapsed={collapsed || undefined}
                data-open={open || undefined}
                aria-label={t('layout.navigation')}
            >
                {phone ? (
                    <IconButton className={styles.close} onClick={() => setOpen(false)} aria-label={t('layout.closeNavigation')}>
                        <CloseIcon size={20} />
                    </IconButton>
                ) : null}
                <ul className={`plain-list ${styles.entries}`}>
                    {navigationFor(areas).map(entry => (
                        <li key={entry.id}>
                            <Entry entry={entry} active={isActive(entry, pathname)} collapsed={collapsed} />
                        </li>
                    ))}
                </ul>
                {phone ? null : (
                    <button
                        type="button"
                        className={`${styles.entry} ${styles.toggle}`}
                        onClick={toggleCollapsed}
                        aria-expanded={!collapsed}
                        aria-controls={NAVIGATION_ID}
                        aria-label={toggleLabel}
                        title={toggleLabel}
                    >
                        {collapsed ? <ExpandIcon size={20} /> : <CollapseIcon size={20} />}
                    </button>
                )}
            </nav>
        </>
    );
}

function Entry({ entry, active, collapsed }: { entry: NavigationEntry; active: boolean; collapsed: boolean }): ReactNode {
    const t = useT();
    const { icon: Icon, mark: Mark } = entry;
    const title = t(entry.titleKey);
    const content = (
        <>
            <span className={styles.icon}>
                <Icon size={20} />
            </span>
            <span className={styles.word}>{title}</span>
            {Mark ? (
                <span className={styles.mark}>
                    <Mark />
                </span>
            ) : null}
            {entry.external ? (
                <>
                    <span className={styles.external}>
                        <ExternalIcon size={14} />
                    </span>
                    <span className="visually-hidden">({t('layout.opensNewTab')})</span>
                </>
            ) : null}
        </>
    );
    const shared = { className: styles.entry, title: collapsed ? title : undefined };
    return entry.external ? (
        <a {...shared} href={entry.href} target="_blank" rel="noopener noreferrer">
            {content}
        </a>
    ) : (
        <Link {...shared} to={entry.href} aria-current={active ? 'page' : undefined}>
            {content}
        </Link>
    );
}

/** Manages the focus of the navigation on a phone: moves it in on opening, keeps it inside, and returns it; Escape closes. */
function useOffCanvas(open: boolean, close: () => void) {
    const panel = useRef<HTMLElement>(null);
    const onEscape = useEffectEvent(close);
    useEffect(() => {
        const element = panel.current;
        if (!open || !element) return undefined;
        const opener = document.activeElement;
        (element.querySelector<HTMLElement>('[aria-current]') ?? element.querySelector<HTMLElement>('a,button'))?.focus();
        const onKeyDown = (event: KeyboardEvent): void => {
            if (event.key === 'Escape') onEscape();
            if (event.key === 'Tab') trapTab(event, element);
        };
        document.addEventListener('keydown', onKeyDown);
        return () => {
            document.removeEventListener('keydown', onKeyDown);
            // Only a focus that is still inside: a page that has opened in the meantime keeps its own focus.
            if (opener instanceof HTMLElement && element.contains(document.activeElement)) opener.focus();
        };
    }, [open]);
    return panel;
}
