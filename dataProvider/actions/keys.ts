import { hasToken } from '../answers';
import { call } from '../call';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Product } from '../types';

/** Calls about keys beyond CRUD (KEY-4, KEY-5). */

/** Renews a key's token; returns the new one, or undefined when the server does not send it. */
export async function refreshKey(client: HttpClient, { key }: { key: string }): Promise<string | undefined> {
    const { data } = await call(client, 'POST /keys/{id}/refresh', { path: { id: key }, errors: texts.refreshKey });
    if (hasToken(data)) return data.token;
    const read = call(client, 'GET /keys/{id}', { path: { id: key }, errors: texts.licences, check: hasToken });
    return (await read.catch(() => undefined))?.data.token;
}

/** Mails a key to its user; 400 when the key has no user. The portal does not offer this for inactive users (KEY-5). */
export async function sendKey(client: HttpClient, { key }: { key: string }): Promise<void> {
    await call(client, 'POST /keys/{id}/send', { path: { id: key }, errors: texts.sendKey });
}

/** Asks the administrators for a key of a product. */
export async function requestKey(client: HttpClient, { product }: { product: Product }): Promise<void> {
    await call(client, 'POST /keys/request', { body: { product }, errors: texts.requestKey });
}

/** Assigns a key to a user, replacing the user's current one. */
export async function assignKey(client: HttpClient, { user, key }: { user: string; key: string }): Promise<void> {
    await call(client, 'PUT /users/{id}/keys/{keyId}', { path: { id: user, keyId: key }, errors: texts.assignKey });
}

/** Unassigns a key from a user; the key itself remains. */
export async function unassignKey(client: HttpClient, { user, key }: { user: string; key: string }): Promise<void> {
    await call(client, 'DELETE /users/{id}/keys/{keyId}', { path: { id: user, keyId: key }, errors: texts.unassignKey });
}
