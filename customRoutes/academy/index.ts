import { isAdministrator } from '#authProvider/roles';
import { ACADEMY_URLS } from '#src/config/academy';
import { currentLanguage } from '#src/config/language';
import { paths } from '#src/config/paths';
import { AcademyIcon } from '#src/ui/icons';
import type { AreaTarget, Manifest } from '#src/shared/manifest';

/** German has the portal's own academy; other languages use their external URL, or else the English one (SHELL-12). */
export function academyTarget(language: string): AreaTarget {
    const address = language === 'de' ? undefined : ACADEMY_URLS[language] || ACADEMY_URLS.en;
    return address ? { href: address, external: true } : { href: paths.academy, external: false };
}

/** The academy; one frame with the session's panel surrounds its pages. */
export const academy: Manifest = {
    name: 'academy',
    switch: 'academy',
    finds: () => import('./find'),
    frame: () => import('./AcademyFrame'),
    pages: [
        { path: paths.academySearch, load: () => import('./search/SearchPage') },
        { path: paths.academyMembership, texts: 'membership', load: () => import('./membership/MembershipPage') },
        { path: paths.academyRecord, texts: 'learningRecord', load: () => import('./record/RecordPage') },
        { path: paths.academyDirectory(':directoryId?'), load: () => import('./browse/DirectoryPage') },
        { path: paths.academyVideo(':directoryId', ':videoId'), load: () => import('./video/VideoPage') },
    ],
    area: { icon: AcademyIcon, texts: () => 'academy', target: academyTarget, shown: () => true },
    offers: [
        { id: 'membership', titleKey: 'academy.membership.title', to: paths.academyMembership, shown: isAdministrator },
        {
            id: 'learningRecord',
            titleKey: 'academy.record',
            to: paths.academyRecord,
            shown: () => !academyTarget(currentLanguage()).external,
        },
    ],
};

/** The page to which the academy's other sites link. */
export const academyRedirect: Manifest = {
    name: 'academyRedirect',
    switch: 'academy',
    pages: [{ path: paths.redirectAcademy, load: () => import('./AcademyRedirect') }],
};
