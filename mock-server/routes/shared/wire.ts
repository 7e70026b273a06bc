import type { CloudGroup, Key, Licence, RelatedUser, Seat, User } from '#dataProvider/types';
import type { Caller, CollectionOptions } from '../../context';
import { aliasOf } from '../../seed/users';
import { holdersOf } from './holders';
import type { Relations } from './relations';
import type { Row } from '../../rows/state';

/** The caller and the rows from which a customer's records are built. */
export interface View {
    caller: Caller;
    relations: Relations;
}

const related = (user: Row<'users'>): RelatedUser & { alias: string } => ({
    id: user.id,
    email: user.email,
    alias: aliasOf(user),
    forename: user.forename,
    surname: user.surname,
    active: user.active,
});

const seatWire = (seat: Row<'seats'>): Seat => ({
    id: seat.id,
    keyId: seat.keyId,
    licenceId: seat.licenceId,
    userId: seat.userId,
    machineName: seat.machineName,
    active: seat.active,
    activated: seat.activated,
    deactivated: seat.deactivated,
    licenceType: seat.licenceType,
});

const keyWire = (key: Row<'keys'>, relations: Relations): Key => {
    const { customerId: _customerId, userId: _userId, sharedWith: _sharedWith, sendMail: _sendMail, ...fields } = key;
    const users = holdersOf(key).flatMap(id => relations.user(id) ?? []);
    return {
        ...fields,
        email: users[0]?.email ?? null,
        count_cloud_user: users.filter(user => user.cloud.access).length,
    };
};

const keyUsers = (key: Row<'keys'>, relations: Relations): ReturnType<typeof related>[] =>
    holdersOf(key)
        .flatMap(id => relations.user(id) ?? [])
        .map(related);

/** A key inside another record, including its own expansions, since `$expand=keys($expand=seats)` selects from it. */
const nestedKey = (key: Row<'keys'>, relations: Relations): Key => ({
    ...keyWire(key, relations),
    // getters, because thousands of these objects are created when only the number of keys is requested
    get users() {
        return keyUsers(key, relations);
    },
    get seats() {
        return relations.seatsOfKey(key.id).map(seatWire);
    },
});

/** Keys. `always`: every response contains their users, as expanded records. */
export function keyOptions({ relations }: View, always = true): CollectionOptions<Row<'keys'>, Key> {
    return {
        toWire: key => keyWire(key, relations),
        expand: {
            users: key => keyUsers(key, relations),
            seats: key => relations.seatsOfKey(key.id).map(seatWire),
        },
        counts: { users: key => keyUsers(key, relations).length, seats: key => relations.seatsOfKey(key.id).length },
        alwaysExpand: always ? ['users', 'seats'] : [],
    };
}

/**
 * Licences. `count_active_licences` is the number of keys, with or without a user: a licence with `count` keys is full. A USER sees their
 * own key and nobody else in an expansion (WIRE-16).
 */
export function licenceOptions({ caller, relations }: View): CollectionOptions<Row<'licences'>, Licence> {
    const visible = (userId: string | null): boolean => caller.isAdmin || userId === caller.user.id;
    return {
        toWire: licence => ({
            id: licence.id,
            name: licence.name,
            product: licence.product,
            licenceType: licence.licenceType,
            count: licence.count,
            count_active_licences: relations.keysOfLicence(licence.id).length,
            active: licence.active,
            expire: licence.expire,
        }),
        expand: {
            modules: licence => licence.modules ?? [],
            users: licence =>
                relations
                    .usersOfLicence(licence.id)
                    .filter(user => visible(user.id))
                    .map(related),
            keys: licence =>
                relations
                    .keysOfLicence(licence.id)
                    .filter(key => caller.isAdmin || holdersOf(key).includes(caller.user.id))
                    .map(key => nestedKey(key, relations)),
            seats: licence =>
                relations
                    .seatsOfLicence(licence.id)
                    .filter(seat => visible(seat.userId))
                    .map(seatWire),
        },
        counts: {
            modules: licence => licence.modules?.length ?? 0,
            // a USER's few rows are counted by expanding them
            ...(caller.isAdmin && {
                users: licence => relations.usersOfLicence(licence.id).length,
                keys: licence => relations.keysOfLicence(licence.id).length,
                seats: licence => relations.seatsOfLicence(licence.id).length,
            }),
        },
        alwaysExpand: ['modules'],
    };
}

export const seatOptions: CollectionOptions<Row<'seats'>, Seat> = { toWire: seatWire, alwaysCounted: true };

/** Users. A USER does not see the administrators' note; only the caller's `customerContext` is known. */
export function userOptions({ caller, relations }: View, always = false): CollectionOptions<Row<'users'>, User> {
    return {
        toWire: user => ({
            id: user.id,
            email: user.email,
            forename: user.forename,
            surname: user.surname,
            displayName: user.displayName,
            adminNote: caller.isAdmin ? user.adminNote : null,
            active: user.active,
            role: user.role,
            phone: user.phone,
            company: user.company,
            function: user.function,
            alias: aliasOf(user),
            cam: user.cam,
            customer: user.customer,
            customerContext: user.id === caller.user.id ? caller.session.customerContext : null,
            cloud: user.cloud,
        }),
        expand: {
            keys: user => relations.keysOfUser(user.id).map(key => nestedKey(key, relations)),
            cloudGroups: user => relations.groupsOfUser(user.id).map(groupWire),
        },
        counts: {
            keys: user => relations.keysOfUser(user.id).length,
            cloudGroups: user => relations.groupsOfUser(user.id).length,
        },
        alwaysExpand: always ? ['cloudGroups', 'keys'] : [],
    };
}

const groupWire = (group: Row<'cloudGroups'>): CloudGroup => ({ id: group.id, label: group.label, autoAdd: group.autoAdd });

const members = (group: Row<'cloudGroups'>, relations: Relations): RelatedUser[] =>
    group.userIds.flatMap(id => {
        const user = relations.user(id);
        return user ? [related(user)] : [];
    });

/** Cloud groups. `always`: every response contains their members. */
export function groupOptions({ relations }: View, always = false): CollectionOptions<Row<'cloudGroups'>, CloudGroup> {
    return {
        toWire: groupWire,
        expand: { users: group => members(group, relations) },
        counts: { users: group => group.userIds.length },
        alwaysExpand: always ? ['users'] : [],
    };
}

/** The members of a group as a collection of their own. */
export function memberOptions(): CollectionOptions<Row<'users'>, RelatedUser> {
    return { toWire: related };
}
