import { calendarOf } from '#src/shared/export/calendar';
import type { Deadline, DeadlineKind } from './deadline';

/** The calendar file of deadlines (DEADLINE-6). Loaded on demand. */

/** Days before a deadline on which the calendar reminds the user. */
const ALARM_DAYS = [30, 7] as const;

/** Part of an event's UID, so never rename them. */
const IDENTITY: Readonly<Record<DeadlineKind, readonly [record: string, day: string]>> = {
    licence: ['licence', 'expiry'],
    key: ['key', 'expiry'],
    cancellation: ['contract', 'cancellation'],
    end: ['contract', 'end'],
};

/** The texts of a calendar, translated. */
export interface CalendarTexts {
    name: string;
    description: string;
    event(deadline: Deadline): { summary: string; description: string };
}

/** Returns deadlines as the text of an iCalendar file. What renews automatically, and what has passed, has no alarm. */
export function calendarFile(deadlines: readonly Deadline[], texts: CalendarTexts, origin: string, stamp: Date): string {
    const { name, description } = texts;
    const events = deadlines.map(deadline => {
        const { kind, record, day, href, renews } = deadline;
        const [recordKind, which] = IDENTITY[kind];
        const id = `${recordKind}-${encodeURIComponent(record)}-${which}`;
        return { id, day, href, ...texts.event(deadline), alarms: renews ? [] : ALARM_DAYS };
    });
    return calendarOf({ product: 'deadlines', name, description }, events, origin, stamp);
}
