import { local } from '../../../src/config/storage';

/** How the person likes videos to be played; kept over videos and reloads (contract, section 3, `player`). */
export interface Preferences {
    speed: number;
    /** 0 to 1 */
    volume: number;
    muted: boolean;
    /** the language of the captions that are shown; null = none */
    captions: string | null;
}

const KEY = 'player';
const DEFAULTS: Preferences = { speed: 1, volume: 1, muted: false, captions: null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
    typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** What is stored; each part that is missing or makes no sense is as at first. */
export function readPreferences(): Preferences {
    const { speed, volume, muted, captions } = local.getJson(KEY, isObject) ?? {};
    return {
        speed: within(speed, 0.25, 4, DEFAULTS.speed),
        volume: within(volume, 0, 1, DEFAULTS.volume),
        muted: muted === true,
        captions: typeof captions === 'string' ? captions : DEFAULTS.captions,
    };
}

/** Keeps what has changed. */
export function keepPreferences(change: Partial<Preferences>): void {
    local.setJson(KEY, { ...readPreferences(), ...change });
}
