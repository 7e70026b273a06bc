import { useTranslate } from 'ra-core';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Toaster } from '../shared/feedback/toast';
import { useFocusKeeper } from '../shared/hooks/useFocusKeeper';
import { useScrollPosition } from '../shared/hooks/useScrollPosition';
import './base.css';
import { BreadcrumbBar } from './BreadcrumbBar';
import { Header } from './Header';
import styles from './Layout.module.css';
import { NotificationBanner } from './NotificationBanner';
import { Sidebar } from './Sidebar';
import { UpdateNotice } from './UpdateNotice';
import { useSidebar } from './useSidebar';

/** Focus returns here when what had it is gone; the skip link leads here. */
const MAIN_ID = 'main';

const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

/** The shell around every page of the signed-in portal (specification 1, section 2, "Layout"). */
export function Layout({ children }: { children: ReactNode }): ReactNode {
    const translate = useTranslate();
    const sidebar = useSidebar();
    useScrollPosition();
    useFocusKeeper();
    useFocusOnNavigation();

    const skip = (event: MouseEvent): void => {
        // Without a hash in the address, which would be a history entry of its own.
        event.preventDefault();
        focusMain();
    };

    return (
        <div className={styles.shell}>
            <a href={`#${MAIN_ID}`} className={styles.skip} onClick={skip}>
                {translate('layout.skip')}
            </a>
            <div inert={sidebar.open} className={styles.top}>
                <Header sidebar={sidebar} />
            </div>
            <div className={styles.columns}>
                <Sidebar sidebar={sidebar} />
                <div className={styles.page} inert={sidebar.open}>
                    <BreadcrumbBar />
                    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
                        <NotificationBanner />
                        {children}
                    </main>
                </div>
            </div>
            <Toaster />
            <UpdateNotice />
        </div>
    );
}

/** A link that disappeared together with its page leaves the focus nowhere: it goes to the new page. */
function useFocusOnNavigation(): void {
    const { pathname } = useLocation();
    const before = useRef(pathname);
    useEffect(() => {
        if (before.current === pathname) return;
        before.current = pathname;
        if (document.activeElement === null || document.activeElement === document.body) focusMain();
    }, [pathname]);
}
