import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Ticket } from '../../dataProvider/types';
import { ResourceList } from '../shared/list/ResourceList';
import { ActiveTickets } from './ActiveTickets';
import { TICKET_STATES, ticketList } from './columns';
import { LATEST_READ } from './useTickets';
import styles from './tickets.module.css';

const pathOf = (ticket: Ticket) => paths.ticket(ticket.id);

interface TicketListProps {
    active: readonly Ticket[];
    /** the closed ones with an unread answer */
    answered: readonly Ticket[];
    email: string;
    /** button to open the first ticket */
    create: ReactNode;
}

/**
 * The tickets in two parts with the same search and order: the active ones as cards, the closed ones as a list. With a state filter (LIST-11)
 * the matching ones are one list.
 */
export function TicketList({ active, answered, email, create }: TicketListProps) {
    const t = useT();
    const [params] = useSearchParams();
    const state = TICKET_STATES.find(({ id }) => id === params.get('state'));

    const hasActive = active.length > 0;
    // Compared by content.
    const unread = answered.map(({ id }) => id).join('\n');
    const withActivity = state?.id === 'active' && active.length <= LATEST_READ;

    const list = useMemo(
        () => ticketList({ unread: new Set(unread ? unread.split('\n') : []), activityFor: withActivity ? email : undefined }),
        [unread, withActivity, email],
    );

    return (
        <ResourceList<Ticket>
            list={list}
            storeKey="tickets"
            filter={list.stateless?.filter}
            label={t(state?.id === 'active' ? 'tickets.activeTitle' : 'tickets.closedTitle')}
            href={pathOf}
            empty={
                hasActive
                    ? { title: t('tickets.closedEmptyTitle'), text: t('tickets.closedEmptyText') }
                    : { title: t('tickets.emptyTitle'), text: t('tickets.emptyText'), action: create }
            }
        >
            {!state && (
                <>
                    <ActiveTickets email={email} />
                    {hasActive && <h2 className={`heading ${styles.part}`}>{t('tickets.closedTitle')}</h2>}
                </>
            )}
        </ResourceList>
    );
}
