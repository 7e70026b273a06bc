import { isAdministrator } from '../../authProvider/roles';
import type { Licence } from '../../dataProvider/types';
import { paths } from '../config/paths';
import { LicencesIcon } from '../ui/icons';
import { inside, type Manifest } from '../shared/manifest';

/** The licences. Everybody may open the page; ordinary users see their own keys there. */
export const licences: Manifest = {
    name: 'licences',
    switch: 'licences',
    finds: () => import('./find'),
    recordRepresentation: (licence: Licence) => licence.name,
    pages: [
        {
            path: paths.licences,
            load: () => import('./LicencesPage'),
            tables: [{ list: 'licences', for: 'administrators' }],
        },
        { path: paths.licence(':licence'), access: 'licenceDetails', load: () => import('./LicencePage') },
        { path: paths.licenceModules(':licence'), access: 'licenceDetails', load: () => import('./LicenceModulesPage') },
    ],
    area: {
        icon: LicencesIcon,
        texts: user => (isAdministrator(user) ? 'licences' : 'keys'),
        target: inside(paths.licences),
        shown: () => true,
    },
};
