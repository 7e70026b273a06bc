import { call } from '../call';
import { buildQuery, eq, or } from '../odata/build';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Seat } from '../types';

/** Calls about seats beyond CRUD (SEAT-2 to SEAT-4). */

/** The seats of these users. Makes no call for an empty list. */
export async function getSeatsOfUsers(
    client: HttpClient,
    { licence, users, signal }: { licence: string; users: readonly string[]; signal?: AbortSignal },
): Promise<Seat[]> {
    const filter = or(users.map(user => eq('userId', user)));
    if (!filter) return [];
    const { data } = await call(client, 'GET /licences/{id}/seats', {
        path: { id: licence },
        query: buildQuery({ filter }),
        signal,
        errors: texts.seats,
        check: isCollection,
    });
    return readCollection<Seat>(data).rows;
}

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
