import { call } from '../call';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Orders (MEMBER-2). */

/**
 * Orders or changes the academy membership: `count` is the main licence plus its extras; 0 terminates it. Takes effect within one working
 * day.
 */
export async function orderAcademy(client: HttpClient, { count }: { count: number }): Promise<void> {
    await call(client, 'POST /orders/academy', { body: { count }, errors: texts.order });
}
