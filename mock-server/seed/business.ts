import type { MockState, Row } from '../rows/state';
import type { SeedContext } from './context';

const DAY = 86_400;

/** The codes of invoice intervals (CONTRACT-2). */
const INTERVAL = {
    monthly: 907530000,
    bimonthly: 907530001,
    quarterly: 907530002,
    semiannual: 907530003,
    annual: 907530004,
    none: 907530005,
} as const;

/** The amount of one invoice is the annual price divided by this (CONTRACT-3). */
const DIVISORS: Readonly<Record<number, number>> = {
    [INTERVAL.monthly]: 12,
    [INTERVAL.bimonthly]: 6,
    [INTERVAL.quarterly]: 3,
    [INTERVAL.semiannual]: 2,
    [INTERVAL.annual]: 1,
    [INTERVAL.none]: 1,
};

/** Months from one invoice to the next; `none` is invoiced once. */
const MONTHS: Readonly<Record<ContractEntry['interval'], number>> = {
    monthly: 1,
    bimonthly: 2,
    quarterly: 3,
    semiannual: 6,
    annual: 12,
    none: 12,
};

/** The amount of one invoice of a contract with an annual price. */
export const invoiceAmount = (annualPrice: number, interval: number): number =>
    Math.round((annualPrice / (DIVISORS[interval] ?? 1)) * 100) / 100;

interface ContractEntry {
    id: string;
    customerId: string;
    name: string;
    /** days from today; a null `end` means never */
    start: number;
    end: number | null;
    interval: keyof typeof INTERVAL;
    invoiceTo: string | null;
    /** a position need not name its licence */
    details: readonly (readonly [description: string, count: number, annualPrice: number, licenceId?: string])[];
}

const CONTRACTS: readonly ContractEntry[] = [
    {
        id: 'c1',
        customerId: '10010',
        name: 'Wartung pCAD',
        start: -790,
        end: 305,
        interval: 'monthly',
        invoiceTo: 'Holzmann Interior GmbH, Buchhaltung',
        details: [
            ['pCAD Professional, Softwarepflege', 25, 5_940],
            ['Katalogpaket Küche', 1, 828],
        ],
    },
    {
        id: 'c2',
        customerId: '10010',
        name: 'Showroom und Rooms',
        start: -410,
        end: 320,
        interval: 'annual',
        invoiceTo: 'Holzmann Interior GmbH, Buchhaltung',
        details: [
            ['Showroom', 5, 1_490, '10010104'],
            ['Rooms', 20, 990, '10010103'],
        ],
    },
    {
        id: 'c3',
        customerId: '10010',
        name: 'CAM-Anbindung',
        start: -600,
        end: 130,
        interval: 'quarterly',
        invoiceTo: null,
        details: [['CAM-Modul', 5, 2_250]],
    },
    {
        id: 'c4',
        customerId: '10010',
        name: 'Einführung und Schulung',
        start: -720,
        end: -355,
        interval: 'none',
        invoiceTo: 'Holzmann Interior GmbH',
        details: [['Schulungstage vor Ort', 4, 3_960]],
    },
    {
        id: 'c5',
        customerId: '10020',
        name: 'pCAD maintenance',
        start: -500,
        end: 230,
        interval: 'bimonthly',
        invoiceTo: 'Northfield Kitchens Ltd, Accounts',
        details: [['pCAD Professional, maintenance', 15, 3_600]],
    },
    {
        id: 'c6',
        customerId: '10020',
        name: 'Academy membership',
        start: -200,
        end: null,
        interval: 'monthly',
        invoiceTo: 'Northfield Kitchens Ltd, Accounts',
        details: [
            ['Academy main licence', 1, 828],
            ['Additional academy licences', 4, 480],
        ],
    },
    {
        id: 'c7',
        customerId: '10030',
        name: 'Schullizenz pCAD',
        start: -900,
        end: 195,
        interval: 'semiannual',
        invoiceTo: 'Berufsschule am Wald, Verwaltung',
        details: [['pCAD Schullizenz', 150, 1_180]],
    },
];

const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Times of a contract's invoices until now, newest first; spaced by the interval's months. */
const invoiceTimes = (ctx: SeedContext, entry: ContractEntry): number[] => {
    const start = ctx.day(entry.start);
    if (entry.interval === 'none') return [start];
    const last = Math.min(ctx.now, entry.end === null ? ctx.now : ctx.day(entry.end));
    const step = MONTHS[entry.interval];
    const times: number[] = [];
    for (let months = 0; ; months += step) {
        const date = new Date(start * 1000);
        date.setUTCMonth(date.getUTCMonth() + months, 1);
        const time = Math.floor(date.getTime() / 1000);
        if (time > last) return times.reverse();
        if (time >= start - 31 * DAY) times.push(time);
    }
};

/**
 * The contracts of the three customers whose contractInfo flag is set, with each invoice interval at least once, and their invoices so far.
 * Dates are relative to `ctx.now`.
 */
export function seedContracts(ctx: SeedContext): Pick<MockState, 'contracts' | 'invoices'> {
    const contracts: Row<'contracts'>[] = [];
    const drafts: Omit<Row<'invoices'>, 'id' | 'name'>[] = [];
    for (const entry of CONTRACTS) {
        const interval = INTERVAL[entry.interval];
        const times = invoiceTimes(ctx, entry);
        const startOn = isoDay(ctx.day(entry.start));
        const endOn = entry.end === null ? null : isoDay(ctx.day(entry.end));
        const running = entry.end === null || entry.end > 0;
        contracts.push({
            id: entry.id,
            customerId: entry.customerId,
            name: entry.name,
            startOn,
            endOn,
            // notice has to be given 90 days ahead
            cancellationOn: entry.end === null ? null : isoDay(ctx.day(entry.end - 90)),
            invoiceOn: running && entry.interval !== 'none' ? isoDay(ctx.day(12)) : null,
            invoiceInterval: interval,
            invoiceTo: entry.invoiceTo,
            details: entry.details.map(([description, count, price, licenceId]) => ({
                description,
                count,
                price,
                currency: 'EUR',
                startOn,
                endOn,
                ...(licenceId === undefined ? {} : { licenceId }),
            })),
        });
        const total = entry.details.reduce((sum, [, , price]) => sum + invoiceAmount(price, interval), 0);
        drafts.push(...times.map(created => ({ created, contractId: entry.id, customerId: entry.customerId, total })));
    }

    const german = new Set(ctx.customers.filter(customer => customer.languages[0] === 'de').map(customer => customer.id));
    const invoices = drafts
        .sort((one, other) => one.created - other.created)
        .map((draft, index): Row<'invoices'> => {
            const number = `${new Date(draft.created * 1000).getUTCFullYear()}-${String(index + 1).padStart(4, '0')}`;
            return {
                id: `i${index + 1}`,
                name: `${german.has(draft.customerId) ? 'Rechnung' : 'Invoice'}-${number}.pdf`,
                ...draft,
            };
        });
    return { contracts, invoices };
}
