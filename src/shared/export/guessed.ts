import type { Language } from '../../config/language';

/**
 * What a spreadsheet that guesses, in any of the portal's languages, takes for a number, a day or a time, and loses something of (EXPORT-2).
 * Plain digits are kept as they are: as a number they show the same.
 */

const FIGURES = String.raw`\d[\d.,'’\s]*`;
const DATE = String.raw`\d{1,4}([-/.])\s?\d{1,2}(?:\1\s?\d{1,4})?\.?`;
const TIME = String.raw`\d+(?::\d+){1,2}(?:[.,]\d+)?`;

const FORMS = [
    // leading zeros, more digits than numbers of a spreadsheet have
    String.raw`0\d+|\d{16,}`,
    // decimals, thousands, powers of ten, percentages, money, negative numbers of accountants, fractions
    String.raw`\d+[.,]\d*|[.,]\d+`,
    String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d*)?`,
    String.raw`(?:\d+(?:[.,]\d*)?|[.,]\d+)e[+-]?\d+`,
    String.raw`${FIGURES}%|\p{Sc}\s*${FIGURES}|${FIGURES}(?:\p{Sc}|zł)|\(${FIGURES}\)`,
    String.raw`\d+\s+\d+\/\d+`,
    // days and times
    String.raw`${DATE}(?:[\sT]+${TIME}Z?)?`,
    String.raw`${TIME}\s*(?:[ap]m?)?|\d{1,2}\s?[ap]m|\d{1,2}\s+[ap]`,
];
const GUESSED = new RegExp(`^(?:${FORMS.join('|')})$`, 'iu');

/** One word among at most three groups of digits: `MAR1`, `Mai 2026`, `1. März 2026`. */
const WITH_WORD = /^([\d\s.,/'’-]*)(\p{L}[\p{L}\p{M}]*)([\d\s.,/'’-]*)$/u;
/** Spreadsheets know months by their first three letters. */
const SHORTEST_MONTH = 3;

/** A type, so that the writer of files runs without a page (`npm run test:spreadsheet`). */
const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'pl', 'sk'] as const satisfies readonly Language[];

const fold = (word: string): string => word.normalize('NFC').toLowerCase();

let months: ReadonlySet<string> | undefined;

/** The names of the months in all languages, alone and beside a day, where they may have another form. */
function monthNames(): ReadonlySet<string> {
    const forms: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }];
    const names = LANGUAGES.flatMap(language =>
        forms.flatMap(form => {
            const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
            return Array.from({ length: 12 }, (_, month) => {
                const parts = format.formatToParts(Date.UTC(2026, month, 1));
                return fold(parts.find(({ type }) => type === 'month')?.value ?? '').replace(/\.$/, '');
            });
        }),
    );
    return new Set(names);
}

function isDayWithMonth(text: string): boolean {
    const [, before = '', word = '', after = ''] = WITH_WORD.exec(text) ?? [];
    const figures = `${before} ${after}`.match(/\d+/g) ?? [];
    if (word.length < SHORTEST_MONTH || figures.length === 0 || figures.some(digits => digits.length > 4)) return false;
    months ??= monthNames();
    return [...months].some(month => month.startsWith(fold(word)));
}

/** Whether a spreadsheet would convert this text and lose something of it. */
export function isGuessed(value: string): boolean {
    // Readers drop control and invisible characters.
    const text = value.replace(/(?!\s)[\p{Cc}\p{Cf}]/gu, '').trim();
    return /\d/.test(text) && (GUESSED.test(text) || isDayWithMonth(text));
}
