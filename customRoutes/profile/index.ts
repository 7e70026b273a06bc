import { paths } from '#src/config/paths';
import { ProfileIcon } from '#src/ui/icons';
import { inside, type Manifest } from '#src/shared/manifest';

export const profile: Manifest = {
    name: 'profile',
    switch: 'profile',
    pages: [{ path: paths.profile, load: () => import('./ProfilePage') }],
    area: { icon: ProfileIcon, texts: () => 'profile', target: inside(paths.profile), shown: () => true },
    offers: [
        {
            id: 'change-password',
            titleKey: 'profile.password.title',
            to: paths.profile,
            ask: 'password',
            shown: () => true,
        },
    ],
};
