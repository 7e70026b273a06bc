import type { Embed } from '#dataProvider/types';

/** The props of every kind of player. */
export interface PlayerProps {
    embed: Embed;
    /** the video's title */
    title: string;
    /** where it resumes, as progress in percent */
    percent: number;
    /** the current position and the duration, in seconds */
    onTime(seconds: number, duration: number): void;
    /** playback starts or resumes */
    onPlay(): void;
    onPause(): void;
    onEnded(): void;
    /** it cannot be played */
    onFailed(): void;
}
