import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { addDays, type Deadline, type DeadlineKind } from './deadline';

/** The calendar file of deadlines (DEADLINE-6). Loaded on demand. */

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const MINUTE_MS = 60_000;
/** Days before a deadline on which the calendar reminds the user, at this hour of the user's time zone. */
const ALARM_DAYS = [30, 7] as const;
const ALARM_HOUR = 9;

/** The days before a deadline whose alarm is still to come. */
function alarmDays(day: string, now: Date): number[] {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return ALARM_DAYS.filter(days => new Date(year, month - 1, date - days, ALARM_HOUR) > now);
}

/** Part of an event's UID, so never rename them. */
const IDENTITY: Readonly<Record<DeadlineKind, readonly [record: string, day: string]>> = {
    licence: ['licence', 'expiry'],
    key: ['key', 'expiry'],
    cancellation: ['contract', 'cancellation'],
    end: ['contract', 'end'],
};

type Id = ReturnType<typeof crypto.randomUUID>;

/** The texts of a calendar, translated; the library does not escape commas and semicolons of its name and description. */
export interface CalendarTexts {
    name: string;
    description: string;
    event(deadline: Deadline): { summary: string; description: string };
}

/** Control characters, which a calendar file must not contain; line breaks become blanks as well. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/**
 * Returns deadlines as the text of an iCalendar file: an all-day event each, with the same UID in every file, so that importing a later one
 * updates the events. What renews automatically, and what has passed, has no alarm.
 * @param origin of the portal, for links and UIDs
 * @param stamp when the file was made
 */
export function calendarFile(deadlines: readonly Deadline[], texts: CalendarTexts, origin: string, stamp: Date): string {
    const { hostname } = new URL(origin);
    // The library asks for an id that the event's own replaces at once; pages served over http have no such function.
    crypto.randomUUID ??= () => crypto.getRandomValues(new Uint16Array(5)).join('-') as Id;
    const calendar = ical({
        prodId: { company: hostname, product: 'deadlines' },
        name: texts.name,
        description: texts.description,
    });
    for (const deadline of deadlines) {
        const { kind, record, day, href, renews } = deadline;
        const [recordKind, which] = IDENTITY[kind];
        const { summary, description } = texts.event(deadline);
        calendar.createEvent({
            id: `${recordKind}-${encodeURIComponent(record)}-${which}@${hostname}`,
            stamp,
            // lets calendars recognise the later file as the newer one
            sequence: Math.floor(stamp.getTime() / MINUTE_MS),
            start: new Date(`${day}T00:00:00Z`),
            // The day after: not every calendar adds it where it is left out.
            end: new Date(`${addDays(day, 1)}T00:00:00Z`),
            allDay: true,
            summary: plain(summary),
            description: plain(description),
            url: new URL(href, origin).href,
            transparency: ICalEventTransparency.TRANSPARENT,
            busystatus: ICalEventBusyStatus.FREE,
            alarms: renews
                ? []
                : alarmDays(day, stamp).map(days => ({
                      type: ICalAlarmType.display,
                      // before the midnight that begins the day
                      trigger: days * DAY_SECONDS - ALARM_HOUR * HOUR_SECONDS,
                      description: plain(summary),
                  })),
        });
    }
    return calendar.toString();
}
