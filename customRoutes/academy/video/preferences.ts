import { local, PLAYER_KEY } from '#src/config/storage';

/** The user's playback preferences, stored across videos and reloads (SESSION-1, `player`). */
export interface Preferences {
    speed: number;
    /** 0 to 1 */
    volume: number;
    muted: boolean;
    /** the captions' language; null = off */
    captions: string | null;
}

const DEFAULTS: Preferences = { speed: 1, volume: 1, muted: false, captions: null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
    typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** The stored preferences; a missing or invalid one has its default. */
export function readPreferences(): Preferences {
    const { speed, volume, muted, captions } = local.getJson(PLAYER_KEY, isObject) ?? {};
    return {
        speed: within(speed, 0.25, 4, DEFAULTS.speed),
        volume: within(volume, 0, 1, DEFAULTS.volume),
        muted: muted === true,
        captions: typeof captions === 'string' ? captions : DEFAULTS.captions,
    };
}

/** Stores the changed preferences. */
export function keepPreferences(change: Partial<Preferences>): void {
    local.setJson(PLAYER_KEY, { ...readPreferences(), ...change });
}
