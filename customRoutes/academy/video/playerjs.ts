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
    | { kind: 'play' }
    | { kind: 'pause' }
    | { kind: 'ended' }
    | { kind: 'error' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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
