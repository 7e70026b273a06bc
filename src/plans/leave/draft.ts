import { flag, listOf, number, oneOf, optional, orNull, recordOf, shapeOf, text, texts, type Reader } from '../read';

/** Source and decisions of a plan for users who leave (LEAVE-1). */

/** What becomes of a key: another user gets it, it is deleted, or it stays without a user. */
export type Fate = 'hand' | 'delete' | 'keep';
export const FATES = ['hand', 'delete', 'keep'] as const satisfies readonly Fate[];

/** What becomes of an account. */
export type Account = 'delete' | 'keep';
export const ACCOUNTS = ['delete', 'keep'] as const satisfies readonly Account[];

/** A decision about one key; what is absent is decided for all. */
export interface KeyChoice {
    fate?: Fate;
    /** the successor's id */
    to?: string;
}

/** What a user had when the plan began: ids alone, for the report (LEAVE-6). */
export interface Had {
    id: string;
    guest: boolean;
    keys: readonly { id: string; licence: string; expire: number | null; shared: boolean }[];
    /** the active ones */
    seats: readonly { id: string; licence: string; key: string }[];
    groups: readonly string[];
    tickets: readonly string[];
    /** what the user had could not be read, so nothing was done */
    unread?: boolean;
}

export interface LeaveDraft {
    /** ids of those who leave */
    people: readonly string[];
    account: Account;
    /** by user, where it differs */
    accounts: Readonly<Record<string, Account>>;
    /** what is added to the note of those whose account is kept */
    note: string;
    /** id of the user who gets what is handed over; `''` for nobody */
    successor: string;
    /** what becomes of the keys of a licence, by its id */
    licences: Readonly<Record<string, Fate>>;
    /** by key */
    keys: Readonly<Record<string, KeyChoice>>;
    /** ids of the cloud groups that the successor joins */
    joins: readonly string[];
    /** release codes, by seat */
    codes: Readonly<Record<string, string>>;
    /** keys that are handed over get the successor's name in their label, a new code, and are sent */
    relabels: boolean;
    renews: boolean;
    mails: boolean;
    had: readonly Had[];
}

export const INITIAL: LeaveDraft = {
    people: [],
    account: 'delete',
    accounts: {},
    note: '',
    successor: '',
    licences: {},
    keys: {},
    joins: [],
    codes: {},
    relabels: true,
    renews: true,
    mails: false,
    had: [],
};

const fate = oneOf(FATES);
const account = oneOf(ACCOUNTS);

export const readDraft: Reader<LeaveDraft> = shapeOf<LeaveDraft>({
    people: texts,
    account,
    accounts: recordOf(account),
    note: text,
    successor: text,
    licences: recordOf(fate),
    keys: recordOf(shapeOf<KeyChoice>({ fate: optional(fate), to: optional(text) })),
    joins: texts,
    codes: recordOf(text),
    relabels: flag,
    renews: flag,
    mails: flag,
    had: listOf(
        shapeOf<Had>({
            id: text,
            guest: flag,
            keys: listOf(shapeOf<Had['keys'][number]>({ id: text, licence: text, expire: orNull(number), shared: flag })),
            seats: listOf(shapeOf<Had['seats'][number]>({ id: text, licence: text, key: text })),
            groups: texts,
            tickets: texts,
            unread: optional(flag),
        }),
    ),
});

/** Up to this many leave with one plan. */
export const MOST = 1_000;

/** Everybody whom the draft names as a successor (ids). */
export const successorsOf = ({ successor, keys }: Pick<LeaveDraft, 'successor' | 'keys'>): string[] => [
    ...new Set([successor, ...Object.values(keys).map(({ to }) => to ?? '')].filter(Boolean)),
];
