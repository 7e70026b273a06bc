import type { CustomerRow } from '../../mock-server/routes/customer';
import { noRows } from '../../mock-server/routes';
import type { MockState } from '../../mock-server/rows/state';
import type { UserRow } from '../../mock-server/routes/users';

/** A customer of the small state. */
const customer = (id: string, name: string): CustomerRow => ({
    id,
    name,
    languages: ['de'],
    data: { name, street: 'Werkstraße 1', zip: '33330', city: 'Gütersloh' },
    cloud: { quota: 100, featureLevel: 1 },
    flags: { beta: false, cloud: true, demo: false, school: false, sync: false, update: false, contractInfo: true },
});

/** A user of the small state. */
export const user = (id: string, email: string, more: Partial<UserRow> = {}): UserRow => ({
    id,
    email,
    forename: 'Ada',
    surname: 'Berg',
    displayName: 'Ada',
    adminNote: null,
    active: true,
    role: 'ADMIN',
    phone: null,
    company: null,
    function: null,
    cam: false,
    customer: '1',
    cloud: { access: true, featureLevel: 1, quota: 10 },
    password: 'portal',
    customers: ['1'],
    ...more,
});

/** A small state of two customers and three users, so that the server's tests do not depend on the seed. */
export function fakeState(): MockState {
    return {
        ...noRows(),
        customers: [customer('1', 'Eins GmbH'), customer('2', 'Zwei GmbH')],
        users: [
            user('u1', 'ada@eins.example', { customers: ['1', '2'] }),
            user('u2', 'ben@eins.example', { role: 'USER' }),
            user('u3', 'off@eins.example', { role: 'READER_ADMIN', active: false }),
        ],
        sessions: [{ token: 't1', userId: 'u1', customer: '1', customerContext: null, createdAt: 0 }],
        lastId: 100,
    };
}
