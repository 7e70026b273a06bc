import { StringDecoder } from 'node:string_decoder';
import type { Response } from 'express';
import { maskText } from './secrets';

/** The bodies of calls as the log stores them: only the beginning, so that large responses do not fill the memory. */

const BODY_BYTES = 20 * 1024;

/** The beginning of a body. */
export interface KeptBody {
    start: Buffer;
    /** bytes of the whole body */
    size: number;
}

/** The beginning of a body as text, without passwords and tokens. */
export interface BodyText {
    body: string;
    /** bytes of the whole body */
    size: number;
    /** how many of these bytes `body` leaves out */
    leftOut: number;
}

const TEXTUAL = /json|text|xml|javascript|urlencoded/;

/** Stores a body that is already text. */
export const keepText = (text: string): KeptBody => {
    const whole = Buffer.from(text);
    // a copy, because a slice would keep the whole buffer in memory
    return { start: Buffer.from(whole.subarray(0, BODY_BYTES)), size: whole.length };
};

/** The body as text; empty for other types. */
export function bodyText({ start, size }: KeptBody, type: string): BodyText {
    if (size > 0 && !TEXTUAL.test(type)) return { body: `(${size} bytes that are no text)`, size, leftOut: size };
    const leftOut = size - start.length;
    // the decoder drops a character that was cut in half
    const text = maskText(new StringDecoder('utf8').write(start));
    return { body: leftOut > 0 ? `${text}\n... cut: ${leftOut} of ${size} bytes left out` : text, size, leftOut };
}

/** Records the beginning of what `res` sends; returns a function that returns what was recorded so far. */
export function captureAnswer(res: Response): () => KeptBody {
    const parts: Buffer[] = [];
    let kept = 0;
    let size = 0;
    const take = (chunk: unknown): void => {
        const isBuffer = Buffer.isBuffer(chunk);
        if (!isBuffer && typeof chunk !== 'string') return;
        const whole = isBuffer ? chunk : Buffer.from(chunk);
        size += whole.length;
        if (kept >= BODY_BYTES) return;
        // a copy, because a slice would keep the whole buffer in memory
        parts.push(Buffer.from(whole.subarray(0, BODY_BYTES - kept)));
        kept += parts.at(-1)!.length;
    };
    const { write, end } = res;
    const watched = (original: (...args: unknown[]) => unknown) =>
        function (...args: unknown[]): unknown {
            take(args[0]);
            return original.apply(res, args);
        };
    // both have several signatures, all of which begin with the chunk
    Object.assign(res, { write: watched(write as never), end: watched(end as never) });
    return () => ({ start: Buffer.concat(parts), size });
}
