import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#i18n/useT';
import { Toaster } from '../ui/feedback/toast';
import { useFocusKeeper } from './useFocusKeeper';
import { JobsFoot } from '../jobs/public';
import { useScrollPosition } from './useScrollPosition';
import './base.css';
import { noteFrame } from './frameShown';
import { BreadcrumbBar } from './BreadcrumbBar';
import { Header } from './Header';
import styles from './Layout.module.css';
import { NotificationBanner } from './NotificationBanner';
import { PrintHead } from './PrintHead';
import { Sidebar } from './Sidebar';
import { UpdateNotice } from './UpdateNotice';
import { usePrefetch } from './usePrefetch';
import { useSidebar } from './useSidebar';

/** Id of the element that gets the focus when the focused element was removed; target of the skip link. */
const MAIN_ID = 'main';

const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

/** The layout around every page of the signed-in portal. */
export function Layout({ children }: { children: ReactNode }): ReactNode {
    const t = useT();
    const sidebar = useSidebar();
    useScrollPosition();
    useFocusKeeper();
    usePrefetch();
    useFocusOnNavigation();
    useEffect(noteFrame, []);

    const skip = (event: MouseEvent): void => {
        // Without a hash in the URL, which would create a history entry.
        event.preventDefault();
        focusMain();
    };

    return (
        <div className={styles.shell}>
            <a href={`#${MAIN_ID}`} className={styles.skip} onClick={skip}>
                {t('layout.skip')}
            </a>
            <div inert={sidebar.open} className={styles.top}>
                <Header sidebar={sidebar} />
            </div>
            <div className={styles.columns}>
                <Sidebar sidebar={sidebar} />
                <div className={styles.page} inert={sidebar.open}>
                    <BreadcrumbBar />
                    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
                        <PrintHead />
                        <NotificationBanner />
                        {children}
                    </main>
                </div>
            </div>
            <JobsFoot />
            <Toaster />
            <UpdateNotice />
        </div>
    );
}

/** Moves the focus to the new page when it was lost because the clicked link was removed with its page. */
function useFocusOnNavigation(): void {
    const { pathname } = useLocation();
    const before = useRef(pathname);
    useEffect(() => {
        if (before.current === pathname) return;
        before.current = pathname;
        if (document.activeElement === null || document.activeElement === document.body) focusMain();
    }, [pathname]);
}
