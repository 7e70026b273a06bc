// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { changeOf, queryOf, readMessage, subscriptions, targetOf, writeMessage } from '#customRoutes/academy/video/playerjs';

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
        [text({ event: 'getPaused', value: false }), { kind: 'reply', to: 'getPaused', value: false }],
        [text({ event: 'getMuted', value: true }), { kind: 'reply', to: 'getMuted', value: true }],
        [text({ event: 'getVolume', value: 40 }), { kind: 'reply', to: 'getVolume', value: 40 }],
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
        ['a state that is none', text({ event: 'getPaused', value: 'no' })],
        ['a volume that is no figure', text({ event: 'getVolume', value: null })],
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

describe('keys for a frame', () => {
    it.each([
        ['start', 12, 20, 0],
        ['back', 12, 20, 2],
        ['back', 4, 20, 0],
        ['back', 4, 0, 0],
        ['forward', 4, 20, 14],
        ['forward', 14, 20, 20],
        ['end', 4, 20, 20],
        [5, 0, 20, 10],
        [0, 4, 20, 0],
        ['end', 4, 0, null],
        [5, 4, NaN, null],
        ['forward', 4, 0, null],
        ['play', 4, 20, null],
        ['captions', 4, 20, null],
    ] as const)('%s at %d s of %d s goes to %s', (action, time, duration, to) => {
        expect(targetOf(action, time, duration)).toBe(to);
    });

    it.each([
        ['play', 'getPaused', true, 'play', undefined],
        ['play', 'getPaused', false, 'pause', undefined],
        ['mute', 'getMuted', false, 'mute', undefined],
        ['mute', 'getMuted', true, 'unmute', undefined],
        ['louder', 'getVolume', 40, 'setVolume', 45],
        ['louder', 'getVolume', 98, 'setVolume', 100],
        ['quieter', 'getVolume', 40, 'setVolume', 35],
        ['quieter', 'getVolume', 3, 'setVolume', 0],
    ] as const)('%s asks %s, and after %s sends %s %s', (action, question, reply, method, value) => {
        expect(queryOf(action)).toBe(question);
        expect(JSON.parse(changeOf(action, reply))).toMatchObject({ method, ...(value === undefined ? {} : { value }) });
    });

    it.each(['captions', 'faster', 'slower', 'pictureInPicture', 'fullScreen'] as const)('%s asks nothing', action => {
        expect(queryOf(action)).toBeNull();
    });
});
