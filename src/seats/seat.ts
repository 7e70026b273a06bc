import { countOf } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import { isPartial } from '../../dataProvider/shape/readers';
import { codeOf, isSameId } from '../../dataProvider/text';
import type { Key, Licence, Seat } from '../../dataProvider/types';

/** The rules of seats (SEAT-1 to SEAT-5). Pure; times in epoch seconds. */

/** The action on a seat: release an active one, with a code if it is node-locked, or remove an inactive one. */
export type SeatAction = 'release' | 'releaseByCode' | 'remove';

/** Returns the action that a seat allows. */
export function seatAction(seat: Pick<Seat, 'active' | 'licenceType'>): SeatAction {
    if (!seat.active) return 'remove';
    return seat.licenceType === 'nl' ? 'releaseByCode' : 'release';
}

const RELEASE_CODE = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/;

/** `error.code` when the server does not know the release code (ERROR-6). */
const WRONG_CODE = 'wrongReleaseCode';

/** Number of letters and digits in a release code. */
const CODE_LENGTH = 16;

/** Normalizes a typed or pasted release code for validation and sending (TEXT-3). */
export const normaliseCode = (typed: string): string => codeOf(typed, CODE_LENGTH);

/** Whether the typed text has the format of a release code. */
export const isReleaseCode = (typed: string): boolean => RELEASE_CODE.test(normaliseCode(typed));

/** The text for a seat's time: an i18n key below `seats.` and its times, without any that the server omits. */
export interface SeatTime {
    text: 'active' | 'activeSince' | 'inactive' | 'inactiveUntil' | 'inactivePeriod';
    from?: number;
    to?: number;
}

/** Returns the text for a seat: active since, or last active from and to (SEAT-5). */
export function seatTime({ active, activated, deactivated }: Pick<Seat, 'active' | 'activated' | 'deactivated'>): SeatTime {
    if (active) return activated == null ? { text: 'active' } : { text: 'activeSince', from: activated };
    if (deactivated == null) return { text: 'inactive' };
    return activated == null
        ? { text: 'inactiveUntil', to: deactivated }
        : { text: 'inactivePeriod', from: activated, to: deactivated };
}

/**
 * Whether a release was refused because of its code. Both refusals have status 400 and are distinguished by `error.code`; a 400
 * with another code means 'Seat is not empty' (SEAT-3).
 */
export const isCodeRefused = (error: unknown): boolean =>
    error instanceof PortalError && error.status === 400 && error.code === WRONG_CODE;

/** Where the keys of a licence's seats are read. */
export const keysOf = (licence: Licence) => ({ meta: { licence: licence.id }, count: countOf(licence, 'keys') });
/** The same for the users. */
export const usersOf = (licence: Licence) => ({ meta: { licence: licence.id }, count: countOf(licence, 'users') });

/** Whether a key says that it is on no machine, or somebody else is, but on those of these seats; undefined if it does not say. */
function isTold({ seats }: Pick<Key, 'seats'>, user: string, rows: readonly Seat[]): boolean | undefined {
    if (!seats || isPartial(seats)) return undefined;
    const isOfOther = ({ userId }: Seat): boolean => userId !== null && !isSameId(userId, user);
    return seats.every(seat => !seat.active || isOfOther(seat) || rows.some(one => isSameId(one.id, seat.id)));
}

/**
 * Whether rows of a licence's seats have all of a user, whose keys of the licence these are (SEAT-4). Keys that do not say are nothing to go by: `isWhole`
 * then decides, by default whether a filter has found any of the user's, because one that finds nothing proves nothing (QUERY-14).
 */
export const haveAllOf = (
    user: string,
    keys: readonly Pick<Key, 'seats'>[],
    rows: readonly Seat[],
    isWhole = rows.some(({ userId }) => userId !== null && isSameId(userId, user)),
): boolean => keys.every(key => isTold(key, user, rows) ?? isWhole);
