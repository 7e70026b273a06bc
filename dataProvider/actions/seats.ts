import { change } from './action';

/** Calls about seats beyond CRUD (SEAT-2, SEAT-3). */

/**
 * Releases an active seat or removes an inactive one. `code` is the release code of an `nl` licence, sent in capitals in both the query and
 * the body. 400 means 'Seat is not empty'.
 */
export const releaseSeat = change(
    'DELETE /licences/{id}/seats/{seatId}',
    ({ licence, seat, code }: { licence: string; seat: string; code?: string }) => {
        const token = code?.trim().toUpperCase();
        return {
            path: { id: licence, seatId: seat },
            ...(token === undefined ? {} : { query: { token }, body: { token } }),
        };
    },
);
