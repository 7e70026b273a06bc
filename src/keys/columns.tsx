import type { Key } from '../../dataProvider/types';
import { SOON_DAYS } from '../licences/public';
import { copied } from '../shared/columns/copied';
import { code, day, free, name } from '../shared/columns/kinds';
import { listOf, state } from '../shared/columns/list';
import { people } from '../shared/columns/people';
import { nowSeconds } from '../shared/format/date';
import { NEAR_DAYS } from '../shared/format/near';
import { expiresSoon, holdersOf, isExpired, isInUse, isSpare } from './key';
import { KeyExpiry, KeySeats, KeySeatsLink } from './KeyFields';
import { machinesOf } from './machines';

interface KeyListOptions {
    /** a demo customer's keys show their seats (CUSTOMER-4) */
    demo: boolean;
    /** a school plans further ahead: what its dashboard counts (DASH-3) */
    school: boolean;
}

const USED = ['users', 'email', 'expire'] as const;

/** The keys of a licence. */
export const keyList = ({ demo, school }: KeyListOptions) =>
    listOf<Key>({
        resource: 'keys',
        reads: ['licenceId', 'product', 'licenceType'],
        columns: [
            name('label', 'keys.fields.label', { width: { flex: 2, min: 76, most: 140 } }),
            copied('token', 'keys.fields.key', { reads: ['token', 'label'], named: key => key.label, file: { secret: true } }),
            code('product', 'licences.fields.product', 'licences.products', { only: 'file' }),
            code('licenceType', 'licences.fields.type', 'licences.types', { only: 'file' }),
            people('users', 'users.listTitle', {
                reads: ['users', 'email', 'label'],
                of: holdersOf,
                besides: key => key.label,
                none: 'keys.noUser',
                file: { after: 'expire' },
            }),
            day('expire', 'keys.fields.expire', {
                inCards: 'mark',
                width: { px: 148 },
                cell: (key, { place }) => <KeyExpiry value={key} short={place !== 'card'} />,
            }),
            free('seats', 'seats.title', {
                reads: ['seats', 'licenceId', 'label'],
                width: { px: demo ? 110 : 92 },
                yields: 2,
                inCards: demo ? undefined : 'wide',
                // a server may leave them out
                isIn: key => key.seats !== undefined,
                cell: (key, { place }) =>
                    demo ? <KeySeats value={key} /> : <KeySeatsLink value={key} short={place !== 'card' && place !== 'phone'} />,
                text: key => String(key.seats?.length ?? ''),
                file: { label: 'export.columns.machines', reads: ['seats'], value: machinesOf },
            }),
        ],
        states: [
            state('inUse', USED, key => isInUse(key, nowSeconds())),
            state('free', USED, key => isSpare(key, nowSeconds())),
            ...[school ? SOON_DAYS : NEAR_DAYS].map(days =>
                state<Key, 'expire'>('expiring', ['expire'], key => expiresSoon(key, nowSeconds(), days), { days }),
            ),
            state('expired', ['expire'], key => isExpired(key, nowSeconds())),
        ],
    });
