import type { PortalDataProvider } from '../..';
import type { Change } from '../../calls';
import type { SharedKeys } from '../../sharedKeys';
import type { Task } from '../../queue/perform';
import type { Body } from '../../call';

/** What all kinds of steps have in common. */

/** A call whose effect can be looked up. */
export type Told = Task & Required<Pick<Task, 'look'>>;

/**
 * The phases of a job, in this order: each begins when all items have taken their steps of the one before (MANY-15). A job of the lists has
 * one.
 */
export const PHASES = ['signOut', 'release', 'take', 'delete', 'create', 'give', 'groups', 'mails'] as const;
export type Phase = (typeof PHASES)[number];

/** What is known of somebody who does not exist yet. */
export type NewUser = Pick<Body<'POST /users'>, 'email'> & { forename: string; surname: string; adminNote: string };

/** A user as the check of a plan saw them; only what a step depends on is compared (MANY-14). */
export interface Seen {
    active?: boolean;
    /** ids of all their keys */
    keys?: readonly string[];
    /** ids of all their cloud groups */
    groups?: readonly string[];
}

/** A key on no machine, as a check saw it. */
export interface Unused {
    expire: number | null;
    /** none of its users has ever activated the account */
    inactive: boolean;
}

/** A key as a check saw it. */
export interface SeenKey {
    key: string;
    /** ids of its users */
    from: readonly string[];
    /** in epoch seconds */
    expire: number | null;
}

/** A key of a user as the check of a plan saw it. */
export interface Held extends SeenKey {
    /** the expiry that it gets, where the step names none */
    to?: number | null;
    /** hash of its token (`markOf`), if it is to be renewed */
    mark?: string;
}

/** An item of a job, and in what the job differs for it. */
export interface Subject {
    /** id of the user, key or seat; of somebody who does not exist yet any other id, until they do */
    id: string;
    /** who is to be created; kept until they are */
    make?: NewUser;
    /** the cells of the list's row that says so; kept as long */
    own?: readonly string[];
    seen?: Seen;
    /** for a user to delete: the customer (id) whose own user it is */
    customer?: string;
    /** the keys that a new school year is about, by licence (YEAR-4) */
    held?: Readonly<Record<string, Held>>;
    /** for a key to renew: the hash of its previous token (`markOf`) */
    mark?: string;
    /** ids of existing keys to assign instead of new ones, by licence */
    keys?: Readonly<Record<string, string>>;
    /** ids of new keys that were given, by licence, as far as the server told them */
    given?: Readonly<Record<string, string>>;
    /** ids of the cloud groups of classes that were joined, by label */
    joined?: Readonly<Record<string, string>>;
    /** those of the user's keys of the licence to remove that others keep */
    shared?: SharedKeys;
    /** a key that is taken is left alone while it is in use on a machine */
    idle?: true;
    /** hash of the expiry with which a licence was given (`markOfValue`): whoever has changed it since wants it kept */
    ends?: string;
    /** the other users of these keys who lose the licence too */
    fellows?: readonly string[];
    /** for a key to delete or renew: its users, who were named before */
    users?: readonly string[];
    /** for a key to delete because nobody uses it: as it was then */
    unused?: Unused;
    /** for a key to delete, or whose expiry changes: the one that it had, in epoch seconds */
    expire?: number | null;
    /** for a seat: since when it has been active or inactive */
    since?: number | null;
    /** release codes of node-locked seats, by seat */
    codes?: Readonly<Record<string, string>>;
    /** gets no mail */
    quiet?: boolean;
    /** it is done although others changed what it depends on (MANY-14) */
    anyway?: true;
    /** the positions of this item's steps among those of the job, in order; all of them if absent */
    does?: readonly number[];
}

/** What is known of a call that was refused, to find out why (ERROR-6). */
export interface Refused {
    user?: string;
    key?: string;
    changesKey?: boolean;
}

/**
 * A kind of step: what one call does with one item, said once, for jobs and for the dialogs about one record. `Given` is what the step names
 * besides the item, as ids.
 */
export interface StepKind<Given> {
    /** what its items are */
    of: 'users' | 'keys' | 'seats';
    phase: Phase;
    /** the calls that it makes */
    calls: readonly Change[];
    /** it makes the item, whose id is its result; without it the later steps cannot be taken */
    makes?: true;
    /** it sends e-mails, which may have arrived although the connection was lost */
    mails?: true;
    /** what a 409 was about, where the reason is looked up later */
    refused?(given: Given, subject: Subject): Refused;
    /** the call for one item, and how its outcome is looked up (MANY-5) */
    task(provider: PortalDataProvider, given: Given, subject: Subject): Task;
}
