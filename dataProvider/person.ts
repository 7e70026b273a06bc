import { isObject } from './answers';
import type { Customer, User } from './types';

/**
 * The signed-in person and the customer as they enter the portal, whose frame stands on them: what the server or a storage left out, or
 * gives in another type, counts as absent. Light: the public pages load it too.
 */

type Fields = Record<string, unknown>;

/** A text; '' when there is none. */
const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** A number; undefined when there is none. */
const figure = (value: unknown): number | undefined => (Number.isFinite(value) ? (value as number) : undefined);

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

const rows = <Row extends { id: string }>(value: unknown): Row[] =>
    Array.isArray(value) ? value.filter((row): row is Row => isObject(row) && typeof row.id === 'string') : [];

/** Whether something names its record: without an id nothing can be said of a person or a customer. */
export const isNamed = (value: unknown): value is Fields => isObject(value) && text(value.id) !== '';

/**
 * The person (see `isNamed`). A role that is no text is the least one; an unknown word stays, and may what it contains
 * (authProvider/access.ts). The newsletter flag is the client's (specification 1, section 3).
 */
export function asUser(value: Fields): User {
    const { cloudGroups, keys } = value;
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
        active: value.active !== false,
        cam: value.cam === true,
        customerContext: text(value.customerContext) || null,
        cloud: { access: false, ...fieldsOf(value.cloud) },
        cloudGroups: rows(cloudGroups),
        keys: rows(keys),
        newsletter: true,
    };
    return user as unknown as User;
}

/** The customer (see `isNamed`); a flag that is left out is false (contract, section 4). */
export function asCustomer(value: Fields): Customer {
    const { languages } = value;
    const data = fieldsOf(value.data);
    const cloud = fieldsOf(value.cloud);
    const flags = fieldsOf(value.flags);
    const isSet = (name: keyof Customer['flags']): boolean => flags[name] === true;
    return {
        ...value,
        id: text(value.id),
        languages: Array.isArray(languages) ? languages.filter(language => typeof language === 'string') : [],
        data: { name: text(data.name), street: text(data.street), zip: text(data.zip), city: text(data.city) },
        cloud: { quota: figure(cloud.quota), featureLevel: figure(cloud.featureLevel) } as Customer['cloud'],
        flags: {
            beta: isSet('beta'),
            cloud: isSet('cloud'),
            demo: isSet('demo'),
            school: isSet('school'),
            sync: isSet('sync'),
            update: isSet('update'),
            contractInfo: isSet('contractInfo'),
        },
    };
}
