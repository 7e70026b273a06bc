import { useLocaleState, useTranslate } from 'ra-core';
import { dayAndTime } from '../../../src/shared/format/time';
import { useDraft } from '../../../src/shared/hooks/useDraft';
import { useFigure } from '../../../src/shared/hooks/useFigure';

/** An order that was sent and shows in the server's figures only later, within one working day (contract, section 6). */
export interface SentOrder {
    /** licences ordered; 0 = the termination */
    count: number;
    /** epoch seconds */
    at: number;
}

/** One working day and a weekend before it: an order that has not shown by then is remembered no longer. Seconds. */
const REMEMBERED = 4 * 86_400;

/** The order that was sent last, as `useSentOrder` keeps it: null when there is none, it shows in the figures, or it is long ago. */
export function orderUnderWay(kept: string, presentCount: number, now: number): SentOrder | null {
    const [, count, at] = /^(\d+) (\d+)$/.exec(kept)?.map(Number) ?? [];
    if (count === undefined || at === undefined || count === presentCount || now - at > REMEMBERED) return null;
    return { count, at };
}

/** What was ordered last in this tab by this person, also after a reload, and how to keep an order. */
export function useSentOrder(): [kept: string, keep: (order: SentOrder) => void] {
    const [kept, setKept] = useDraft('academy/ordered', '');
    return [kept, ({ count, at }) => setKept(`${count} ${at}`)];
}

/** What is said before another order is sent; null without one under way. */
export function useOrderAgainText(order: SentOrder | null): string | null {
    const translate = useTranslate();
    const figure = useFigure();
    const [language] = useLocaleState();
    return (
        order &&
        translate('academySession.membership.againText', { date: dayAndTime(order.at, language), count: figure(order.count) })
    );
}
