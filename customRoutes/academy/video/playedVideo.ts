import { createContext } from 'react';

/** The page's video, for texts with links to its times. */
export interface PlayedVideo {
    /** in seconds */
    duration: number;
    /** the position, in seconds */
    time(): number;
    /** plays from a position, in seconds, and scrolls to the picture */
    jump(seconds: number): void;
}

/** Null if there is no player. */
export const PlayedVideoContext = createContext<PlayedVideo | null>(null);

/** The URL hash that opens a video at a time. */
export const timeHash = (seconds: number): string => `#t=${seconds}`;

/** The time in such a hash; null if there is none. */
export function timeOfHash(hash: string): number | null {
    const match = /^#t=(\d{1,6})$/.exec(hash);
    return match ? Number(match[1]) : null;
}

/** Whether a text may contain times of the video. A quick check: `times.ts`, which finds them, is only loaded for such texts. */
export const mayHaveTimes = (text: string): boolean => /\d:\d\d/.test(text);
