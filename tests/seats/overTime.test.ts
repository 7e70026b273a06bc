import { expect, it } from 'vitest';
import { makeKey, makeLicence } from '../support/builders';
import { marksOf, validKeys } from '#src/seats/overTime/ahead';
import { counting, highest, type TimedSeat } from '#src/seats/overTime/curve';
import { countingAll, labelsOf, linesFor, pathOf, pictureOf } from '#src/seats/overTime/picture';
import { atOnce } from '#src/shared/sliced';

/** The curve of seats over time, and what has a date after today (SEAT-6, SEAT-7). */

const NOW = Date.UTC(2026, 10, 26, 12) / 1000;
const DAY = 86_400;

const seat = (id: string, fields: Partial<TimedSeat>): TimedSeat => ({
    id,
    keyId: 'k1',
    machineName: id,
    active: true,
    activated: NOW - DAY,
    deactivated: null,
    ...fields,
});
const ended = { active: false, activated: NOW - 10 * DAY, deactivated: NOW - 5 * DAY };

it('counts a key once on two machines, and not twice when it moves in the same second', () => {
    const seats = [
        seat('A', { ...ended }),
        seat('B', { activated: NOW - 5 * DAY }),
        seat('C', { activated: NOW - 2 * DAY }),
        seat('D', { keyId: 'k2', activated: NOW - DAY }),
    ];
    expect(atOnce(counting(seats, NOW))).toEqual([
        { at: NOW - 10 * DAY, keys: 1, machines: 1 },
        { at: NOW - 5 * DAY, keys: 1, machines: 1 },
        { at: NOW - 2 * DAY, keys: 1, machines: 2 },
        { at: NOW - DAY, keys: 2, machines: 3 },
    ]);
});

it('counts a machine once that has several keys, and one without a name by itself', () => {
    const seats = [
        seat('A', { machineName: 'WS-1' }),
        seat('B', { keyId: 'k2', machineName: 'WS-1' }),
        seat('C', { keyId: 'k3', machineName: '' }),
        seat('D', { keyId: 'k4', machineName: '' }),
    ];
    expect(atOnce(counting(seats, NOW)).at(-1)).toMatchObject({ keys: 4, machines: 3 });
});

it('knows of an active seat without a beginning that it is active now, and of others without times nothing', () => {
    const seats = [
        seat('A', { activated: null }),
        seat('B', { keyId: 'k2', activated: Number.NaN }),
        seat('C', { keyId: 'k3', active: false, activated: null, deactivated: NOW - DAY }),
        seat('D', { keyId: 'k4', active: false, activated: NOW - DAY, deactivated: null }),
        seat('E', { keyId: 'k5', active: false, activated: NOW - DAY, deactivated: NOW - DAY }),
        seat('F', { keyId: 'k6', activated: NOW + DAY }),
    ];
    expect(atOnce(counting(seats, NOW))).toEqual([{ at: NOW, keys: 3, machines: 3 }]);
});

it('what ended at the beginning of a time does not belong to it, what began then does', () => {
    const seats = [seat('A', { ...ended, deactivated: NOW - 6 * DAY }), seat('B', { activated: NOW - 3 * DAY })];
    const changes = atOnce(counting(seats, NOW));
    expect(highest(changes, [NOW - 12 * DAY, NOW - 9 * DAY, NOW - 6 * DAY, NOW - 3 * DAY, NOW]).map(({ keys }) => keys)).toEqual([
        1, 1, 0, 1,
    ]);
});

it('counts the keys that are valid from today on, none beyond the end of their licence', () => {
    const keys = [null, NOW + 10 * DAY, NOW + 10 * DAY, NOW + 50 * DAY, NOW - DAY].map(expire => makeKey({ expire }));
    const licence = makeLicence({ expire: NOW + 40 * DAY });
    expect(validKeys([{ licence, keys }], NOW)).toEqual([
        { at: NOW, keys: 4 },
        { at: NOW + 10 * DAY, keys: 2 },
        { at: NOW + 40 * DAY, keys: 0 },
    ]);
    expect(validKeys([{ licence: { ...licence, active: false }, keys }], NOW)).toEqual([{ at: NOW, keys: 0 }]);
});

it('marks the days of licences and contracts that are ahead, in order', () => {
    const licences = [makeLicence({ name: 'CAD', expire: NOW + 40 * DAY }), makeLicence({ name: 'Old', expire: NOW - DAY })];
    const contracts = [{ id: 'c1', name: 'Care', endOn: '2027-03-01', cancellationOn: '2026-12-01' }];
    expect(marksOf(licences, contracts, NOW, NOW + 80 * DAY).map(({ kind, name, day }) => [kind, name, day])).toEqual([
        ['cancellation', 'Care', '2026-12-01'],
        ['licence', 'CAD', '2027-01-05'],
    ]);
});

it('has round lines across, the last of which is not lower than anything', () => {
    for (const most of [0, 1, 3, 7, 40, 41, 999, 1_000, 10_001]) {
        const lines = linesFor(most);
        expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(lines.every(Number.isInteger)).toBe(true);
    }
});

it('10,000 seats are a picture in no time, with at most 800 steps in its line', () => {
    const seats = Array.from({ length: 10_000 }, (_, at) => {
        const activated = NOW - ((at * 7_919) % 1_500) * DAY - at;
        const active = at % 3 === 0;
        return seat(`M${at % 6_000}`, {
            id: `s${at}`,
            keyId: `k${at % 4_000}`,
            active,
            activated,
            deactivated: active ? null : Math.min(NOW, activated + ((at % 90) + 1) * DAY),
        });
    });
    const use = { licence: makeLicence({ count: 5_000, expire: null }), seats, keys: [], inactive: new Set<string>() };
    const begun = performance.now();
    const counted = atOnce(countingAll([use], NOW));
    const pictures = (['month', 'year', 'all'] as const).map(span => pictureOf(counted, [], span, NOW));
    const took = performance.now() - begun;
    expect(pictures.map(({ steps }) => steps.length)).toEqual([30, 366, expect.any(Number)]);
    for (const picture of pictures) {
        expect(picture.steps.length).toBeLessThanOrEqual(401);
        expect(pathOf(picture, ({ keys }) => keys).match(/[MHV]/g)?.length).toBeLessThanOrEqual(802);
    }
    expect(took).toBeLessThan(2_000);
});

it('labels as many days as have room: in a narrow picture those that stay apart from the first one, today and one another', () => {
    const picture = pictureOf({ uses: [], changes: [] }, [], 'year', NOW);
    const times = [3, 6, 9].map(months => new Date(2025, 10 + months, 26).getTime() / 1000);
    const labels = (now: number, end: number) => labelsOf({ ...picture, now, end }, times, true);
    const narrow = ({ between }: ReturnType<typeof labels>) => between.flatMap(({ isWide }, at) => (isWide ? [] : [at]));
    const whole = labels(NOW, NOW + 10 * DAY);
    expect(whole.between).toHaveLength(3);
    expect([narrow(whole), whole.last]).toEqual([[1], null]);
    // Two years of which one is over: what is after today has its own end, which a narrow picture has room for.
    const half = labels(NOW, NOW + 365 * DAY);
    expect([half.between.length, narrow(half), half.last?.isWide]).toEqual([1, [], false]);
    // With a quarter after today the end stands too near in a narrow one.
    expect(labels(NOW, NOW + 120 * DAY).last?.isWide).toBe(true);
});
