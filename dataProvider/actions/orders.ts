import { change } from './action';

/** Orders (MEMBER-2). */

/**
 * Orders or changes the academy membership: `count` is the main licence plus its extras; 0 terminates it. Takes effect within one working
 * day.
 */
export const orderAcademy = change('POST /orders/academy', ({ count }: { count: number }) => ({ body: { count } }));
