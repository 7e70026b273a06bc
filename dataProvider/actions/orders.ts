import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Orders (specification 2, section 7, "Orders"; contract, section 5, "academy membership"). */

/** Orders or changes the academy membership: `count` is the main licence and its extras; 0 cancels. Takes effect within one working day. */
export async function orderAcademy(client: HttpClient, { count }: { count: number }): Promise<void> {
    await client('orders/academy', { method: 'POST', body: { count }, errors: texts.order });
}
