// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { EMERGENCY_TEXTS } from '../../i18n/emergency';
import { loadPublicMessages } from '../../i18n/public';
import { LANGUAGES, type Language } from '../../src/config/language';
import { textsByKey } from '../support/texts';

/** How each language writes: one word for one thing (`docs/words/`), its own quotation marks, French with its no-break spaces. */

interface Entry {
    readonly word: string;
    /** Beginnings of words that are not used, because `word` is. */
    readonly not: readonly string[];
}

/** The glossaries by file name; a language without one is not tested for words. */
const GLOSSARIES = import.meta.glob<string>('../../docs/words/*.md', { eager: true, query: '?raw', import: 'default' });

/** The marks that open and close a quotation. */
const QUOTES: Readonly<Record<Language, readonly [open: string, close: string]>> = {
    de: ['„', '“'],
    en: ['“', '”'],
    fr: ['«', '»'],
    it: ['«', '»'],
    nl: ['‘', '’'],
    pl: ['„', '”'],
    sk: ['„', '“'],
};
const ANY_QUOTE = /["„“”«»‘‚‹›]/g;
/** With the apostrophe, which closes a quotation in Dutch. */
const ANY_MARK = /["„“”«»‘’‚‹›]/g;

const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

/** Where no rule of French applies: a placeholder, an address, a time. */
const NO_FRENCH = /%\{\w+\}|https?:\/\/\S+|\d:\d/g;

const FRENCH_RULES: readonly (readonly [name: string, wrong: RegExp])[] = [
    ['U+202F before ? ! ;', new RegExp(`(?<![${NARROW}?!])[?!;]`, 'u')],
    ['U+00A0 before : » %', new RegExp(`(?<!${NO_BREAK})[:»%]`, 'u')],
    ['U+00A0 after «', new RegExp(`«(?!${NO_BREAK})`, 'u')],
    ['no space before …', /\s…/u],
    ['no other no-break space with an ordinary one', new RegExp(`[${NARROW}${NO_BREAK}] | [${NARROW}${NO_BREAK}]`, 'u')],
];

/** Every file of texts: those of the portal, and those that are loaded with what few open (i18n/later.ts). */
const FILES = import.meta.glob<object>(['../../i18n/*/*.ts', '!../../i18n/*/index.ts', '!../../i18n/*/public.ts'], {
    eager: true,
    import: 'default',
});

/** All texts of one language: of the portal, of the public pages, and those for when neither can be loaded. */
const textsOf = async (language: Language): Promise<[key: string, text: string][]> => [
    ...Object.entries(FILES).flatMap(([file, texts]) => (file.includes(`/${language}/`) ? textsByKey(texts) : [])),
    ...textsByKey(await loadPublicMessages(language)),
    ...textsByKey(EMERGENCY_TEXTS[language], 'emergency.'),
];

/** The rows `| thing | word | not |` of a glossary, without its head. */
const entriesOf = (glossary: string): Entry[] =>
    glossary
        .split('\n')
        .filter(line => line.startsWith('|'))
        .slice(2)
        .map(line => {
            const [, , word = '', not = ''] = line.split('|').map(cell => cell.trim());
            return { word, not: not.split(',').flatMap(stem => (/\p{L}/u.test(stem) ? [stem.trim()] : [])) };
        });

/** A stem at the beginning of a word; `mail` does not begin one in `e-mail`. */
const beginningWith = (stem: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{N}-])${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu');

/** What stands in the texts though another word won: the key, the word and the right one. */
const losersIn = (texts: readonly (readonly [string, string])[], entries: readonly Entry[]): string[] =>
    entries.flatMap(({ word, not }) =>
        not.flatMap(stem =>
            texts
                .filter(([, text]) => beginningWith(stem).test(text.replaceAll(/%\{\w+\}/g, '').replaceAll(/\s/g, ' ')))
                .map(([key]) => `${key}: “${stem}” is “${word}”`),
        ),
    );

/** Whether a text has other quotation marks than these, or does not open and close them in turn. */
const badlyQuoted = (text: string, [open, close]: readonly [string, string]): boolean => {
    const withoutApostrophes = text.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, '');
    const marks = withoutApostrophes.match(close === '’' ? ANY_MARK : ANY_QUOTE) ?? [];
    return marks.length % 2 === 1 || marks.some((mark, index) => mark !== (index % 2 === 0 ? open : close));
};

/** The rules of French that a text breaks. */
const brokenIn = (text: string): string[] => {
    const plain = text.replaceAll(NO_FRENCH, 'x');
    return FRENCH_RULES.filter(([, wrong]) => wrong.test(plain)).map(([name]) => name);
};

describe('the rules', () => {
    it('match a refused word only at the beginning of a word', () => {
        const entries = entriesOf(
            '# x\n\n| thing | word | not |\n| --- | --- | --- |\n| e-mail | e-mail | mail, email |\n| key | key | – |\n',
        );
        expect(entries).toEqual([
            { word: 'e-mail', not: ['mail', 'email'] },
            { word: 'key', not: [] },
        ]);
        const texts = [
            ['a', 'An e-mail to %{mail}'],
            ['b', 'Mails are sent'],
            ['c', 'l’email'],
        ] as const;
        expect(losersIn(texts, entries)).toEqual(['b: “mail” is “e-mail”', 'c: “email” is “e-mail”']);
    });

    it.each([
        ['„A“ und „B“', ['„', '“'], false],
        ['„A”', ['„', '“'], true],
        ['„A', ['„', '“'], true],
        ['“A„', ['“', '”'], true],
        ['‘A’ en de foto’s', ['‘', '’'], false],
        ['“A” en ‘B’', ['‘', '’'], true],
    ] as const)('check the quotation marks of %s', (text, quotes, bad) => {
        expect(badlyQuoted(text, quotes)).toBe(bad);
    });

    it.each([
        ['Quoi\u202F? « A\u00A0»', ['U+00A0 after «']],
        ['Quoi ?', ['U+202F before ? ! ;']],
        ['Quoi\u202F?! Oui\u202F; non', []],
        ['%{name}\u00A0: 5\u00A0% à 10:30, https://a.example/?b', []],
        ['Nom : 5% …', ['U+00A0 before : » %', 'no space before …']],
        ['Oui\u202F; \u00A0non', ['no other no-break space with an ordinary one']],
    ])('check the spaces of %s', (text, broken) => {
        expect(brokenIn(text)).toEqual(broken);
    });
});

it.each(Object.keys(GLOSSARIES))('%s: one word for one thing', async path => {
    const language = LANGUAGES.find(code => path.endsWith(`/${code}.md`));
    if (!language) throw new Error(`${path} is not named after a language`);
    const entries = entriesOf(GLOSSARIES[path] ?? '');
    expect(entries.length).toBeGreaterThanOrEqual(15);
    expect(entries.filter(({ word }) => word === '')).toEqual([]);
    expect(losersIn(await textsOf(language), entries)).toEqual([]);
});

it.each(LANGUAGES)('%s: one kind of quotation marks', async language => {
    const texts = await textsOf(language);
    const forms = texts.flatMap(([key, text]) => text.split('||||').map(form => [key, form] as const));
    expect(forms.filter(([, form]) => badlyQuoted(form, QUOTES[language]))).toEqual([]);
});

it.each(LANGUAGES)('%s: a space before … in German only', async language => {
    const dotted = (await textsOf(language)).filter(([, text]) => text.includes('…'));
    expect(dotted.length).toBeGreaterThan(3);
    expect(dotted.filter(([, text]) => /\s…/u.test(text) !== (language === 'de'))).toEqual([]);
});

it('fr: no-break spaces where French requires them', async () => {
    const broken = (await textsOf('fr')).map(([key, text]) => [key, ...brokenIn(text)]);
    expect(broken.length).toBeGreaterThan(500);
    expect(broken.filter(([, ...rules]) => rules.length > 0)).toEqual([]);
});

it('de and sk: no-break spaces before % and …', async () => {
    const texts = [...(await textsOf('de')), ...(await textsOf('sk'))];
    expect(texts.filter(([, text]) => /\u00A0[%…]/u.test(text)).length).toBeGreaterThan(10);
    expect(texts.filter(([, text]) => / (?:…|%(?!\{))/u.test(text))).toEqual([]);
});
