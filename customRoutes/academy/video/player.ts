import type { RefObject } from 'react';
import type { Embed } from '#dataProvider/types';
import type { PlayerAction } from './playerKeys';

/** The action that a link to a video requests of its page: to play at once (`useRequestedAction`). */
export const PLAY = { ask: 'play' } as const;

/** Marks the element that is shown in full screen: the page, of which only the picture is visible then. It stays for the next video. */
export const SCREEN = { 'data-video-screen': '' } as const;

/** Such an element around another one. */
export const screenOf = (element: Element | null): HTMLElement | null =>
    element?.closest<HTMLElement>('[data-video-screen]') ?? null;

/** The page's handle of a player of any kind. */
export interface PlayerHandle {
    /** the position, in seconds */
    time(): number;
    /** goes to a position, in seconds, and plays from there if `plays` */
    seek(seconds: number, plays?: boolean): void;
    /** does what a key asks for; returns whether it can */
    perform(action: PlayerAction): boolean;
}

/** The props of every kind of player. */
export interface PlayerProps {
    embed: Embed;
    /** the video's title */
    title: string;
    /** the video's description, whose chapters are shown on the seek bar */
    description: string | null;
    /** where it resumes, as progress in percent */
    percent: number;
    /** plays as soon as it can */
    autoplay: boolean;
    /** an overlay covers the picture, so Tab skips it */
    covered: boolean;
    /** set while the player is mounted */
    handle: RefObject<PlayerHandle | null>;
    /** start position in seconds, instead of the beginning */
    onResumed(seconds: number): void;
    /** the current position and the duration, in seconds */
    onTime(seconds: number, duration: number): void;
    /** playback starts or resumes */
    onPlay(): void;
    onPause(): void;
    onEnded(): void;
    /** it cannot be played */
    onFailed(): void;
}
