import { describe, expect, it } from 'vitest';
import { timeHash, timeOfHash } from '#customRoutes/academy/video/playedVideo';
import { chaptersOf, splitTimes } from '#customRoutes/academy/video/times';

/** The times found in a text, in seconds. */
const found = (text: string, duration = 7200): number[] =>
    splitTimes(text, duration).flatMap(part => (typeof part === 'string' ? [] : part.seconds));

describe('times in a text', () => {
    it.each([
        ['at 3:12 the door', [192]],
        ['0:00', [0]],
        ['1:04:05.', [3845]],
        ['(2:03) and 12:34', [123, 754]],
        ['3:75', []],
        ['ratio 16:9', []],
        ['1:2:3', []],
        ['00:00:08.500', []],
        ['12,30:15', []],
    ])('%j: %j', (text, seconds) => expect(found(text)).toEqual(seconds));

    it('none beyond the end of the video, which may be a time of day, or of a video of unknown length', () => {
        expect(found('Shop opens at 12:30', 600)).toEqual([]);
        expect(found('at 3:12', NaN)).toEqual([]);
    });

    it('keep the text between them', () => {
        expect(splitTimes('a 0:05 b 0:06', 10)).toEqual([
            'a ',
            { text: '0:05', seconds: 5 },
            ' b ',
            { text: '0:06', seconds: 6 },
        ]);
    });
});

describe('chapters of a description', () => {
    it('are its lines that begin with a time, each up to the next', () => {
        expect(chaptersOf('Intro at 0:03.\n0:08 - Tall units\n0:00 Base units\n0:15', 20)).toEqual([
            { title: 'Base units', from: 0, to: 8 },
            { title: 'Tall units', from: 8, to: 20 },
        ]);
        expect(chaptersOf(null, 20)).toEqual([]);
    });
});

it('the hash of a time', () => {
    expect(timeOfHash(timeHash(192))).toBe(192);
    expect(timeOfHash('#t=soon')).toBeNull();
    expect(timeOfHash('')).toBeNull();
});
