import { PortalError } from '../../dataProvider/errors';
import type { Seat } from '../../dataProvider/types';

/** The rules of seats (specification 2, sections 3 to 5; contract, section 5, "release code"). Pure; times in epoch seconds. */

/** What can be done with a seat: release an active one, with a code where it is node-locked, or remove an inactive entry. */
export type SeatAction = 'release' | 'releaseByCode' | 'remove';

export function seatAction(seat: Pick<Seat, 'active' | 'licenceType'>): SeatAction {
    if (!seat.active) return 'remove';
    return seat.licenceType === 'nl' ? 'releaseByCode' : 'release';
}

const RELEASE_CODE = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/;

/** `error.code` of a release whose code the server does not know. */
const WRONG_CODE = 'wrongReleaseCode';

/** A release code as it is checked and sent: in capitals, without spaces around it. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/** Whether what was typed has the form of a release code. */
export const isReleaseCode = (typed: string): boolean => RELEASE_CODE.test(normaliseCode(typed));

/** How a seat's time is told: a text's key below `seats.` and the times it names. A time that the server left out is not told. */
export interface SeatTime {
    text: 'active' | 'activeSince' | 'inactive' | 'inactiveUntil' | 'inactivePeriod';
    from?: number;
    to?: number;
}

/** Active since, or last active from and to (specification 2, section 4, "Seat"). */
export function seatTime({ active, activated, deactivated }: Pick<Seat, 'active' | 'activated' | 'deactivated'>): SeatTime {
    if (active) return activated == null ? { text: 'active' } : { text: 'activeSince', from: activated };
    if (deactivated == null) return { text: 'inactive' };
    return activated == null
        ? { text: 'inactiveUntil', to: deactivated }
        : { text: 'inactivePeriod', from: activated, to: deactivated };
}

/**
 * Whether a refused release means the release code and not the seat: both come with 400, and `error.code` tells them apart. Any other
 * 400 means 'Seat is not empty' (specification 2, section 8).
 */
export const isCodeRefused = (error: unknown): boolean =>
    error instanceof PortalError && error.status === 400 && error.code === WRONG_CODE;
