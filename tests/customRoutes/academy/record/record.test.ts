import { describe, expect, it } from 'vitest';
import { recordOf, totalsOf } from '#customRoutes/academy/record/record';
import { makeVideo } from '#tests/support/builders';

const course = (id: string, videos: ReturnType<typeof makeVideo>[]) => ({ directory: { id, label: `Course ${id}` }, videos });

const done = makeVideo({ id: 'done', progress: 95, duration: 200 });
const begun = makeVideo({ id: 'begun', progress: 25, duration: 400 });
const fresh = makeVideo({ id: 'fresh', progress: 0 });
const lapsed = makeVideo({ id: 'lapsed', progress: 100, locked: true, duration: 60 });
const planned = makeVideo({ id: 'planned', progress: 50, type: 'placeholder' });

describe('the learning record', () => {
    it('has what is completed and begun of each course in its order, also what is locked by now', () => {
        const record = recordOf([course('a', [lapsed, fresh, begun]), course('b', [fresh, planned]), course('c', [done])]);
        expect(record.map(({ directory, videos }) => [directory.id, ...videos.map(({ id }) => id)])).toEqual([
            ['a', 'lapsed', 'begun'],
            ['c', 'done'],
        ]);
        expect(record[0]?.progress).toMatchObject({ completed: 1, total: 3 });
    });

    it('has a video once in a course, and counts one of two courses once', () => {
        const record = recordOf([course('a', [done, begun, done]), course('b', [done])]);
        expect(record.map(({ videos }) => videos.length)).toEqual([2, 1]);
        expect(record[0]?.progress?.total).toBe(2);
        expect(totalsOf(record)).toEqual({ completed: 1, begun: 1, seconds: 300 });
    });

    it('counts a video of unknown length without its time', () => {
        const record = recordOf([course('a', [makeVideo({ id: 'x', progress: 100, duration: NaN })])]);
        expect(totalsOf(record)).toEqual({ completed: 1, begun: 0, seconds: 0 });
    });

    it('of nothing is empty', () => {
        expect(recordOf([course('a', [fresh]), course('b', [])])).toEqual([]);
    });
});
