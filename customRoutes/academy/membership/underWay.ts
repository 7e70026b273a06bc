import { useLocaleState } from 'ra-core';
import { useMemo, useSyncExternalStore } from 'react';
import { useT } from '#i18n/useT';
import { isObject } from '#dataProvider/checks';
import * as session from '#authProvider/session';
import { local, ORDERS_KEY } from '#storage/storage';
import { dayAndTime } from '#src/shared/format/time';

/** An order that was sent. The server's numbers reflect it within one working day (MEMBER-3). */
export interface SentOrder {
    /** licences ordered; 0 = terminated */
    count: number;
    /** epoch seconds */
    at: number;
    /** whether it arrived is unknown */
    unsure?: boolean;
}

/** How long, in seconds, an order is remembered if the server's numbers never reflect it (MEMBER-3). */
const KEPT_SECONDS = 5 * 86_400;

type SentOrders = Readonly<Record<string, unknown>>;

const isSentOrder = (value: unknown): value is SentOrder =>
    isObject(value) && Number.isInteger(value.count) && Number.isInteger(value.at);

const stored = (): SentOrders => local.getJson(ORDERS_KEY, isObject) ?? {};

/** The id of the customer that the user signed in for. */
export function customerId(): string {
    const user = session.getUser();
    return user?.customerContext ?? user?.customer ?? '';
}

/** Stores a customer's last order, for all its users in this browser; null deletes it. */
export function storeOrder(customer: string, order: SentOrder | null): void {
    const { [customer]: _before, ...others } = stored();
    const orders = order ? { ...others, [customer]: order } : others;
    if (Object.keys(orders).length === 0) local.remove(ORDERS_KEY);
    else local.setJson(ORDERS_KEY, orders);
}

function subscribe(changed: () => void): () => void {
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
}

/** Returns the current customer's last order from any tab of this browser, or null. */
export function useSentOrder(): SentOrder | null {
    const text = useSyncExternalStore(subscribe, () => local.get(ORDERS_KEY));
    const customer = customerId();
    return useMemo(() => {
        const order = text === null ? null : stored()[customer];
        return isSentOrder(order) ? order : null;
    }, [text, customer]);
}

/** Whether an order is no longer under way: the numbers reflect it, or it is too old. */
export function isOver({ count, at }: SentOrder, presentCount: number, now: number): boolean {
    return count === presentCount || now - at > KEPT_SECONDS;
}

/** The text to confirm before another order is sent; null when none is under way. */
export function useOrderAgainText(order: SentOrder | null): string | null {
    const t = useT();
    const [language] = useLocaleState();
    if (!order) return null;
    const about = { date: dayAndTime(order.at, language), count: order.count };
    return t(order.unsure ? 'membership.unsure' : 'membership.againText', about);
}
