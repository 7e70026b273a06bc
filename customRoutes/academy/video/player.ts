import type { Embed } from '../../../dataProvider/types';

/** What every kind of player is given, and what it reports. */
export interface PlayerProps {
    embed: Embed;
    /** the video's title */
    title: string;
    /** progress in percent from which it goes on */
    percent: number;
    /** where the video stands, in seconds */
    onTime(seconds: number, duration: number): void;
    /** playing begins or goes on */
    onPlay(): void;
    onPause(): void;
    onEnded(): void;
    /** it cannot be played */
    onFailed(): void;
}
