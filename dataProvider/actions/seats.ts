import { buildQuery, eq, or } from '../odata/build';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { Seat } from '../types';

/** Calls about seats that are no CRUD (specification 2, section 7, "Licences"; contract, section 5). */

const seatsPath = (licence: string): string => `licences/${encodeURIComponent(licence)}/seats`;

/** The seats that these users hold; no users, no call. */
export async function getSeatsOfUsers(
    client: HttpClient,
    { licence, users, signal }: { licence: string; users: readonly string[]; signal?: AbortSignal },
): Promise<Seat[]> {
    const filter = or(users.map(user => eq('userId', user)));
    if (!filter) return [];
    const { data } = await client(seatsPath(licence) + buildQuery({ filter }), {
        signal,
        errors: texts.seats,
        check: isCollection,
    });
    return readCollection<Seat>(data).rows;
}

/**
 * Releases an active seat or removes an inactive entry. `code` is the release code of an `nl` licence, sent in capitals in the
 * query and in the body. 400 = 'Seat is not empty'.
 */
export async function releaseSeat(
    client: HttpClient,
    { licence, seat, code }: { licence: string; seat: string; code?: string },
): Promise<void> {
    const token = code?.trim().toUpperCase();
    const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
    await client(`${seatsPath(licence)}/${encodeURIComponent(seat)}${query}`, {
        method: 'DELETE',
        body: token === undefined ? undefined : { token },
        errors: texts.releaseSeat,
    });
}
