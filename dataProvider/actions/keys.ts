import { hasToken } from '../checks';
import type { Api } from '../api';
import type { Product } from '../types';
import { change, type Action } from './action';

/** Calls about keys beyond CRUD (KEY-4, KEY-5). */

interface One {
    key: string;
    /** id of its licence, if it is known */
    licence?: string;
}

interface Held extends One {
    user: string;
    /** ids of its users, if they are known: all of them lose it */
    from?: readonly string[];
}

const renew = async (api: Api, { key, licence }: One): Promise<string | undefined> => {
    const path = { id: key };
    const { data } = await api('POST /keys/{id}/refresh', { path, trace: { licence } });
    if (hasToken(data)) return data.token;
    const read = api('GET /keys/{id}', { path, check: hasToken });
    return (await read.catch(() => undefined))?.data.token;
};

/** Renews a key's token; returns the new one, or undefined when the server does not send it. */
export const refreshKey: Action<'POST /keys/{id}/refresh', [One], string | undefined> = Object.assign(renew, {
    callName: 'POST /keys/{id}/refresh',
} as const);

/** Mails a key to its user; 400 when the key has no user. The portal does not offer this for inactive users (KEY-5). */
export const sendKey = change('POST /keys/{id}/send', ({ key, licence }: One) => ({ path: { id: key }, trace: { licence } }));

/** Asks the administrators for a key of a product. */
export const requestKey = change('POST /keys/request', ({ product }: { product: Product }) => ({ body: { product } }));

/** Assigns a key to a user, replacing the user's current one. */
export const assignKey = change('PUT /users/{id}/keys/{keyId}', ({ user, key, licence, from }: Held) => ({
    path: { id: user, keyId: key },
    trace: { licence, from },
}));

/** Unassigns a key from a user; the key itself remains. */
export const unassignKey = change('DELETE /users/{id}/keys/{keyId}', ({ user, key }: Held) => ({
    path: { id: user, keyId: key },
}));
