// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
    descriptionOf,
    formatDuration,
    isBegun,
    isCompleted,
    nextToWatch,
    progressOf,
    stepsAbove,
    tagLabels,
} from '#customRoutes/academy/content';
import type { Video } from '#dataProvider/types';
import { makeVideo } from '../../support/builders';

const video = (id: string, progress: number, more: Partial<Video> = {}): Video => makeVideo({ id, progress, ...more });

describe('the progress of a video', () => {
    it.each([
        [0, false, false],
        [0.01, true, false],
        [94.99, true, false],
        [95, false, true],
        [100, false, true],
    ])('%s percent: started %s, completed %s', (progress, begun, completed) => {
        expect(isBegun({ progress })).toBe(begun);
        expect(isCompleted({ progress })).toBe(completed);
    });
});

describe('the progress of a directory', () => {
    it.each([
        ['nothing to watch', [], null],
        ['only what is in preparation', [video('a', 0, { type: 'placeholder' })], null],
        ['nothing watched', [video('a', 0), video('b', 0)], { completed: 0, total: 2, percent: 0 }],
        ['a part', [video('a', 95), video('b', 50)], { completed: 1, total: 2, percent: 75 }],
        ['everything completed', [video('a', 95), video('b', 96)], { completed: 2, total: 2, percent: 100 }],
        [
            'nearly everything',
            [video('a', 100), video('b', 94.99), video('c', 100), ...Array.from({ length: 20 }, (_, i) => video(`x${i}`, 100))],
            { completed: 22, total: 23, percent: 99 },
        ],
        [
            'what is in preparation does not count',
            [video('a', 100), video('b', 0, { type: 'placeholder' })],
            { completed: 1, total: 1, percent: 100 },
        ],
    ])('%s', (_name, videos, expected) => {
        expect(progressOf(videos)).toEqual(expected);
    });
});

describe('the video to continue with', () => {
    it.each([
        ['the first when nothing was begun', [video('a', 0), video('b', 0)], 'a'],
        ['the one begun, before an earlier one not begun', [video('a', 0), video('b', 40)], 'b'],
        ['the first not completed', [video('a', 97), video('b', 0)], 'b'],
        ['no locked one', [video('a', 0, { locked: true }), video('b', 0)], 'b'],
        ['none in preparation', [video('a', 0, { type: 'placeholder' }), video('b', 0)], 'b'],
        ['none when all are completed', [video('a', 95)], undefined],
        ['none when there is none', [], undefined],
    ])('%s', (_name, videos, expected) => {
        expect(nextToWatch(videos)?.id).toBe(expected);
    });
});

it.each([
    ['none of the first level', undefined, []],
    ['those that the server names', ['d1', 'd2'], ['d1', 'd2']],
    ['not itself', ['d1', 'd2', 'd3'], ['d1', 'd2']],
])('the parents of a directory: %s', (_name, path, expected) => {
    const directory = { id: 'd3', ...(path && { path: path.map(id => ({ id, label: id })) }) };
    expect(stepsAbove(directory).map(({ id }) => id)).toEqual(expected);
});

it.each([
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [4.4, '0:04'],
    [65, '1:05'],
    [3599.6, '1:00:00'],
    [3845, '1:04:05'],
])('a duration of %s seconds is shown as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
});

it('lists tags in the video’s order, without unknown ones', () => {
    const tags = [
        { id: 'a', label: 'Anfang' },
        { id: 'b', label: 'Bad' },
    ];
    expect(tagLabels(['b', 'x', 'a'], tags)).toEqual(['Bad', 'Anfang']);
});

it.each([
    [null, null],
    [{}, null],
    [{ description: 5 }, null],
    [{ description: '  ' }, null],
    [{ description: 'Wände' }, 'Wände'],
])('for the metadata %j the description is %j', (metaData, description) => {
    expect(descriptionOf({ metaData })).toBe(description);
});
