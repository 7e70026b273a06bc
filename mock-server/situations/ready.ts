import type { Mock } from '../context';
import { createMock } from '../mock';
import { placeOrder, settleOrders } from '../routes/shared/orders';
import { removeKeys } from '../routes/shared/changes';
import { isAutomatic } from '../routes/shared/rules';
import { CUSTOMER, customerRow } from '../seed/customers';
import { userRow } from '../seed/users';
import { answerTicket } from '../support/tickets';

/** The built-in situations: fresh data with one change each. */

export interface ReadySituation {
    name: string;
    title: string;
    /** what it shows, in one sentence */
    about: string;
    /** e-mail of the user to sign in as */
    as: string;
    /** the page to open */
    open: string;
    /** returns the mock's time for a real time (epoch seconds); defaults to the real time */
    at?(real: number): number;
    /** changes the fresh data of a mock whose clock is set to that time */
    arrange(mock: Mock): void;
}

const DAY = 86_400;
const FULL_LICENCE = '10010101';
const CLASS_LICENCE = '10030101';
const OPEN_TICKET = 't5';
const REPLY =
    'Bitte starten Sie den Maschinendienst neu und prüfen Sie unter Maschine > Verbindung die Adresse. Besteht die Meldung danach weiter?';

/** The last second (UTC) of a month; 0 is January, 12 January of the next year. */
const endOfMonth = (year: number, month: number): number => Date.UTC(year, month + 1, 1) / 1000 - 1;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** The last 15 September, 8:00 UTC. In the past, because browsers use the real time to tell whether a key has expired. */
const lastSeptember = (real: number): number => {
    const year = dateOf(real).getUTCFullYear();
    const [here, before] = [Date.UTC(year, 8, 15, 8) / 1000, Date.UTC(year - 1, 8, 15, 8) / 1000];
    return here <= real ? here : before;
};

export const READY: readonly ReadySituation[] = [
    {
        name: 'full-licence',
        title: 'A licence is full',
        about: 'Every key of “CAD Planung Stuttgart” has a user and none is left, so that no further one can be created or assigned.',
        as: 'admin@holzmann.example',
        open: `/licences/${FULL_LICENCE}/keys`,
        arrange: mock => {
            const keys = mock.state.keys.filter(key => key.licenceId === FULL_LICENCE);
            const spare = keys.filter(key => key.userId === null);
            removeKeys(mock, spare);
            mock.state.licences.find(({ id }) => id === FULL_LICENCE)!.count = keys.length - spare.length;
        },
    },
    {
        name: 'all-expires-this-month',
        title: 'Everything expires this month',
        about: 'Every licence and every key ends on the last day of this month, and none has ended yet; only the automatic academy licences never end.',
        as: 'admin@holzmann.example',
        open: '/licences',
        arrange: mock => {
            const today = dateOf(mock.now());
            const expire = endOfMonth(today.getUTCFullYear(), today.getUTCMonth());
            const { licences, keys } = mock.state;
            for (const licence of licences) if (!isAutomatic(licence)) Object.assign(licence, { active: true, expire });
            for (const key of keys) key.expire = expire;
        },
    },
    {
        name: 'school-in-september',
        title: 'A school in September',
        about: 'The mock’s clock stands at 15 September: the keys of last year’s classes ended on 31 August, the licence runs on until the next summer, and the new school year can be planned.',
        as: 'admin@schule.example',
        open: `/licences/${CLASS_LICENCE}/keys`,
        at: lastSeptember,
        arrange: mock => {
            const year = dateOf(mock.now()).getUTCFullYear();
            mock.state.licences.find(({ id }) => id === CLASS_LICENCE)!.expire = endOfMonth(year + 1, 7);
            for (const key of mock.state.keys) if (key.licenceId === CLASS_LICENCE) key.expire = endOfMonth(year, 7);
        },
    },
    {
        name: 'ticket-answered',
        title: 'A ticket is answered',
        about: 'The support has just answered the open ticket 84 about the CAM output, which is in progress now.',
        as: 'user@holzmann.example',
        open: `/tickets/${OPEN_TICKET}`,
        arrange: mock => void answerTicket(mock, OPEN_TICKET, { content: REPLY, status: 'inprogress' }),
    },
    {
        name: 'membership-ordered',
        title: 'A membership was ordered',
        about: 'Lehmann Tischlerei ordered its first academy membership yesterday: five licences are there, none of them assigned, and the mail about the order is out.',
        as: 'admin@lehmann.example',
        open: '/academy/membership',
        arrange: mock => {
            const customer = mock.state.customers.find(({ id }) => id === CUSTOMER.lehmann)!;
            const user = mock.state.users.find(({ email }) => email === 'admin@lehmann.example')!;
            const { state, save } = mock;
            placeOrder(createMock({ state, save, clock: () => (mock.now() - DAY) * 1000 }), customer, user, 5);
            settleOrders(mock, customer.id);
        },
    },
    {
        name: 'empty-customer',
        title: 'A customer has nothing yet',
        about: 'Neubau Möbel GmbH has one administrator and nothing else: no licence, key, cloud group, contract, invoice or ticket.',
        as: 'admin@neubau.example',
        open: '/licences',
        arrange: mock => {
            const customer = customerRow({
                id: '10060',
                name: 'Neubau Möbel GmbH',
                languages: ['de'],
                street: 'Am Anger 1',
                zip: '99084',
                city: 'Erfurt',
                quota: 10,
                featureLevel: 0,
                flags: { cloud: true, contractInfo: true },
            });
            const admin = {
                id: mock.nextId('u'),
                email: 'admin@neubau.example',
                customer: customer.id,
                forename: 'Nora',
                surname: 'Neubau',
            };
            mock.state.customers.push(customer);
            mock.state.users.push(userRow({ ...admin, role: 'ADMIN' }, customer));
        },
    },
];
