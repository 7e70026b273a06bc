import { LIST_SHAPE, NO_LIST, type ListDraft } from '../source/listDraft';
import { readTable, type Table } from '../source/table';
import { flag, listOf, oneOf, optional, recordOf, shapeOf, text, texts, type Reader } from '../read';

/** Source and decisions of a plan that invites people from a list (INVITE-1). */

/** A licence for everybody, and until which day; `''` for no expiry. */
export interface GivenLicence {
    id: string;
    day: string;
}

/** What every row gets for which the list says nothing else. */
export interface Template {
    licences: readonly GivenLicence[];
    /** ids */
    groups: readonly string[];
    note: string;
    /** the day on which licences end that have none of their own */
    day: string;
}

/** A row as it was corrected. */
export interface Correction {
    email: string;
    forename: string;
    surname: string;
    note: string;
}

/** Who is left without a key of a licence that has too few. */
export interface Shortage {
    /** ids of items */
    without: readonly string[];
    /** keys without a user are given too */
    givesSpare: boolean;
    /** the first ones get the keys that there are, whichever rows these are in the end */
    first?: boolean;
}

export interface InviteDraft extends ListDraft {
    /** what is left of the list once it has begun (INVITE-7) */
    kept?: Table;
    template: Template;
    /** by the id of the item */
    corrections: Readonly<Record<string, Correction>>;
    /** what an unknown name means: an id, or `''` for nothing; by `licence:` or `group:` and the name */
    meanings: Readonly<Record<string, string>>;
    /** ids of items that were looked at once more and are right */
    right: readonly string[];
    /** ids of licences that nobody gets after all */
    dropped: readonly string[];
    /** by licence */
    shortages: Readonly<Record<string, Shortage>>;
    /** the day for rows whose own is none, or has passed */
    day?: string;
    /** the mail leaves when the account is made, or at another press; with a password, or with the link */
    mail: 'later' | 'now' | 'password';
}

export const INITIAL: InviteDraft = {
    ...NO_LIST,
    template: { licences: [], groups: [], note: '', day: '' },
    corrections: {},
    meanings: {},
    right: [],
    dropped: [],
    shortages: {},
    mail: 'later',
};

export const readDraft: Reader<InviteDraft> = shapeOf<InviteDraft>({
    ...LIST_SHAPE,
    kept: optional(readTable),
    template: shapeOf<Template>({
        licences: listOf(shapeOf<GivenLicence>({ id: text, day: text })),
        groups: texts,
        note: text,
        day: text,
    }),
    corrections: recordOf(shapeOf<Correction>({ email: text, forename: text, surname: text, note: text })),
    meanings: recordOf(text),
    right: texts,
    dropped: texts,
    shortages: recordOf(shapeOf<Shortage>({ without: texts, givesSpare: flag, first: optional(flag) })),
    day: optional(text),
    mail: oneOf(['later', 'now', 'password']),
});

/** The name of a decision about an unknown name. */
export const meaningOf = (what: 'licence' | 'group', name: string): string => `${what}:${name}`;
