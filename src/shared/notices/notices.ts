import { isObject } from '#dataProvider/checks';
import type { Role } from '#dataProvider/types';
import type { Reset } from './dismissals';

/** Notices that an operator posts in a static file beside index.html (SHELL-6). A missing or broken file means no notices. */
const NOTICE_VARIANTS = ['default', 'success', 'warning', 'danger'] as const;
export type NoticeVariant = (typeof NOTICE_VARIANTS)[number];

export interface Notice {
    id: string;
    variant: NoticeVariant;
    /** Text per language. */
    text: Readonly<Record<string, string>>;
    /** Absent: for all roles. */
    roles?: readonly string[];
    /** Shown from and until these times; milliseconds since 1970. */
    from?: number;
    until?: number;
    reset: Reset;
    /** Also shown on the public pages. */
    public?: true;
}

const ADDRESS = '/notifications.json';

/** Returns the milliseconds of an ISO date or of epoch seconds; undefined when it is neither. */
function toTime(value: unknown): number | undefined {
    const time = typeof value === 'number' ? value * 1000 : typeof value === 'string' ? Date.parse(value) : NaN;
    return Number.isFinite(time) ? time : undefined;
}

function toReset(value: unknown): Reset {
    if (typeof value === 'number') return value;
    return value === 'reload' || value === 'never' ? value : undefined;
}

function toNotice(value: unknown): Notice | null {
    if (!isObject(value) || typeof value.id !== 'string' || value.id === '' || !isObject(value.text)) return null;
    const text = Object.fromEntries(
        Object.entries(value.text).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const from = toTime(value.from);
    const until = toTime(value.until);
    return {
        id: value.id,
        variant: NOTICE_VARIANTS.find(variant => variant === value.variant) ?? 'default',
        text,
        reset: toReset(value.reset),
        ...(Array.isArray(value.roles) ? { roles: value.roles.filter(role => typeof role === 'string') } : {}),
        ...(value.public === true ? { public: true } : {}),
        ...(from !== undefined ? { from } : {}),
        ...(until !== undefined ? { until } : {}),
    };
}

/** Parses the file's content, without invalid entries. */
export const parseNotices = (content: unknown): Notice[] =>
    Array.isArray(content) ? content.map(toNotice).filter(notice => notice !== null) : [];

/** Visitors of the public pages have no role: they see public notices that are not limited to roles. */
export type Reader = Role | 'visitor';

const isFor = (notice: Notice, reader: Reader): boolean =>
    reader === 'visitor' ? notice.public === true && !notice.roles : !notice.roles || notice.roles.includes(reader);

/** Whether a notice is shown to this reader at this time (milliseconds). */
export const isCurrent = (notice: Notice, reader: Reader, now: number): boolean =>
    isFor(notice, reader) && (notice.from ?? -Infinity) <= now && now < (notice.until ?? Infinity);

/** Returns the notice's text in this language, or else in English, or else in any; undefined when it has none. */
export const noticeText = (notice: Notice, language: string): string | undefined =>
    notice.text[language] ?? notice.text.en ?? Object.values(notice.text)[0];

/** Fetches the notices; never rejects. */
export async function loadNotices(signal: AbortSignal, fetchFile: typeof fetch = fetch): Promise<Notice[]> {
    try {
        const response = await fetchFile(ADDRESS, { signal, cache: 'no-cache', credentials: 'omit' });
        return response.ok ? parseNotices(await response.json()) : [];
    } catch {
        return [];
    }
}
