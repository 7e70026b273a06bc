import type { ContractRow, InvoiceRow, MockState, TicketMessageRow, TicketRow } from '../state';
import type { SeedContext } from './context';

const DAY = 86_400;

/** Invoice intervals (areas, section 3) by how many invoices a year brings; `none` is billed once. */
const INTERVAL = {
    monthly: 907530000,
    bimonthly: 907530001,
    quarterly: 907530002,
    semiannual: 907530003,
    annual: 907530004,
    none: 907530005,
} as const;

/** An annual price is divided by this for one invoice (contract, section 5). */
const INVOICES_A_YEAR: Readonly<Record<number, number>> = {
    [INTERVAL.monthly]: 12,
    [INTERVAL.bimonthly]: 6,
    [INTERVAL.quarterly]: 3,
    [INTERVAL.semiannual]: 2,
    [INTERVAL.annual]: 1,
    [INTERVAL.none]: 1,
};

/** What one invoice of a contract asks for an annual price. */
export const invoiceAmount = (annualPrice: number, interval: number): number =>
    Math.round((annualPrice / (INVOICES_A_YEAR[interval] ?? 1)) * 100) / 100;

interface ContractEntry {
    id: string;
    customerId: string;
    name: string;
    /** days from today; null: without end */
    start: number;
    end: number | null;
    interval: keyof typeof INTERVAL;
    invoiceTo: string | null;
    details: readonly (readonly [description: string, count: number, annualPrice: number])[];
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
            ['Showroom', 3, 1_490],
            ['Rooms', 10, 990],
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

/** Moments of the invoices of a contract until now, newest first; the months are as long as the interval makes them. */
const invoiceTimes = (ctx: SeedContext, entry: ContractEntry): number[] => {
    const start = ctx.day(entry.start);
    if (entry.interval === 'none') return [start];
    const last = Math.min(ctx.now, entry.end === null ? ctx.now : ctx.day(entry.end));
    const step = 12 / (INVOICES_A_YEAR[INTERVAL[entry.interval]] ?? 1);
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
 * The contracts of the three customers whose contractInfo flag is set, each invoice interval once at least, and their invoices so far.
 * Dates are relative to `ctx.now`.
 */
export function seedContracts(ctx: SeedContext): Pick<MockState, 'contracts' | 'invoices'> {
    const contracts: ContractRow[] = [];
    const drafts: Omit<InvoiceRow, 'id' | 'name'>[] = [];
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
            // notice is given 90 days ahead
            cancellationOn: entry.end === null ? null : isoDay(ctx.day(entry.end - 90)),
            invoiceOn: running && entry.interval !== 'none' ? isoDay(ctx.day(12)) : null,
            invoiceInterval: interval,
            invoiceTo: entry.invoiceTo,
            details: entry.details.map(([description, count, price]) => ({
                description,
                count,
                price,
                currency: 'EUR',
                startOn,
                endOn,
            })),
        });
        const total = entry.details.reduce((sum, [, , price]) => sum + invoiceAmount(price, interval), 0);
        drafts.push(...times.map(created => ({ created, contractId: entry.id, customerId: entry.customerId, total })));
    }

    const german = new Set(ctx.customers.filter(customer => customer.languages[0] === 'de').map(customer => customer.id));
    const invoices = drafts
        .sort((one, other) => one.created - other.created)
        .map((draft, index): InvoiceRow => {
            const number = `${new Date(draft.created * 1000).getUTCFullYear()}-${String(index + 1).padStart(4, '0')}`;
            return {
                id: `i${index + 1}`,
                name: `${german.has(draft.customerId) ? 'Rechnung' : 'Invoice'}-${number}.pdf`,
                ...draft,
            };
        });
    return { contracts, invoices };
}

const SUPPORT = 'support@cad-provider.example';

interface TicketEntry {
    id: string;
    index: number;
    email: string;
    status: TicketRow['status'];
    /** days ago */
    age: number;
    /** in turn: the customer's, and with a leading `>` the support's; some hours lie between them */
    messages: readonly string[];
}

const TICKETS: readonly TicketEntry[] = [
    {
        id: 't1',
        index: 17,
        email: 'user@holzmann.example',
        status: 'closed',
        age: 201,
        messages: [
            'Der Postprozessor für unsere Fräse fehlt nach dem Update.',
            '>Bitte installieren Sie das Paket 4.2 aus den Downloads neu.',
            'Das hat geholfen, danke!',
        ],
    },
    {
        id: 't2',
        index: 31,
        email: 'user@holzmann.example',
        status: 'solved',
        age: 64,
        messages: [
            'Bohrungen werden um 32 mm versetzt ausgegeben.\nBetroffen sind alle Hochschränke.',
            '>Der Fehler ist in der Version 12.3 behoben.',
        ],
    },
    {
        id: 't3',
        index: 46,
        email: 'admin@holzmann.example',
        status: 'solved',
        age: 38,
        messages: [
            'Wie übertragen wir die Werkzeugtabelle auf eine zweite Maschine?',
            '>Exportieren Sie sie unter Maschine > Werkzeuge und lesen Sie sie dort wieder ein.',
        ],
    },
    {
        id: 't4',
        index: 71,
        email: 'leitung@holzmann.example',
        status: 'inprogress',
        age: 9,
        messages: [
            'Die Nesting-Ausgabe bricht bei Platten über 2,80 m ab.',
            '>Können Sie uns eine Beispieldatei nennen?',
            'Projekt „Küche Seidl“, Platte 3. 👍',
        ],
    },
    {
        id: 't5',
        index: 84,
        email: 'user@holzmann.example',
        status: 'open',
        age: 2,
        messages: ['Seit heute Morgen meldet die CAM-Ausgabe „Maschine nicht gefunden“.'],
    },
    {
        id: 't6',
        index: 22,
        email: 'admin@northfield.example',
        status: 'solved',
        age: 120,
        messages: ['The CNC export drops the edge band of curved fronts.', '>Fixed in 12.1, please update.', 'Works now.'],
    },
    {
        id: 't7',
        index: 52,
        email: 'admin@northfield.example',
        status: 'closed',
        age: 33,
        messages: ['Can we run two controllers with one licence?'],
    },
    {
        id: 't8',
        index: 77,
        email: 'admin@schule.example',
        status: 'inprogress',
        age: 5,
        messages: ['Die Schulmaschine nimmt die Programme nicht mehr an.', '>Wir sehen uns das an und melden uns.'],
    },
];

/** Tickets in all four states for the customers with a CAM licence; admin@northfield.example has no active one and may open one. */
export function seedTickets(ctx: SeedContext): Pick<MockState, 'tickets' | 'ticketMessages'> {
    const tickets: TicketRow[] = [];
    const ticketMessages: TicketMessageRow[] = [];
    for (const { id, index, email, status, age, messages } of TICKETS) {
        const user = ctx.users.find(candidate => candidate.email === email);
        if (!user) continue;
        const created = ctx.now - age * DAY;
        tickets.push({ id, index, status, created, customerId: user.customer, userId: user.id });
        messages.forEach((text, position) => {
            const fromSupport = text.startsWith('>');
            ticketMessages.push({
                id: `${id}-m${position + 1}`,
                ticketId: id,
                content: fromSupport ? text.slice(1) : text,
                author: fromSupport ? SUPPORT : email,
                authorRole: fromSupport ? 1 : 0,
                created: created + position * 4 * 3600,
            });
        });
    }
    return { tickets, ticketMessages };
}
