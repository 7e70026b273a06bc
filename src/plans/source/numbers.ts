/** How a spreadsheet shows its numbers: days, times of day and leading zeros (READ-5). Pure. */

export type NumberKind = { kind: 'plain' } | { kind: 'date' } | { kind: 'time' } | { kind: 'digits'; count: number };

const PLAIN: NumberKind = { kind: 'plain' };

/** Numbers of the formats that every spreadsheet knows without a definition. */
const DATE_IDS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const TIME_IDS = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47]);

/** What a format says: by its number, otherwise by its code, in which quoted and escaped characters, colours and conditions mean nothing. */
export function kindOf(id: number, code: string | undefined): NumberKind {
    if (code === undefined) {
        if (DATE_IDS.has(id)) return { kind: 'date' };
        return TIME_IDS.has(id) ? { kind: 'time' } : PLAIN;
    }
    const [first = ''] = code
        .replace(/"[^"]*"|\\.|[_*]./g, '')
        .replace(/\[(?![hms]+\])[^\]]*\]/gi, '')
        .split(';');
    if (/^0{2,}$/.test(first)) return { kind: 'digits', count: first.length };
    if (/[yd]|(?<![hs]:?)m{3,}/i.test(first.replace(/general|standard/gi, ''))) return { kind: 'date' };
    return /[hs]/i.test(first.replace(/general|standard/gi, '')) ? { kind: 'time' } : PLAIN;
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets that begin with 1900, which count a 29 February 1900, and of those that begin with 1904. */
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
/** The day that never was; the days before it are one later. */
const NO_DAY = 60;

/** A day `YYYY-MM-DD`, with its time if it has one; the number itself where no day is meant. */
function dayOf(serial: number, from1904: boolean): string {
    const shift = !from1904 && serial < NO_DAY ? 1 : 0;
    const minutes = Math.round((serial + shift) * 24 * 60);
    const time = new Date((from1904 ? FROM_1904 : FROM_1900) + minutes * 60_000);
    if (serial < 0 || Number.isNaN(time.getTime())) return String(serial);
    const [day = '', rest = ''] = time.toISOString().split('T');
    return minutes % (DAY_MS / 60_000) === 0 ? day : `${day} ${rest.slice(0, 5)}`;
}

/** Fifteen digits are what a spreadsheet shows: `0.1 + 0.2` is stored as 0.30000000000000004. */
const plain = (value: number): string => String(Number(value.toPrecision(15)));

/** A number as its cell shows it. */
export function shownNumber(text: string, kind: NumberKind, from1904: boolean): string {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value)) return text;
    if (kind.kind === 'date') return dayOf(value, from1904);
    if (kind.kind === 'time') return value < 1 ? dayOf(value + 1, true).slice(11) || '00:00' : plain(value);
    return kind.kind === 'digits' && Number.isInteger(value) ? String(value).padStart(kind.count, '0') : plain(value);
}
