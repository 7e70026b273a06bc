// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readMessage, subscriptions, writeMessage } from '#customRoutes/academy/video/playerjs';

const text = (message: object) => JSON.stringify({ context: 'player.js', version: '0.0.11', ...message });

describe('messages from a frame', () => {
    it.each([
        [text({ event: 'ready', value: { events: [] } }), { kind: 'ready' }],
        [text({ event: 'play' }), { kind: 'play' }],
        [text({ event: 'pause' }), { kind: 'pause' }],
        [text({ event: 'ended' }), { kind: 'ended' }],
        [text({ event: 'error', value: { code: 2 } }), { kind: 'error' }],
        [text({ event: 'timeupdate', value: { seconds: 3, duration: 20 } }), { kind: 'time', seconds: 3, duration: 20 }],
        [text({ event: 'getDuration', value: 20 }), { kind: 'duration', duration: 20 }],
        [{ context: 'player.js', event: 'pause' }, { kind: 'pause' }],
    ])('%s', (data, event) => {
        expect(readMessage(data)).toEqual(event);
    });

    it.each([
        ['not JSON', 'ready'],
        ['from another sender', JSON.stringify({ context: 'other', event: 'ready' })],
        ['without an event', text({})],
        ['of an unknown event', text({ event: 'progress', value: { percent: 1 } })],
        ['a time without figures', text({ event: 'timeupdate', value: { seconds: '3' } })],
        ['a time without a value', text({ event: 'timeupdate' })],
        ['a duration that is no figure', text({ event: 'getDuration', value: null })],
        ['nothing', null],
        ['a number', 5],
        ['JSON null', 'null'],
    ])('ignores it when it is %s', (_what, data) => {
        expect(readMessage(data)).toBeNull();
    });
});

describe('messages to a frame', () => {
    it('contain context, version and method, and value and listener if there are any', () => {
        expect(JSON.parse(writeMessage('setCurrentTime', 8.5))).toEqual({
            context: 'player.js',
            version: '0.0.11',
            method: 'setCurrentTime',
            value: 8.5,
        });
        expect(JSON.parse(writeMessage('getDuration', undefined, 'portal-duration'))).toEqual({
            context: 'player.js',
            version: '0.0.11',
            method: 'getDuration',
            listener: 'portal-duration',
        });
    });

    it('ask it to report times, play, pause, end and errors', () => {
        const asked = subscriptions().map(message => JSON.parse(message) as { method: string; value: string; listener: string });
        expect(asked.map(({ value }) => value)).toEqual(['timeupdate', 'play', 'pause', 'ended', 'error']);
        expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['addEventListener']));
        expect(new Set(asked.map(({ listener }) => listener)).size).toBe(asked.length);
    });
});
