import { isFlag, isObject } from './checks';
import type { User } from './types';

/**
 * Reads the signed-in user from a response or from storage: a missing field, or one of another type, gets an empty value.
 * Small, because the public pages load it too.
 */

export type Fields = Record<string, unknown>;

/** A text; '' for anything else. */
export const text = (value: unknown): string =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A number; undefined for anything else. */
export const numberOf = (value: unknown): number | undefined => (Number.isFinite(value) ? (value as number) : undefined);

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Whether a value is a record with an id; without one a user or a customer is unusable. */
export const isNamed = (value: unknown): value is Fields => isObject(value) && text(value.id) !== '';

const rows = (value: unknown): Fields[] =>
    Array.isArray(value) ? value.filter(isNamed).map(row => ({ ...row, id: text(row.id) })) : [];

/**
 * Reads a user that passed `isNamed`. A role that is not a text becomes the lowest one; an unknown role has the rights of the role names it
 * contains (authProvider/access.ts). The portal sets the newsletter flag itself (USER-15).
 */
export function asUser(value: Fields): User {
    const { cloudGroups, keys } = value;
    const cloud = fieldsOf(value.cloud);
    const texts = [
        'id',
        'email',
        'forename',
        'surname',
        'displayName',
        'adminNote',
        'phone',
        'company',
        'function',
        'alias',
        'customer',
    ];
    const user = {
        ...value,
        ...Object.fromEntries(texts.map(name => [name, text(value[name])])),
        role: text(value.role) || 'USER',
        active: !isFlag(value.active, false),
        cam: isFlag(value.cam, true),
        customerContext: text(value.customerContext) || null,
        cloud: {
            access: isFlag(cloud.access, true),
            featureLevel: numberOf(cloud.featureLevel) ?? null,
            quota: numberOf(cloud.quota) ?? null,
        },
        cloudGroups: rows(cloudGroups),
        keys: rows(keys),
        newsletter: true,
    };
    return user as unknown as User;
}
