import { call } from '../call';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Calls about seats beyond CRUD (SEAT-2, SEAT-3). */

/**
 * Releases an active seat or removes an inactive one. `code` is the release code of an `nl` licence, sent in capitals in both the query and
 * the body. 400 means 'Seat is not empty'.
 */
export async function releaseSeat(
    client: HttpClient,
    { licence, seat, code }: { licence: string; seat: string; code?: string },
): Promise<void> {
    const token = code?.trim().toUpperCase();
    await call(client, 'DELETE /licences/{id}/seats/{seatId}', {
        path: { id: licence, seatId: seat },
        ...(token === undefined ? {} : { query: { token }, body: { token } }),
        errors: texts.releaseSeat,
    });
}
