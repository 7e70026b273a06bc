import type { MessageName } from '#i18n/messages';
import type { Translate } from '#i18n/useT';
import type { Key, Licence, Seat } from '#dataProvider/types';
import type { LicenceWish } from '#src/users/public';
import type { About, Known, ReadName } from '../known';

/** What a fact of the chain is (WHY-2). */

/** Whether what a program needs is there; `void` if it does not matter here. */
export type Verdict = 'holds' | 'fails' | 'unknown' | 'void';

export type FactId = MessageName<'why.facts'>;

/** What is done about a fact: an action of the record, under the rules of that action, or where to turn to. */
export type Remedy =
    | { of: 'user'; id: 'activate' | 'addGroup' }
    | { of: 'user'; id: 'addLicences'; chosen?: LicenceWish }
    | { of: 'key'; id: 'edit' | 'delete' | 'remove'; key: Key; licence: Licence }
    | { of: 'seat'; id: 'release'; seat: Seat }
    | { of: 'page'; id: 'contracts' | 'keys' | 'academy'; to: string }
    | { of: 'support'; id: 'support' };

/** What was found out about a fact. */
export interface Finding {
    verdict: Verdict;
    /** translated */
    text: string;
    /** path of the record */
    to?: string;
    remedy?: Remedy;
    /** it cannot be remedied before this fact holds */
    after?: FactId;
}

/** What facts are written with, in the language of the portal. */
export interface Words {
    t: Translate;
    /** the person's name */
    name: string;
    language: string;
    /** the day of an expiry, in UTC */
    day(seconds: number): string;
    /** the reader's day of a time */
    since(seconds: number): string;
    list(names: readonly string[]): string;
    product(id: string | null): string;
}

/** One entry of the table. */
export interface Fact {
    id: FactId;
    /** without these it is not known */
    reads: readonly ReadName[];
    /** what it says more with, but can do without */
    helps: readonly ReadName[];
    /** it is told of each product */
    isOfProduct: boolean;
    judge(known: Partial<Known>, about: About, words: Words): Finding;
}

interface Entry<Read extends ReadName, Help extends ReadName> {
    reads: readonly Read[];
    helps?: readonly Help[];
    isOfProduct?: boolean;
    judge(known: Pick<Known, Read> & Partial<Pick<Known, Help>>, about: About, words: Words): Finding;
}

/** An entry of the table, which sees only what it says that it reads. */
export const fact = <Read extends ReadName, Help extends ReadName = never>(
    id: FactId,
    { reads, helps = [], isOfProduct = false, judge }: Entry<Read, Help>,
): Fact => ({
    id,
    reads,
    helps,
    isOfProduct,
    // the chain judges a fact only when its reads are there
    judge: (known, about, words) => judge(known as Parameters<typeof judge>[0], about, words),
});

/** A fact that holds. */
export const holds = (text: string, more: Partial<Finding> = {}): Finding => ({ ...more, verdict: 'holds', text });
/** A fact that stops her. */
export const fails = (text: string, more: Partial<Finding> = {}): Finding => ({ ...more, verdict: 'fails', text });
/** A fact that could not be read. */
export const unknown = (text: string, more: Partial<Finding> = {}): Finding => ({ ...more, verdict: 'unknown', text });
/** A fact that does not apply. */
export const isVoid = (text: string, more: Partial<Finding> = {}): Finding => ({ ...more, verdict: 'void', text });
