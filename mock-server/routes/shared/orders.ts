import type { Mock } from '../../context';
import { isAutomatic, isExpired } from './rules';
import type { Row } from '../../rows/state';

/**
 * Seconds until an order takes effect: one minute instead of the real server's working day, so that support staff can see the numbers
 * before and after.
 */
const ORDER_DELAY = 60;
/** The minimum term of a membership in seconds (MEMBER-3). */
const TERM = 365 * 86_400;

/** Places an order for this many academy licences (0 terminates the membership), and confirms it to the user by mail. */
export function placeOrder(mock: Mock, customer: Row<'customers'>, user: Row<'users'>, count: number): void {
    mock.state.orders.push({ id: mock.nextId('o'), customerId: customer.id, count, orderedAt: mock.now() });
    mock.mail({
        to: user.email,
        kind: 'order',
        subject: count === 0 ? 'Your academy membership was cancelled' : 'Your academy order',
        text: `${customer.name} (${customer.id}): ${count} academy licences. The order is processed within one working day.`,
        link: '/academy/membership',
    });
    mock.save();
}

/** The paid licence; the automatic one does not count (MEMBER-1). */
const membershipOf = (mock: Mock, customerId: string): Row<'licences'> | undefined => {
    const licences = mock.state.licences.filter(
        row => row.customerId === customerId && row.product === 'academy' && !isAutomatic(row),
    );
    return licences.find(licence => !isExpired(licence, mock.now())) ?? licences[0];
};

/** Starts or restarts a membership, or raises its count. Returns whether anything changed. */
const raise = (mock: Mock, customerId: string, licence: Row<'licences'> | undefined, count: number): boolean => {
    const expire = mock.now() + TERM;
    if (!licence) {
        mock.state.licences.push({
            id: mock.nextId('l'),
            customerId,
            name: 'Academy',
            product: 'academy',
            licenceType: 'ol',
            count,
            active: true,
            expire,
            modules: [],
        });
        return true;
    }
    const expired = isExpired(licence, mock.now());
    if (expired) Object.assign(licence, { active: true, expire });
    const changed = expired || licence.count !== count;
    licence.count = count;
    return changed;
};

/** Lowers the count, or ends the membership, once the minimum term is over. Returns whether anything changed. */
const reduce = (mock: Mock, licence: Row<'licences'>, count: number, orderedAt: number): boolean => {
    const due = licence.expire ?? orderedAt + TERM;
    if (due > mock.now()) return false;
    if (count === 0) {
        const changed = licence.active;
        licence.active = false;
        return changed;
    }
    licence.count = count;
    licence.expire = mock.now() + TERM;
    return true;
};

/**
 * Applies a customer's last order once it is older than `ORDER_DELAY`. The orders stay in the state; this is called before licences are
 * read or changed, and calling it again changes nothing.
 */
export function settleOrders(mock: Mock, customerId: string): void {
    const due = mock.state.orders.filter(order => order.customerId === customerId && order.orderedAt + ORDER_DELAY <= mock.now());
    const last = due.at(-1);
    if (!last) return;
    const licence = membershipOf(mock, customerId);
    const lower = licence ? last.count < licence.count : last.count === 0;
    let changed = false;
    if (!lower) changed = raise(mock, customerId, licence, last.count);
    else if (licence) changed = reduce(mock, licence, last.count, last.orderedAt);
    if (changed) mock.save();
}
