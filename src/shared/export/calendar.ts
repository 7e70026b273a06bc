import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';

/** Calendar files. Loaded on demand. */

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const MINUTE_MS = 60_000;
/** At this hour of the user's time zone the calendar reminds the user. */
const ALARM_HOUR = 9;

/** What a calendar says of one day. */
export interface CalendarEvent {
    /** part of its UID, so the same in every file: a later file then updates the event */
    id: string;
    /** `YYYY-MM-DD` */
    day: string;
    summary: string;
    description: string;
    /** the path of its record */
    href: string;
    /** how many days before it the calendar reminds the user */
    alarms: readonly number[];
}

/** The days before a day whose alarm is still to come. */
function alarmDays({ day, alarms }: CalendarEvent, now: Date): number[] {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    return alarms.filter(days => new Date(year, month - 1, date - days, ALARM_HOUR) > now);
}

type Id = ReturnType<typeof crypto.randomUUID>;

/** Control characters, which a calendar file must not contain; line breaks become blanks as well. */
const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

interface Head {
    product: string;
    /** the library does not escape commas and semicolons of name and description */
    name?: string;
    description?: string;
}

/**
 * Returns the text of an iCalendar file with an all-day event for each day, none of whose alarms has passed.
 * @param origin of the portal, for links and UIDs
 * @param stamp when the file was made
 */
export function calendarOf({ product, ...head }: Head, events: readonly CalendarEvent[], origin: string, stamp: Date): string {
    const { hostname } = new URL(origin);
    // The library asks for an id that the event's own replaces at once; pages served over http have no such function.
    crypto.randomUUID ??= () => crypto.getRandomValues(new Uint16Array(5)).join('-') as Id;
    const calendar = ical({ prodId: { company: hostname, product }, ...head });
    for (const event of events) {
        const start = new Date(`${event.day}T00:00:00Z`);
        const made = calendar.createEvent({
            id: `${event.id}@${hostname}`,
            stamp,
            // lets calendars recognise the later file as the newer one
            sequence: Math.floor(stamp.getTime() / MINUTE_MS),
            start,
            // The day after: not every calendar adds it where it is left out.
            end: new Date(start.getTime() + DAY_SECONDS * 1000),
            allDay: true,
            summary: plain(event.summary),
            description: plain(event.description),
            url: new URL(event.href, origin).href,
            transparency: ICalEventTransparency.TRANSPARENT,
            busystatus: ICalEventBusyStatus.FREE,
        });
        for (const days of alarmDays(event, stamp)) {
            const alarm = made.createAlarm({
                type: ICalAlarmType.display,
                // before the midnight that begins the day
                trigger: days * DAY_SECONDS - ALARM_HOUR * HOUR_SECONDS,
                description: plain(event.summary),
            });
            // On the day itself it is after that midnight; the library would count from the day's end.
            if (days === 0) alarm.relatesTo(ICalAlarmRelatesTo.start);
        }
    }
    return calendar.toString();
}
