import { todayUtc } from '../../shared/format/date';
import { LIST_SHAPE, NO_LIST, type ListDraft } from '../source/listDraft';
import { flag, oneOf, optional, recordOf, shapeOf, text, texts, type Reader } from '../read';

/** Source and decisions of a new school year (YEAR-1). */

/** How last year's pupils are recognised. */
export const WAYS = ['groups', 'licence', 'note', 'people', 'list'] as const;
export type Way = (typeof WAYS)[number];

/** What becomes of a leaver's key: it is deleted, or a new pupil gets it. */
export const FATES = ['delete', 'hand'] as const;
export type Fate = (typeof FATES)[number];

/** What becomes of a leaver's account. */
export const ACCOUNTS = ['keep', 'delete'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** When new pupils are written to. */
export const MAILS = ['later', 'now', 'never'] as const;
export type Mail = (typeof MAILS)[number];

/** The cloud group of a class: one that there is, one that is renamed, a new one, or none. */
export interface ClassChoice {
    how: 'group' | 'rename' | 'make' | 'none';
    /** of the group that there is, or is renamed */
    id?: string;
}

/** Last year's pupils. */
export interface OldPupils {
    way: Way;
    /** ids of the cloud groups of the old classes: whoever leaves or changes class leaves them */
    groups: readonly string[];
    /** `licence`: id, and the day until which its keys end, `''` for any */
    licence: string;
    until: string;
    /** `note`: what stands in the note */
    word: string;
    /** `people`: ids */
    people: readonly string[];
    /** `list`: addresses as they were pasted */
    pasted: string;
}

/** The list is the new one. */
export interface YearDraft extends OldPupils, ListDraft {
    /** on which all keys end, `YYYY-MM-DD` */
    day: string;
    /** ids of the licences of all classes */
    licences: readonly string[];
    /** of classes that get others, by name */
    own: Readonly<Record<string, readonly string[]>>;
    /** by name of the class */
    classes: Readonly<Record<string, ClassChoice>>;
    /** who a row is about, by what it says: the id of a user, of another row, or `''` for somebody new */
    answers: Readonly<Record<string, string>>;
    /** by licence */
    fates: Readonly<Record<string, Fate>>;
    /** keys that are handed on get a new code */
    renews: boolean;
    account: Account;
    /** ids of licences with too few keys, of which the first get one */
    firstOnly: readonly string[];
    mail: Mail;
    /** the first five are done before the others */
    trial: boolean;
    /** the labels of the classes' cloud groups, once it has begun: for the lists to print */
    labels: readonly string[];
}

export const INITIAL: YearDraft = {
    way: 'groups',
    groups: [],
    licence: '',
    until: '',
    word: '',
    people: [],
    pasted: '',
    ...NO_LIST,
    day: '',
    licences: [],
    own: {},
    classes: {},
    answers: {},
    fates: {},
    renews: false,
    account: 'keep',
    firstOnly: [],
    mail: 'later',
    trial: true,
    labels: [],
};

export const readDraft: Reader<YearDraft> = shapeOf<YearDraft>({
    way: oneOf(WAYS),
    groups: texts,
    licence: text,
    until: text,
    word: text,
    people: texts,
    pasted: text,
    ...LIST_SHAPE,
    day: text,
    licences: texts,
    own: recordOf(texts),
    classes: recordOf(shapeOf<ClassChoice>({ how: oneOf(['group', 'rename', 'make', 'none']), id: optional(text) })),
    answers: recordOf(text),
    fates: recordOf(oneOf(FATES)),
    renews: flag,
    account: oneOf(ACCOUNTS),
    firstOnly: texts,
    mail: oneOf(MAILS),
    trial: flag,
    labels: texts,
});

/** The day on which a school year ends, `MM-DD`. */
const SUMMER = '08-31';

/** The day of the next year on which keys end. */
export const endOfYear = (monthDay: string = SUMMER, today: string = todayUtc()): string =>
    `${Number(today.slice(0, 4)) + 1}-${monthDay}`;

/** Number of entries that are done first. */
export const TRIAL = 5;
