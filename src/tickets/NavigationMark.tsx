import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useT } from '#i18n/useT';
import type { TicketMessage } from '../../dataProvider/types';
import { ticketKeys } from './keys';
import { isNews, subscribeSeen } from './seen';

/** Marks an unread answer in the navigation (TICKET-7). Makes no call: uses what other pages have read. Renders nothing if there is none. */
export function NavigationMark() {
    const t = useT();
    const cache = useQueryClient().getQueryCache();
    const unread = useSyncExternalStore(
        useCallback(
            listener => {
                const stops = [cache.subscribe(notifyManager.batchCalls(listener)), subscribeSeen(listener)];
                return () => stops.forEach(stop => stop());
            },
            [cache],
        ),
        () =>
            cache
                .findAll({ queryKey: ticketKeys.everyMessages })
                .some(({ queryKey, state }) => isNews(String(queryKey[2]), (state.data as TicketMessage[] | undefined) ?? [])),
    );
    return unread ? <span className="visually-hidden">({t('tickets.unread')})</span> : null;
}
