import { isObject } from '#dataProvider/checks';
import { SEEK_SECONDS, VOLUME_PERCENT, within, type PlayerAction } from './playerKeys';

/**
 * The player.js messages (version 0.0.11) that control an embedded video: JSON texts with the context `player.js`, sent with postMessage
 * (ACADEMY-4). All that a frame's host can affect is the position of its own video.
 */

const CONTEXT = 'player.js';
const VERSION = '0.0.11';

/** An event that a frame reports. */
export type FrameEvent =
    | { kind: 'ready' }
    | { kind: 'time'; seconds: number; duration: number }
    /** the reply to `getDuration` */
    | { kind: 'duration'; duration: number }
    /** the reply to what a key asks first */
    | { kind: 'reply'; to: FrameQuery; value: boolean | number }
    | { kind: 'play' }
    | { kind: 'pause' }
    | { kind: 'ended' }
    | { kind: 'error' };

/** What a frame has to be asked before a key can change it. */
type FrameQuery = 'getPaused' | 'getMuted' | 'getVolume';

/** Parses a message; null if it is not a player.js message or not used here. */
export function readMessage(data: unknown): FrameEvent | null {
    let message: unknown = data;
    if (typeof data === 'string') {
        try {
            message = JSON.parse(data);
        } catch {
            return null;
        }
    }
    if (!isObject(message) || message.context !== CONTEXT) return null;
    switch (message.event) {
        case 'ready':
            return { kind: 'ready' };
        case 'timeupdate': {
            const { seconds, duration } = isObject(message.value) ? message.value : {};
            return typeof seconds === 'number' && typeof duration === 'number' ? { kind: 'time', seconds, duration } : null;
        }
        case 'getDuration':
            return typeof message.value === 'number' ? { kind: 'duration', duration: message.value } : null;
        case 'getPaused':
        case 'getMuted':
            return typeof message.value === 'boolean' ? { kind: 'reply', to: message.event, value: message.value } : null;
        case 'getVolume':
            return typeof message.value === 'number' ? { kind: 'reply', to: message.event, value: message.value } : null;
        case 'play':
        case 'pause':
        case 'ended':
        case 'error':
            return { kind: message.event };
        default:
            return null;
    }
}

/** The text of a message that calls a method of the frame's player. */
export const writeMessage = (method: string, value?: unknown, listener?: string): string =>
    JSON.stringify({
        context: CONTEXT,
        version: VERSION,
        method,
        ...(value === undefined ? {} : { value }),
        ...(listener ? { listener } : {}),
    });

/** The texts that subscribe to every event used here. */
export const subscriptions = (): string[] =>
    ['timeupdate', 'play', 'pause', 'ended', 'error'].map(event => writeMessage('addEventListener', event, `portal-${event}`));

const QUERIES: Readonly<Partial<Record<PlayerAction, FrameQuery>>> = {
    play: 'getPaused',
    mute: 'getMuted',
    louder: 'getVolume',
    quieter: 'getVolume',
};

/** The query to a frame on which an action of the player depends; null if it depends on none. */
export const queryOf = (action: PlayerAction): FrameQuery | null => QUERIES[action] ?? null;

/** The message with which a frame does what was asked for, by its reply to the query. Volumes are in percent. */
export function changeOf(action: PlayerAction, reply: boolean | number): string {
    if (action === 'play') return writeMessage(reply ? 'play' : 'pause');
    if (action === 'mute') return writeMessage(reply ? 'unmute' : 'mute');
    const step = action === 'louder' ? VOLUME_PERCENT : -VOLUME_PERCENT;
    return writeMessage('setVolume', within(Math.round(Number(reply) + step), 0, 100));
}

/** Where in a video an action of the player goes, in seconds; null if it goes nowhere. */
export function targetOf(action: PlayerAction, time: number, duration: number): number | null {
    if (action === 'start') return 0;
    if (action === 'back') return Math.max(0, time - SEEK_SECONDS);
    if (!(duration > 0)) return null;
    if (action === 'forward') return Math.min(duration, time + SEEK_SECONDS);
    if (action === 'end') return duration;
    return typeof action === 'number' ? (duration * action) / 10 : null;
}
