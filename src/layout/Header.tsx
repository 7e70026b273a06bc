import { useLogout } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { User } from '../../dataProvider/types';
import { helpUrl, isHelpForeign } from '../config/contact';
import { BRAND } from '../config/env';
import { settings } from '../config/settings';
import { SignOutQuestion, useSignOutQuestion } from '../plans/public';
import { SituationModal } from '../situation/public';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, storeLanguage } from '../config/language';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { useSingleFlight } from '../ui/useSingleFlight';
import { Menu } from '../ui/popup/Menu';
import {
    DownloadIcon,
    ExternalIcon,
    GlobeIcon,
    HistoryIcon,
    MenuIcon,
    MoonIcon,
    ProfileIcon,
    SignOutIcon,
    SunIcon,
    SystemIcon,
} from '../ui/icons';
import { setThemeMode, useThemeMode } from '../theme/mode';
import { FinderTrigger } from './finder/FinderTrigger';
import styles from './Header.module.css';
import { NAVIGATION_ID } from './Sidebar';
import type { SidebarState } from './useSidebar';
import { Link } from '../ui/Link';

/** The header of every page: brand, customer, demo badge, finder, language, appearance and account (SHELL-1). */
export function Header({ sidebar }: { sidebar: SidebarState }): ReactNode {
    const t = useT();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const demo = user !== undefined && user.role !== 'USER' && customer?.flags.demo === true;
    return (
        <header className={styles.header}>
            {sidebar.phone ? (
                <button
                    type="button"
                    className={styles.burger}
                    onClick={() => sidebar.setOpen(true)}
                    aria-expanded={sidebar.open}
                    aria-controls={NAVIGATION_ID}
                    aria-label={t('layout.openNavigation')}
                >
                    <MenuIcon size={20} />
                </button>
            ) : null}
            <Link to={paths.dashboard} className={styles.brand} aria-label={`${BRAND.name}, ${t('dashboard.title')}`}>
                <BrandMark />
                <span className={styles.brandName}>{BRAND.name}</span>
            </Link>
            <div className={styles.end}>
                {demo ? <span className={styles.badge}>{t('layout.demo')}</span> : null}
                {user && isAdministrator(user) && !sidebar.phone ? <CustomerLine user={user} /> : null}
                {user ? <FinderTrigger user={user} customer={customer} /> : null}
                <LanguageMenu />
                <ThemeMenu />
                <AccountMenu user={user} phone={sidebar.phone} />
            </div>
        </header>
    );
}

function BrandMark(): ReactNode {
    if (BRAND.logo) return <img src={BRAND.logo} alt="" height={28} />;
    return (
        <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
            <rect width="32" height="32" rx="8" />
            <path d="M9 22V10h7.5a4 4 0 0 1 0 8H9m14 4-4-4" />
        </svg>
    );
}

/** For administrators: the number of the current customer and the user's role; a read-only role explains why nothing can be changed. */
function CustomerLine({ user }: { user: User }): ReactNode {
    const t = useT();
    const id = user.customerContext ?? user.customer;
    return (
        <span className={`${styles.customer} muted small`}>
            <span className="tabular">{t('layout.customerNumber', { id })}</span>
            <span className={styles.role}>{t(user.role === 'READER_ADMIN' ? 'layout.adminReads' : 'layout.admin')}</span>
        </span>
    );
}

function LanguageMenu(): ReactNode {
    const t = useT();
    const active = currentLanguage();
    return (
        <Menu
            look="bar"
            name={`${t('layout.language')}: ${LANGUAGE_NAMES[active]}`}
            entries={LANGUAGES.map(language => ({
                id: language,
                label: LANGUAGE_NAMES[language],
                lang: language,
                checked: language === active,
                onClick: () => {
                    if (language === active) return;
                    storeLanguage(language);
                    window.location.reload();
                },
            }))}
            trigger={
                <>
                    <GlobeIcon />
                    <span className={styles.language} aria-hidden="true">
                        {active}
                    </span>
                </>
            }
        />
    );
}

const MODES = [
    { mode: 'light', titleKey: 'layout.themeLight', icon: <SunIcon /> },
    { mode: 'dark', titleKey: 'layout.themeDark', icon: <MoonIcon /> },
    { mode: 'system', titleKey: 'layout.themeSystem', icon: <SystemIcon /> },
] as const;

function ThemeMenu(): ReactNode {
    const t = useT();
    const mode = useThemeMode();
    const active = MODES.find(option => option.mode === mode) ?? MODES[2];
    return (
        <Menu
            look="bar"
            name={`${t('layout.theme')}: ${t(active.titleKey)}`}
            entries={MODES.map(option => ({
                id: option.mode,
                label: t(option.titleKey),
                icon: option.icon,
                checked: option === active,
                onClick: () => setThemeMode(option.mode),
            }))}
            trigger={active.icon}
        />
    );
}

/** Always rendered: users can sign out even when their own record is missing or could not be loaded. */
function AccountMenu({ user, phone }: { user: User | undefined; phone: boolean }): ReactNode {
    const t = useT();
    const logout = useLogout();
    const [signOut] = useSingleFlight<[], unknown>(() => logout());
    const [askToSignOut, question] = useSignOutQuestion(signOut);
    const [saves, setSaves] = useState(false);
    const email = user?.email;
    return (
        <>
            <SignOutQuestion question={question} onConfirm={signOut} />
            {saves && user ? <SituationModal user={user} onClose={() => setSaves(false)} /> : null}
            <Menu
                look="bar"
                name={email ? t('layout.account', { email }) : t('layout.accountMenu')}
                heading={user ? <Who user={user} phone={phone} /> : undefined}
                entries={[
                    { id: 'profile', label: t('profile.pageTitle'), icon: <ProfileIcon />, to: paths.profile },
                    ...(settings.activityDays > 0
                        ? [{ id: 'activity', label: t('layout.activity'), icon: <HistoryIcon />, to: paths.activity }]
                        : []),
                    {
                        id: 'help',
                        label: t(isHelpForeign(currentLanguage()) ? 'layout.helpInEnglish' : 'layout.help'),
                        icon: <ExternalIcon />,
                        onClick: openHelp,
                    },
                    ...(user
                        ? [
                              {
                                  id: 'situation',
                                  label: t('layout.situation'),
                                  icon: <DownloadIcon />,
                                  onClick: () => setSaves(true),
                              },
                          ]
                        : []),
                    { id: 'sign-out', label: t('layout.signOut'), icon: <SignOutIcon />, onClick: askToSignOut },
                ]}
                trigger={
                    <span translate="no" className={`${styles.avatar} small`}>
                        {email ? initials(email) : <ProfileIcon size={18} />}
                    </span>
                }
            />
        </>
    );
}

const openHelp = (): void => void window.open(helpUrl(currentLanguage()), '_blank', 'noopener,noreferrer');

function Who({ user, phone }: { user: User; phone: boolean }): ReactNode {
    const name = user.displayName || [user.forename, user.surname].filter(Boolean).join(' ');
    return (
        <div className={`${styles.who} muted small`}>
            {name ? (
                <strong>
                    <bdi translate="no">{name}</bdi>
                </strong>
            ) : null}
            <bdi translate="no">{user.email}</bdi>
            {phone && isAdministrator(user) ? <CustomerLine user={user} /> : null}
        </div>
    );
}

/** The first two letters (code points) of the e-mail address. */
const initials = (email: string): string => Array.from(email).slice(0, 2).join('').toUpperCase();
