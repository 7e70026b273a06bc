import type { Licence } from '../../dataProvider/types';
import { chips } from '../shared/columns/chips';
import { code, count, day, name } from '../shared/columns/kinds';
import { listOf, state } from '../shared/columns/list';
import { nowSeconds } from '../shared/format/date';
import { freeKeys, isExpired, isFull } from './licence';
import { listedChip, Usage, UsageOfAll } from './LicenceFields';
import { daysUntilExpiry, SOON_DAYS } from './overview';

const VALID = ['active', 'expire'] as const;
const USED = ['count', 'count_active_licences', ...VALID] as const;

/** The licences of the customer, for administrators (LICENCE-4). */
export const licenceList = listOf<Licence>({
    resource: 'licences',
    columns: [
        name('name', 'licences.fields.name'),
        chips('state', 'licences.fields.state', {
            reads: ['product', ...USED],
            of: listedChip,
            file: { value: (licence, { t }) => t(isExpired(licence, nowSeconds()) ? 'licences.expired' : 'licences.active') },
        }),
        code('product', 'licences.fields.product', 'licences.products', { yields: 1 }),
        code('type', 'licences.fields.type', 'licences.types', {
            reads: ['licenceType'],
            of: licence => licence.licenceType,
            width: { flex: 1.9 },
            inCards: 'wide',
        }),
        // its usage shows that too
        count('count', 'licences.fields.count', { yields: 0, inCards: 'none' }),
        count('used', 'licences.fields.used', {
            reads: USED,
            of: licence => licence.count_active_licences,
            // a bar and four digits
            width: { flex: 1.2, min: 128 },
            cell: (licence, { place }) =>
                place === 'card' || place === 'phone' ? <UsageOfAll licence={licence} /> : <Usage licence={licence} />,
        }),
        day('expire', 'keys.fields.expire', { only: 'file' }),
    ],
    states: [
        state('full', USED, licence => isFull(licence, nowSeconds())),
        state('left', USED, licence => !isExpired(licence, nowSeconds()) && freeKeys(licence) > 0, { formerly: 'free' }),
        state('expiring', ['product', ...VALID], licence => daysUntilExpiry(licence, nowSeconds()) !== null, { days: SOON_DAYS }),
        state('expired', VALID, licence => isExpired(licence, nowSeconds())),
    ],
    file: { whole: async () => (await import('../users/public')).loadWhoHasWhat() },
});
