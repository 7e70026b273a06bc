import { isAdministrator } from '#authProvider/roles';
import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

/** What stops a person from using a product (WHY-1). */
export const why: Manifest = {
    name: 'why',
    pages: [
        { path: paths.userWhy(':user'), access: 'users', switch: 'users', texts: 'why', load: () => import('./WhyPage') },
        { path: paths.why, switch: 'licences', texts: 'why', load: () => import('./OwnWhyPage') },
    ],
    offers: [{ id: 'why', titleKey: 'finder.stopsMe', to: paths.why, shown: user => !isAdministrator(user) }],
};
