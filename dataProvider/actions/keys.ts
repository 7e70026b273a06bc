import { hasToken } from '../answers';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Product } from '../types';

/** Calls about keys that are no CRUD (specification 2, section 7, "Keys"; contract, section 5). */

const keyPath = (key: string, call = ''): string => `keys/${encodeURIComponent(key)}${call && `/${call}`}`;
const userKeyPath = (user: string, key: string): string => `users/${encodeURIComponent(user)}/keys/${encodeURIComponent(key)}`;

/** Renews a key's token; answers the new one. Undefined when it is renewed, and the server does not tell its token. */
export async function refreshKey(client: HttpClient, { key }: { key: string }): Promise<string | undefined> {
    const { data } = await client(keyPath(key, 'refresh'), { method: 'POST', errors: texts.refreshKey });
    if (hasToken(data)) return data.token;
    const read = client<{ token: string }>(keyPath(key), { errors: texts.licences, check: hasToken });
    return (await read.catch(() => undefined))?.data.token;
}

/** Mails a key to its user; 400 when it has none. Not offered for inactive users (contract, section 6). */
export async function sendKey(client: HttpClient, { key }: { key: string }): Promise<void> {
    await client(keyPath(key, 'send'), { method: 'POST', errors: texts.sendKey });
}

/** Asks the administrators for a key of a product. */
export async function requestKey(client: HttpClient, { product }: { product: Product }): Promise<void> {
    await client('keys/request', { method: 'POST', body: { product }, errors: texts.requestKey });
}

/** Gives a key to a user, in place of the one it has. */
export async function assignKey(client: HttpClient, { user, key }: { user: string; key: string }): Promise<void> {
    await client(userKeyPath(user, key), { method: 'PUT', errors: texts.assignKey });
}

/** Takes a key from a user; the key stays. */
export async function unassignKey(client: HttpClient, { user, key }: { user: string; key: string }): Promise<void> {
    await client(userKeyPath(user, key), { method: 'DELETE', errors: texts.unassignKey });
}
