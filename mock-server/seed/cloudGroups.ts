import type { CloudGroupRow } from '../state';
import { CUSTOMER } from './customers';
import type { Draft } from './draft';

/** Everybody with cloud access, a percentage of them, or nobody. */
type Members = 'all' | 'none' | number;

const GROUPS: readonly { customer: string; label: string; autoAdd?: boolean; members: Members; holders?: readonly string[] }[] = [
    { customer: CUSTOMER.holzmann, label: 'Alle Mitarbeiter', autoAdd: true, members: 'all' },
    { customer: CUSTOMER.holzmann, label: 'Planung', members: 20, holders: ['u102', 'u104'] },
    { customer: CUSTOMER.holzmann, label: 'Werkstatt', members: 25, holders: ['u102'] },
    { customer: CUSTOMER.holzmann, label: 'Ausstellung Ulm', members: 12 },
    { customer: CUSTOMER.holzmann, label: 'Äußere Projekte', members: 8 },
    { customer: CUSTOMER.holzmann, label: 'Geschäftsleitung', members: 0, holders: ['u101', 'u115'] },
    { customer: CUSTOMER.holzmann, label: 'Auszubildende', members: 'none' },
    { customer: CUSTOMER.northfield, label: 'Everyone', autoAdd: true, members: 'all' },
    { customer: CUSTOMER.northfield, label: 'Design', members: 40, holders: ['u113'] },
    { customer: CUSTOMER.northfield, label: 'Workshop', members: 25, holders: ['u106'] },
    { customer: CUSTOMER.northfield, label: "Harrogate '24", members: 'none' },
    { customer: CUSTOMER.school, label: 'Schule', autoAdd: true, members: 'all' },
    { customer: CUSTOMER.school, label: 'Klasse HT1a', members: 20 },
    { customer: CUSTOMER.school, label: 'Klasse HT2a', members: 18, holders: ['u109'] },
    { customer: CUSTOMER.school, label: 'Lehrkräfte', members: 0, holders: ['u108'] },
    { customer: CUSTOMER.lehmann, label: 'Werkstatt', autoAdd: true, members: 'all' },
];

/** The cloud groups `g101`, `g102`, ... of every customer except the demo one. A numeric `members` is a percentage of the team. */
export function seedCloudGroups(draft: Draft): CloudGroupRow[] {
    return GROUPS.map(({ customer, label, autoAdd = false, members, holders = [] }, index) => {
        const team = draft.users.filter(user => user.customer === customer && user.cloud.access);
        const chosen = team.filter(user => {
            if (holders.includes(user.id)) return true;
            return typeof members === 'number' ? draft.chance(members) : members === 'all';
        });
        return { id: `g${101 + index}`, customerId: customer, label, autoAdd, userIds: chosen.map(user => user.id) };
    });
}
