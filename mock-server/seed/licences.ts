import type { SeedContext } from './context';
import { CUSTOMER } from './customers';
import type { Row } from '../rows/state';

/** When the automatic academy licence expires (LICENCE-3). */
export const AUTOMATIC_EXPIRE = 253_402_300_799;
/** The module that tickets need (TICKET-1). */
const CAM_MODULE = 126;

const LABELS: Record<number, string> = {
    101: 'Base',
    104: 'Kitchen',
    107: 'Bath and tile',
    110: 'Interior',
    113: 'Stove',
    118: 'Part lists',
    121: 'Rendering',
    [CAM_MODULE]: 'CAM',
    130: 'Interface to ERP',
};
const FULL = [101, 104, 107, 110, 118, 121, CAM_MODULE, 130];
const PLANNING = [101, 104, 107, 110, 121];

interface Plan {
    id: string;
    name: string;
    product: string;
    type?: Row<'licences'>['licenceType'];
    count: number;
    active?: boolean;
    /** days from today; null = never */
    days: number | null;
    modules?: readonly number[];
    /** number of keys, `spare` of them without a user */
    keys: number;
    spare?: number;
    /** demo accounts that always have a key */
    holders?: readonly string[];
}

export type LicencePlan = Plan & { customer: string; automatic?: boolean };

const automatic = (customer: string, count: number, keys: number, holders: readonly string[]): LicencePlan => ({
    id: `${customer}720`,
    name: 'Academy',
    product: 'academy',
    count,
    days: null,
    automatic: true,
    keys,
    holders,
    customer,
});

const of = (customer: string, plans: readonly Plan[]): LicencePlan[] => plans.map(plan => ({ ...plan, customer }));

/** Every licence with its keys; ids are fixed, expiry is relative to today. */
export const LICENCE_PLANS: readonly LicencePlan[] = [
    ...of(CUSTOMER.holzmann, [
        {
            id: '10010101',
            name: 'CAD Planung Stuttgart',
            product: 'pcad',
            count: 40,
            days: 365,
            modules: FULL,
            keys: 31,
            spare: 4,
            holders: ['u101', 'u102', 'u104', 'u115'],
        },
        {
            id: '10010102',
            name: 'CAD Werkstatt',
            product: 'pcad',
            type: 'nl',
            count: 12,
            days: null,
            modules: [101, 118, CAM_MODULE],
            keys: 9,
            spare: 2,
            holders: ['u102'],
        },
        {
            id: '10010103',
            name: 'Rooms Ausstellung',
            product: 'rooms',
            count: 20,
            days: 80,
            modules: PLANNING,
            keys: 14,
            spare: 1,
            holders: ['u102', 'u103'],
        },
        { id: '10010104', name: 'Showroom Empfang', product: 'showroom', count: 5, days: 45, keys: 3, spare: 1 },
        { id: '10010105', name: 'Showroom Messe', product: 'showroom', type: 'nl', count: 3, days: -200, keys: 3, spare: 1 },
        {
            id: '10010106',
            name: 'Kundenberatung zu Hause',
            product: 'phome',
            count: 10,
            days: 12,
            modules: [101, 104],
            keys: 6,
            spare: 0,
            holders: ['u101'],
        },
        {
            id: '10010107',
            name: 'CAD Testphase',
            product: 'pcad',
            count: 5,
            active: false,
            days: null,
            modules: FULL,
            keys: 2,
            spare: 1,
        },
        {
            id: '10010108',
            name: 'Academy Team',
            product: 'academy',
            count: 15,
            days: 300,
            keys: 11,
            holders: ['u101', 'u102', 'u103', 'u104'],
        },
        // full: assigning gets a 409
        { id: '10010109', name: 'CAD Außendienst', product: 'pcad', count: 6, days: 210, modules: PLANNING, keys: 6, spare: 0 },
        { id: '10010110', name: 'Rooms Reserve', product: 'rooms', count: 4, days: null, modules: [], keys: 0 },
        // a product that the portal does not show
        { id: '10010111', name: 'Viewer', product: 'viewer', count: 50, days: null, keys: 5, spare: 0, holders: ['u102'] },
    ]),
    ...of(CUSTOMER.northfield, [
        {
            id: '10020101',
            name: 'CAD Design Studio',
            product: 'pcad',
            count: 18,
            days: 190,
            modules: FULL,
            keys: 15,
            spare: 2,
            holders: ['u107', 'u113'],
        },
        {
            id: '10020102',
            name: 'CAD Workshop',
            product: 'pcad',
            type: 'nl',
            count: 6,
            days: 45,
            modules: [101, CAM_MODULE],
            keys: 5,
            spare: 1,
            holders: ['u106'],
        },
        { id: '10020103', name: 'Rooms Harrogate', product: 'rooms', count: 8, days: 12, modules: PLANNING, keys: 5, spare: 0 },
        { id: '10020104', name: 'Showroom tablets', product: 'showroom', count: 4, days: -30, keys: 2, spare: 0 },
    ]),
    automatic(CUSTOMER.northfield, 25, 10, ['u106', 'u107', 'u113']),
    ...of(CUSTOMER.school, [
        {
            id: '10030101',
            name: 'CAD Klassensatz',
            product: 'pcad',
            count: 150,
            days: 240,
            modules: FULL,
            keys: 126,
            spare: 6,
            holders: ['u108', 'u109'],
        },
        {
            id: '10030102',
            name: 'Rooms Klassensatz',
            product: 'rooms',
            count: 30,
            days: 80,
            modules: PLANNING,
            keys: 12,
            spare: 2,
            holders: ['u109'],
        },
    ]),
    automatic(CUSTOMER.school, 150, 40, ['u108', 'u109']),
    ...of(CUSTOMER.demo, [
        {
            id: '10040101',
            name: 'CAD Demo',
            product: 'pcad',
            count: 3,
            days: 12,
            modules: PLANNING,
            keys: 3,
            spare: 0,
            holders: ['u110'],
        },
        { id: '10040102', name: 'Academy Demo', product: 'academy', count: 1, days: -3, keys: 1, holders: ['u110'] },
    ]),
    ...of(CUSTOMER.lehmann, [
        {
            id: '10050101',
            name: 'CAD Tischlerei',
            product: 'pcad',
            count: 6,
            days: 80,
            modules: PLANNING,
            keys: 5,
            spare: 1,
            holders: ['u111'],
        },
        {
            id: '10050102',
            name: 'CAD Notebook',
            product: 'pcad',
            type: 'nl',
            count: 1,
            days: null,
            modules: [101, 110],
            keys: 1,
            spare: 0,
        },
    ]),
];

/** The licence of the users that `scale` adds. */
export const SCALE_PLAN: LicencePlan = {
    id: '10010190',
    name: 'CAD Konzern',
    product: 'pcad',
    count: 0,
    days: 365,
    modules: FULL,
    keys: 0,
    customer: CUSTOMER.holzmann,
};

/** The licence row of a plan. */
export function licenceRow(plan: LicencePlan, ctx: Pick<SeedContext, 'day'>): Row<'licences'> {
    const expire = plan.days === null ? null : ctx.day(plan.days);
    return {
        id: plan.id,
        customerId: plan.customer,
        name: plan.name,
        product: plan.product,
        licenceType: plan.type ?? 'ol',
        count: plan.count,
        active: plan.active ?? true,
        expire: plan.automatic ? AUTOMATIC_EXPIRE : expire,
        modules: (plan.modules ?? []).map(id => ({ id, label: LABELS[id] ?? String(id) })),
    };
}
