import { createContext } from 'react';

/** The video that plays on the page, for texts about it. */
export interface PlayedVideo {
    /** in seconds */
    duration: number;
    /** the position, in seconds */
    time(): number;
    /** plays from a position, in seconds, and scrolls to the picture */
    jump(seconds: number): void;
}

/** Null where nothing can be played. */
export const PlayedVideoContext = createContext<PlayedVideo | null>(null);

/** The hash of a URL that opens a video at a time. */
export const timeHash = (seconds: number): string => `#t=${seconds}`;

/** The time of such a hash; null when there is none. */
export function timeOfHash(hash: string): number | null {
    const match = /^#t=(\d{1,6})$/.exec(hash);
    return match ? Number(match[1]) : null;
}

/** Whether a text may name a time of the video. What a time is, `times.ts` says, which only such texts need. */
export const mayHaveTimes = (text: string): boolean => /\d:\d\d/.test(text);
