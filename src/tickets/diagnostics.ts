import { lengthOf } from '#dataProvider/text';
import type { FailedCall } from '../shared/failedCalls';

/** The technical details that a user may add to a message (TICKET-8). Pure. */

export interface Circumstances {
    /** of the portal; null while it is unknown */
    version: string | null;
    /** path of the page, without ids */
    page: string;
    browser: string;
    /** the newest first */
    calls: readonly FailedCall[];
    /** the result of a check (WHY-5), which the user took along; null without one */
    check?: string | null;
}

const BROWSERS = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['Firefox', 'Firefox'],
    ['Chrome', 'Chrome'],
    ['Version', 'Safari'],
] as const;
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'CrOS', 'Linux'] as const;

/** Returns name, main version and system of a browser, by its user agent; `?` for what is unknown. */
export function browserOf(userAgent: string): string {
    const known = BROWSERS.find(([word]) => userAgent.includes(`${word}/`));
    const version = known && new RegExp(`${known[0]}/(\\d+)`).exec(userAgent)?.[1];
    return `${known?.[1] ?? '?'} ${version ?? '?'}, ${SYSTEMS.find(system => userAgent.includes(system)) ?? '?'}`;
}

const lineOf = ({ method, pattern, status, error, at }: FailedCall): string =>
    `${new Date(at).toISOString().slice(0, 19)}Z ${method} ${pattern} ${status} ${error}`;

/**
 * Returns the message with the technical details below it, in at most `maximum` characters: as many lines of the check and then failed calls as
 * have room, the newest first; null if there is no room for any details. `title` is translated.
 */
export function withDiagnostics(message: string, title: string, circumstances: Circumstances, maximum: number): string | null {
    const { version, page, browser, calls, check } = circumstances;
    const facts = [`${title}:`, ...(version === null ? [] : [version]), page, browser].join('\n');
    const start = message.trim() === '' ? facts : `${message.trimEnd()}\n\n${facts}`;
    if (lengthOf(start.trim()) > maximum) return null;
    let text = start;
    for (const line of [...(check?.split('\n') ?? []), ...calls.map(lineOf)]) {
        const longer = `${text}\n${line}`;
        if (lengthOf(longer.trim()) > maximum) break;
        text = longer;
    }
    return text;
}
