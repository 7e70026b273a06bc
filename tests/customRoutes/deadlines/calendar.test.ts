import { afterEach, describe, expect, it } from 'vitest';
import { calendarFile } from '#customRoutes/deadlines/calendar';
import type { Deadline } from '#customRoutes/deadlines/deadline';

/** The calendar file (DEADLINE-6). */

const DEADLINE: Deadline = {
    kind: 'licence',
    record: '10010101',
    day: '2026-12-31',
    daysLeft: 60,
    name: 'CAD',
    people: [],
    href: '/licences/10010101',
    renews: false,
};
const TEXTS = { name: 'n', description: 'd', event: () => ({ summary: 's', description: '' }) };

const zone = process.env.TZ;
afterEach(() => {
    process.env.TZ = zone;
    Reflect.deleteProperty(crypto, 'randomUUID');
});

/** The lines of one deadline's event with these beginnings, in a file made at this local time. */
const linesOf = (made: Date, beginning: RegExp, deadline: Partial<Deadline> = {}): string[] =>
    calendarFile([{ ...DEADLINE, ...deadline }], TEXTS, 'https://portal.example', made)
        .split('\r\n')
        .filter(line => beginning.test(line));

describe.each(['Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Honolulu'])('in %s', timeZone => {
    it('an event is one whole day, and says so with its end, the day after', () => {
        process.env.TZ = timeZone;
        expect(linesOf(new Date(2026, 10, 1), /^DT(START|END)/)).toEqual([
            'DTSTART;VALUE=DATE:20261231',
            'DTEND;VALUE=DATE:20270101',
        ]);
    });

    it.each<[local: [number, number, number, number?, number?], triggers: string[]]>([
        // The midnight that begins the day, less 29 days and 15 hours: nine o'clock, 30 days before.
        [
            [2026, 10, 1],
            ['TRIGGER:-P29DT15H', 'TRIGGER:-P6DT15H'],
        ],
        [
            [2026, 11, 1, 8, 59],
            ['TRIGGER:-P29DT15H', 'TRIGGER:-P6DT15H'],
        ],
        [[2026, 11, 1, 9], ['TRIGGER:-P6DT15H']],
        [[2026, 11, 24, 9], []],
        [[2026, 11, 31, 12], []],
    ])('reminds at nine in the morning, and never of what has passed: made on %j', (local, triggers) => {
        process.env.TZ = timeZone;
        expect(linesOf(new Date(...local), /^TRIGGER/)).toEqual(triggers);
    });
});

it('does not remind of what renews by itself', () => {
    expect(linesOf(new Date(2026, 10, 1), /^TRIGGER/, { renews: true })).toEqual([]);
});

it('a calendar is made on a page served over http too, where the browser has no randomUUID', () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, writable: true, value: undefined });
    expect(linesOf(new Date(2026, 10, 1), /^UID/)).toEqual(['UID:licence-10010101-expiry@portal.example']);
});
