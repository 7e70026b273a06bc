/** Times of a video in a text: `3:12`, `1:04:05` (ACADEMY-16). Pure; times in seconds. */

const TIME = /(?<![\d:.,])(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)(?![\d:]|[.,]\d)/g;

/** A time within a text, as written. */
export interface TextTime {
    text: string;
    seconds: number;
}

const secondsOf = ([, hours = '0', minutes, seconds]: RegExpMatchArray): number =>
    Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/** Splits a text into its times and what is between them. A time beyond the end of the video is ignored: it may be a time of day. */
export function splitTimes(text: string, duration: number): (string | TextTime)[] {
    const parts: (string | TextTime)[] = [];
    let from = 0;
    for (const match of text.matchAll(TIME)) {
        const seconds = secondsOf(match);
        if (!(seconds < duration)) continue;
        if (match.index > from) parts.push(text.slice(from, match.index));
        parts.push({ text: match[0], seconds });
        from = match.index + match[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
}

/** A part of a video. */
export interface Chapter {
    title: string;
    from: number;
    to: number;
}

/** The chapters in a description: lines that begin with a time, `3:12 Doors`. */
export function chaptersOf(description: string | null, duration: number): Chapter[] {
    const starts = (description ?? '').split('\n').flatMap(line => {
        const [first, ...rest] = splitTimes(line.trim(), duration);
        if (typeof first !== 'object') return [];
        const title = rest
            .map(part => (typeof part === 'string' ? part : part.text))
            .join('')
            .replace(/^[\s\-–—:.)\]]+/u, '')
            .trim();
        return title === '' ? [] : [{ title, from: first.seconds }];
    });
    starts.sort((one, other) => one.from - other.from);
    return starts.map((start, at) => ({ ...start, to: starts[at + 1]?.from ?? duration }));
}
