import type { TicketMessage } from '../../dataProvider/types';
import { formatTime } from '../shared/format/time';

/** Times of messages in the person's own time zone and the portal's language. Pure. */

const midnight = (seconds: number): number => new Date(seconds * 1000).setHours(0, 0, 0, 0);

/** "Today", "Yesterday", otherwise the weekday and the date. */
export function dayMark(seconds: number, language: string, now: number): string {
    // Rounded, because a day with a change of the clock has not 24 hours.
    const days = Math.round((midnight(seconds) - midnight(now)) / 86_400_000);
    if (days !== 0 && days !== -1) return formatTime(seconds, language, { dateStyle: 'full' });
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** A message and whether a day begins with it. */
export interface DatedMessage {
    message: TicketMessage;
    startsDay: boolean;
}

/** Marks the messages with which a day begins. */
export const withDays = (messages: readonly TicketMessage[]): DatedMessage[] =>
    messages.map((message, at) => {
        const before = messages[at - 1];
        return { message, startsDay: !before || midnight(before.created) !== midnight(message.created) };
    });
