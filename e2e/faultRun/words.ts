import { allMessages } from '../../tests/support/words';

/** What tells in each language that something failed, read from the portal's own texts. */

type Tree = { [key: string]: string | Tree };

/** Keys that speak of a failure; below `errors` stands the whole error catalogue. */
const FAILURE =
    /^\.error|fail|refus|notArrived|unclear|invalid|missing|conflict|taken|exists|network|malformed|timeout|gone|lost|unknownT/i;

/** What a form says of its own fields, before anything was sent. */
const HINT = /invalidPasswordPattern|stillMissing|missing(Field|Choice|Consent)|extrasInvalid|mainMissing/;

function textsOf(tree: Tree, wanted: RegExp, path = ''): string[] {
    return Object.entries(tree).flatMap(([key, value]) => {
        const name = `${path}.${key}`;
        if (typeof value !== 'string') return textsOf(value, wanted, name);
        return wanted.test(name) && !HINT.test(name) ? value.split('||||').map(text => text.trim()) : [];
    });
}

/** Shorter texts, such as a bare figure with a unit, would be found in anything. */
const telling = (text: string): boolean => text.replace(/%\{\w+\}/g, '').trim().length > 8;

/** Matches any of the texts, whatever stands for their placeholders. */
const anyOf = (texts: readonly string[]): RegExp =>
    new RegExp(
        texts
            .filter(telling)
            .map(text => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}|\{|\}/g, '.+'))
            .join('|') || '(?!)',
        'g',
    );

export interface Words {
    language: Language;
    /** what tells a failure */
    failures: RegExp;
    /** what tells a failure in English and is no text of this language; nothing for English itself */
    foreign: RegExp;
    /** a text by its key, e.g. `auth.expired` */
    text: (key: string) => string;
}

export type Language = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'pl' | 'sk';

const known = new Map<Language, Promise<Words>>();

async function load(language: Language): Promise<Words> {
    const own = (await allMessages(language)) as Tree;
    const all = new Set(textsOf(own, /./));
    const english = textsOf((await allMessages('en')) as Tree, FAILURE);
    return {
        language,
        failures: anyOf(textsOf(own, FAILURE)),
        foreign: anyOf(language === 'en' ? [] : english.filter(text => !all.has(text))),
        text: key => {
            const found = key
                .split('.')
                .reduce<string | Tree | undefined>((tree, part) => (typeof tree === 'object' ? tree[part] : undefined), own);
            if (typeof found !== 'string') throw new Error(`There is no text ${key}.`);
            return found;
        },
    };
}

/** The words of one language. */
export function wordsOf(language: Language): Promise<Words> {
    const words = known.get(language) ?? load(language);
    known.set(language, words);
    return words;
}

/** How often a pattern is found. */
export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Words further that tell a failure, beside those that are known. */
export const withTexts = ({ failures, text }: Words, keys: readonly string[]): RegExp =>
    keys.length === 0 ? failures : new RegExp(`${failures.source}|${anyOf(keys.map(text)).source}`, 'g');

/** What nobody may read: what a program says to itself. */
export const RAW = /\bundefined\b|\[object |\bNaN\b|\bat \w+ \(|PortalError/;
