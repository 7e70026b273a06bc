import { ListRefused } from './limits';

/** Which characters the bytes of a text are (READ-2). Pure. */

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
];

/** How many bytes are looked at to tell encodings without a mark apart. */
const SAMPLE = 4_096;

/** UTF-16 without a mark: every other byte of text in European languages is mostly zero, always on the same side. */
function unmarkedUtf16(sample: Uint8Array): Encoding | null {
    const zeros = [0, 0];
    sample.forEach((byte, at) => {
        if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
    });
    const [even = 0, odd = 0] = zeros;
    const most = sample.length / 2;
    if (odd > most * 0.6 && even < most * 0.05) return 'utf-16le';
    return even > most * 0.6 && odd < most * 0.05 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    } catch {
        return false;
    }
}

/** The encoding of computers whose spreadsheets know no other for CSV files: the one of Central Europe in two of the portal's languages. */
const legacyOf = (language: string): Encoding => (language === 'pl' || language === 'sk' ? 'windows-1250' : 'windows-1252');

function guessed(bytes: Uint8Array, language: string): Encoding {
    const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
    if (marked) return marked[0];
    return unmarkedUtf16(bytes.subarray(0, SAMPLE)) ?? (isUtf8(bytes) ? 'utf-8' : legacyOf(language));
}

/** Control characters that no text has. */
const CONTROLS = /(?!\s)\p{Cc}/gu;

/** Whether it is no text: pictures, programs and archives are full of control characters. */
const isBinary = (text: string): boolean => {
    const sample = text.slice(0, SAMPLE);
    return sample.includes('\0') || (sample.match(CONTROLS)?.length ?? 0) > sample.length / 100;
};

/**
 * The text of a file and its encoding, which is told from the bytes unless it was chosen.
 * @throws ListRefused if it is no text
 */
export function decode(bytes: Uint8Array, language: string, chosen?: Encoding): { text: string; encoding: Encoding } {
    const encoding = chosen ?? guessed(bytes, language);
    const text = new TextDecoder(encoding).decode(bytes);
    if (!chosen && isBinary(text)) throw new ListRefused('notAList');
    return { text, encoding };
}
