import { useSyncExternalStore } from 'react';
import * as session from '#authProvider/session';
import { isObject } from '#dataProvider/checks';
import { local, PLAYER_KEY } from '#storage/storage';

/** A user's player settings, stored across videos and reloads (ACADEMY-12; SESSION-1, `player`). */
export interface Preferences {
    speed: number;
    /** 0 to 1 */
    volume: number;
    muted: boolean;
    /** the captions' language; null = off */
    captions: string | null;
    /** the height of a stream's picture, in its own pixels; null = chosen by the player */
    quality: number | null;
    /** whether the picture takes the width of the page, with the playlist below it */
    theatre: boolean;
    /** whether the next video of the playlist plays automatically */
    playOn: boolean;
    /** whether the player's keys work on the whole page; otherwise only in the player */
    pageKeys: boolean;
    /** whether comments are shown oldest first (ACADEMY-17) */
    oldestFirst: boolean;
}

const DEFAULTS: Preferences = {
    speed: 1,
    volume: 1,
    muted: false,
    captions: null,
    quality: null,
    theatre: false,
    playOn: true,
    pageKeys: true,
    oldestFirst: false,
};

type Stored = Record<string, unknown>;

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
    typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** The preferences set on this page while storage is blocked; null otherwise. */
let refused: Stored | null = null;

const everybodys = (): Stored => refused ?? local.getJson(PLAYER_KEY, isObject) ?? {};

/** The id of the signed-in user. */
const person = (): string => session.getUser()?.id ?? '';

/**
 * The signed-in user's preferences; a missing or invalid one has its default. Values stored by an older version of the portal, without a user,
 * apply to users who have none.
 */
export function readPreferences(): Preferences {
    const all = everybodys();
    const own = all[person()];
    const { speed, volume, muted, captions, quality, theatre, playOn, pageKeys, oldestFirst } = isObject(own) ? own : all;
    return {
        speed: within(speed, 0.25, 4, DEFAULTS.speed),
        volume: within(volume, 0, 1, DEFAULTS.volume),
        muted: muted === true,
        captions: typeof captions === 'string' ? captions : DEFAULTS.captions,
        quality: typeof quality === 'number' && quality > 0 ? quality : DEFAULTS.quality,
        theatre: theatre === true,
        playOn: playOn !== false,
        pageKeys: pageKeys !== false,
        oldestFirst: oldestFirst === true,
    };
}

const listeners = new Set<() => void>();

/** Stores the changed preferences of the signed-in user. */
export function keepPreferences(change: Partial<Preferences>): void {
    const all = { ...everybodys(), [person()]: { ...readPreferences(), ...change } };
    refused = local.setJson(PLAYER_KEY, all) ? null : all;
    listeners.forEach(listener => listener());
}

function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
}

/** One preference and how to change it; the same value wherever the page shows it. */
export function usePreference<Name extends keyof Preferences>(
    name: Name,
): [Preferences[Name], (value: Preferences[Name]) => void] {
    const value = useSyncExternalStore(subscribe, () => readPreferences()[name]);
    return [value, chosen => keepPreferences({ [name]: chosen })];
}
