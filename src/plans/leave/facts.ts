import type { Customer, Key, Licence, Seat, Ticket, User } from '#dataProvider/types';
import type { Reading } from '../../jobs/public';

/** What the check of somebody who leaves knows (LEAVE-2). */

/** What could not be read of somebody. */
export interface Unread {
    what: 'user' | 'keys' | 'sharing' | 'seats';
    /** id of the licence whose seats they are */
    licence?: string;
}

/** Somebody who leaves, as just read. */
export interface Leaver {
    id: string;
    /** absent if the user does not exist, or could not be read */
    user?: User;
    /** with all their users */
    keys: readonly Key[];
    seats: readonly Seat[];
    unread: readonly Unread[];
}

export interface LeaveFacts extends Reading {
    /** the one signed in for */
    customer: Pick<Customer, 'id'>;
    leavers: readonly Leaver[];
    /** who gets something, by id; those who do not exist are missing */
    successors: ReadonlyMap<string, User>;
    licences: ReadonlyMap<string, Licence>;
    /** the active tickets; null if they could not be read */
    tickets: readonly Ticket[] | null;
    /** reads again what could not be read */
    again(): void;
}
