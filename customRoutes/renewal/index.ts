import { isAdministrator } from '#authProvider/roles';
import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

/** How licences are used, before a contract renews (RENEWAL-1): for administrators. */
export const renewal: Manifest = {
    name: 'renewal',
    pages: [
        {
            path: paths.renewal,
            access: 'licenceDetails',
            switch: 'licences',
            texts: 'renewal',
            load: () => import('./RenewalPage'),
        },
    ],
    offers: [
        { id: 'renewal', titleKey: 'licences.renewal', to: paths.renewal, shown: isAdministrator },
        { id: 'overTime', titleKey: 'licences.overTime', to: paths.renewal, shown: isAdministrator },
    ],
};
