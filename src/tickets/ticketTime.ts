import type { TicketMessage } from '../../dataProvider/types';
import { formatTime } from '../shared/format/date';

/** Times of messages in the user's own time zone and the portal's language. Pure. */

const midnight = (seconds: number): number => new Date(seconds * 1000).setHours(0, 0, 0, 0);

/** Returns "Today", "Yesterday", or else the weekday and the date. */
export function dayMark(seconds: number, language: string, now: number): string {
    // Rounded, because a day on which the clocks change does not have 24 hours.
    const days = Math.round((midnight(seconds) - midnight(now)) / 86_400_000);
    if (days !== 0 && days !== -1) return formatTime(seconds, language, { dateStyle: 'full' });
    const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
    return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** A message and whether it is the first of its day. */
export interface DatedMessage {
    message: TicketMessage;
    startsDay: boolean;
}

/** Marks the first message of each day. */
export const withDays = (messages: readonly TicketMessage[]): DatedMessage[] =>
    messages.map((message, at) => {
        const before = messages[at - 1];
        return { message, startsDay: !before || midnight(before.created) !== midnight(message.created) };
    });
