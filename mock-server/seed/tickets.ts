import type { MockState, Row } from '../rows/state';
import type { SeedContext } from './context';

const DAY = 86_400;

const SUPPORT = 'support@cad-provider.example';

interface TicketEntry {
    id: string;
    index: number;
    email: string;
    status: Row<'tickets'>['status'];
    /** days ago */
    age: number;
    /** alternating: the customer's, and with a leading `>` the support's; some hours apart */
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
    const tickets: Row<'tickets'>[] = [];
    const ticketMessages: Row<'ticketMessages'>[] = [];
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
