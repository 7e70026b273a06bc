import type { Key } from '../../dataProvider/types';
import { copied } from '../shared/columns/copied';
import { code, day } from '../shared/columns/kinds';
import { columnsOf } from '../shared/columns/list';
import { KeyExpiry } from './KeyFields';

/** A user's own keys, with the licence type where both occur (KEY-9). */
export const ownKeyColumns = (mixedTypes: boolean) =>
    columnsOf<Key>([
        code('product', 'licences.fields.product', 'licences.products', { isName: true }),
        copied('token', 'keys.fields.key', { reads: ['token', 'label'], named: key => key.label }),
        day('expire', 'keys.fields.expire', {
            inCards: 'mark',
            cell: (key, { place }) => <KeyExpiry value={key} short={place === 'phone'} />,
        }),
        mixedTypes && code('licenceType', 'licences.fields.type', 'licences.types'),
    ]);
