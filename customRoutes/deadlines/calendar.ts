import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { Deadline, DeadlineKind } from './deadline';

/** The calendar file of deadlines (DEADLINE-6). Loaded on demand. */

const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;
/** Days before a deadline on which the calendar reminds the user. */
const ALARM_DAYS = [30, 7] as const;

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
 * updates the events. What renews automatically has no alarm.
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
            allDay: true,
            summary: plain(summary),
            description: plain(description),
            url: new URL(href, origin).href,
            transparency: ICalEventTransparency.TRANSPARENT,
            busystatus: ICalEventBusyStatus.FREE,
            alarms: renews
                ? []
                : ALARM_DAYS.map(days => ({
                      type: ICalAlarmType.display,
                      trigger: days * DAY_SECONDS,
                      description: plain(summary),
                  })),
        });
    }
    return calendar.toString();
}
