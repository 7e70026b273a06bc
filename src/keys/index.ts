import type { Key } from '../../dataProvider/types';
import { paths } from '../config/paths';
import type { Manifest } from '../shared/manifest';

/** The order in which a licence's keys are listed at first. */
export const KEY_SORT = { field: 'label', order: 'ASC' } as const;

/** The licence keys. */
export const keys: Manifest = {
    name: 'keys',
    switch: 'keys',
    recordRepresentation: (key: Key) => key.label,
    pages: [
        {
            path: paths.licenceKeys(':licence'),
            access: 'licenceDetails',
            switch: 'licences',
            load: () => import('./LicenceKeysPage'),
            reads: [
                { record: 'licences', id: 'licence' },
                { list: 'keys', within: 'licence', sort: KEY_SORT },
            ],
            tables: [{ list: 'keys' }],
        },
    ],
};
