import type { ComponentType, ReactElement } from 'react';
import { loadPublicMessages } from '../../i18n/public';
import { currentLanguage } from '../../src/config/language';
import { paths } from '../../src/config/paths';

/** The small pages that need no session, by path. */
export const publicPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
    [paths.signIn]: async () => (await import('./signIn/SignInPage')).SignInPage,
    [paths.recoverPassword]: async () => (await import('./recoverPassword/RecoverPasswordPage')).RecoverPasswordPage,
    [paths.activateEdu]: async () => (await import('./activateEdu/ActivateEduPage')).ActivateEduPage,
    [paths.transferUser]: async () => (await import('./transferUser/TransferUserPage')).TransferUserPage,
};

/** The path of a public page as written above: without a slash at its end, in small letters. */
export const publicPath = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase() || '/';

/**
 * Returns a public page in its layout; null for another path. Its code loads in parallel with the texts of the active language, which is
 * fixed until a reload.
 */
export async function loadPublicPage(pathname: string): Promise<ReactElement | null> {
    const load = publicPages[publicPath(pathname)];
    if (!load) return null;
    const [{ PublicLayout }, messages, Page] = await Promise.all([
        import('./PublicLayout'),
        loadPublicMessages(currentLanguage()),
        load(),
    ]);
    return (
        <PublicLayout messages={messages}>
            <Page />
        </PublicLayout>
    );
}
