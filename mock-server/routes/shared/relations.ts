import type { MockState, Row } from '../../rows/state';
import { holdersOf } from './holders';

/** The rows of one customer and their relations, indexed once per request so that lists are fast with 10,000 users, keys and seats. */
export interface Relations {
    readonly licences: readonly Row<'licences'>[];
    readonly keys: readonly Row<'keys'>[];
    readonly cloudGroups: readonly Row<'cloudGroups'>[];
    /** users who work for the customer: its own, and guests who belong to another customer */
    readonly users: readonly Row<'users'>[];
    /** any user by id: a guest of another customer may have a key */
    user(id: string | null): Row<'users'> | undefined;
    keysOfLicence(id: string): readonly Row<'keys'>[];
    keysOfUser(id: string): readonly Row<'keys'>[];
    seatsOfLicence(id: string): readonly Row<'seats'>[];
    seatsOfKey(id: string): readonly Row<'seats'>[];
    groupsOfUser(id: string): readonly Row<'cloudGroups'>[];
    /** the users with a key of the licence, each once */
    usersOfLicence(id: string): Row<'users'>[];
}

const NONE: readonly never[] = [];

const lazy = <Value>(make: () => Value): (() => Value) => {
    let made: { value: Value } | undefined;
    return () => (made ??= { value: make() }).value;
};

const groupBy = <Row>(rows: readonly Row[], idsOf: (row: Row) => readonly (string | null)[]): Map<string, Row[]> => {
    const groups = new Map<string, Row[]>();
    for (const row of rows) {
        for (const id of idsOf(row)) {
            if (id === null) continue;
            const group = groups.get(id);
            if (group) group.push(row);
            else groups.set(id, [row]);
        }
    }
    return groups;
};

/** Reads the rows of a customer. Each index is built when it is first needed. */
export function relationsOf(state: MockState, customerId: string): Relations {
    const own = <Row extends { customerId: string }>(rows: readonly Row[]) =>
        lazy(() => rows.filter(row => row.customerId === customerId));
    const licences = own(state.licences);
    const keys = own(state.keys);
    const seats = own(state.seats);
    const cloudGroups = own(state.cloudGroups);
    const users = lazy(() => state.users.filter(user => user.customers.includes(customerId)));
    const usersById = lazy(() => new Map(state.users.map(user => [user.id, user])));
    const byLicence = lazy(() => groupBy(keys(), key => [key.licenceId]));
    const byUser = lazy(() => groupBy(keys(), holdersOf));
    const seatsByLicence = lazy(() => groupBy(seats(), seat => [seat.licenceId]));
    const seatsByKey = lazy(() => groupBy(seats(), seat => [seat.keyId]));
    const groupsByUser = lazy(() => groupBy(cloudGroups(), group => group.userIds));

    const user = (id: string | null): Row<'users'> | undefined => (id === null ? undefined : usersById().get(id));
    const keysOfLicence = (id: string): readonly Row<'keys'>[] => byLicence().get(id) ?? NONE;

    return {
        get licences() {
            return licences();
        },
        get keys() {
            return keys();
        },
        get cloudGroups() {
            return cloudGroups();
        },
        get users() {
            return users();
        },
        user,
        keysOfLicence,
        keysOfUser: id => byUser().get(id) ?? NONE,
        seatsOfLicence: id => seatsByLicence().get(id) ?? NONE,
        seatsOfKey: id => seatsByKey().get(id) ?? NONE,
        groupsOfUser: id => groupsByUser().get(id) ?? NONE,
        usersOfLicence: id => {
            const holders = new Set<Row<'users'>>();
            for (const key of keysOfLicence(id)) {
                for (const id of holdersOf(key)) {
                    const holder = user(id);
                    if (holder) holders.add(holder);
                }
            }
            return [...holders];
        },
    };
}
