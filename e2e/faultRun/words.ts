import type { Language } from '../../src/config/language';
import { textsOf } from '../support/texts';

/** The texts that report a failure in each language, read from the portal's own texts. */

type Tree = { [key: string]: string | Tree };

/** Keys of texts that report a failure; a namespace's part of the error catalogue is below `errors`. */
const FAILURE =
    /\.error|fail|refus|notArrived|unclear|invalid|missing|conflict|taken|exists|network|malformed|timeout|gone|lost|unknownT/i;

/** What to do next, which others say too; a form's messages about its own fields, shown before anything is sent; what was changed before. */
const HINT =
    /errors\.next|activity\.(kinds|why)|invalidPasswordPattern|stillMissing|missing(Field|Choice|Consent)|extrasInvalid|mainMissing/;

function flatten(tree: Tree, wanted: RegExp, path = ''): string[] {
    return Object.entries(tree).flatMap(([key, value]) => {
        const name = `${path}.${key}`;
        if (typeof value !== 'string') return flatten(value, wanted, name);
        return wanted.test(name) && !HINT.test(name) ? forms(value) : [];
    });
}

/** The plural forms of a text. */
const forms = (text: string): string[] => text.split('||||').map(form => form.trim());

/** Shorter texts, such as a bare number with a unit, would match anywhere. */
const telling = (text: string): boolean => text.replace(/%\{\w+\}/g, '').trim().length > 8;

/** Matches any of the texts, with any values for their placeholders. */
const anyOf = (texts: readonly string[]): RegExp =>
    new RegExp(
        texts.map(text => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}|\{|\}/g, '.+')).join('|') || '(?!)',
        'g',
    );

export interface Words {
    language: Language;
    /** matches texts that report a failure */
    failures: RegExp;
    /** matches texts that report a failure in English and do not occur in this language; nothing for English itself */
    foreign: RegExp;
    /** a text by its key, e.g. `auth.expired` */
    text: (key: string) => string;
}

const known = new Map<Language, Promise<Words>>();

async function load(language: Language): Promise<Words> {
    const own = (await textsOf(language)) as Tree;
    const all = new Set(flatten(own, /./));
    const english = flatten(await textsOf('en'), FAILURE);
    return {
        language,
        failures: anyOf(flatten(own, FAILURE).filter(telling)),
        foreign: anyOf(language === 'en' ? [] : english.filter(text => telling(text) && !all.has(text))),
        text: key => {
            const found = key
                .split('.')
                .reduce<string | Tree | undefined>((tree, part) => (typeof tree === 'object' ? tree[part] : undefined), own);
            if (typeof found !== 'string') throw new Error(`There is no text ${key}.`);
            return found;
        },
    };
}

/** The texts of one language. */
export function wordsOf(language: Language): Promise<Words> {
    const words = known.get(language) ?? load(language);
    known.set(language, words);
    return words;
}

/** The number of matches. */
export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The pattern for failures, extended by further texts, however short. */
export const withTexts = ({ failures, text }: Words, keys: readonly string[]): RegExp =>
    keys.length === 0 ? failures : new RegExp(`${failures.source}|${anyOf(keys.flatMap(key => forms(text(key)))).source}`, 'g');

/** Matches internals that must never be visible to a user. */
export const RAW = /\bundefined\b|\[object |\bNaN\b|\bat \w+ \(|PortalError/;
