import type { Key } from '../../dataProvider/types';
import { paths } from '../config/paths';
import type { Manifest } from '../shared/manifest';

/** The licence keys. */
export const keys: Manifest = {
    name: 'keys',
    selection: 'keys.choice',
    switch: 'keys',
    finds: () => import('./find'),
    recordRepresentation: (key: Key) => key.label,
    pages: [
        {
            path: paths.licenceKeys(':licence'),
            access: 'licenceDetails',
            switch: 'licences',
            load: () => import('./LicenceKeysPage'),
            tables: [{ list: 'keys' }],
        },
    ],
};
