import { describe, expect, it } from 'vitest';
import { dayMark, withDays } from '../../src/tickets/ticketTime';

const at = (year: number, month: number, day: number, hour = 12): number => new Date(year, month - 1, day, hour).getTime() / 1000;
const NOW = at(2026, 3, 30, 9);
const message = (created: number) => ({ content: '', author: '', authorRole: 0, created });

describe('the heading of a day', () => {
    it.each([
        ['en', at(2026, 3, 30, 0), 'Today'],
        ['de', at(2026, 3, 30, 23), 'Heute'],
        ['pl', at(2026, 3, 30, 1), 'Dzisiaj'],
        // the clocks changed on this day in Europe: it had 23 hours
        ['en', at(2026, 3, 29, 0), 'Yesterday'],
        ['fr', at(2026, 3, 29, 23), 'Hier'],
        ['en', at(2026, 3, 28, 23), 'Saturday 28 March 2026'],
        ['de', at(2025, 12, 31, 1), 'Mittwoch, 31. Dezember 2025'],
    ])('in %s', (language, seconds, words) => {
        expect(dayMark(seconds, language, NOW).replace('Saturday, ', 'Saturday ')).toBe(words);
    });
});

it('a day begins with its first message', () => {
    const days = withDays([at(2026, 3, 28, 10), at(2026, 3, 28, 23), at(2026, 3, 29, 0), at(2026, 3, 30, 5)].map(message));
    expect(days.map(({ startsDay }) => startsDay)).toEqual([true, false, true, true]);
});
