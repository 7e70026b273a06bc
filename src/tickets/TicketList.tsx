import { useLocaleState, type SortPayload } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Ticket } from '../../dataProvider/types';
import { readersDay } from '../shared/format/time';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, ListState, ListStates } from '../shared/list/types';
import { ActiveTickets, Latest } from './ActiveTickets';
import { ACTIVE, CLOSED, isActive, ticketNumber } from './ticket';
import { Authors, StatusMark, UnreadMark } from './TicketFields';
import { LATEST_READ } from './useTickets';
import styles from './tickets.module.css';

const loadExport = () => import('./exported');
/** A status that the portal does not know counts as closed: such a ticket takes no message. */
const closed: ListState<Ticket> = { id: 'closed', isIn: ticket => !isActive(ticket), filter: { status: CLOSED } };
const STATES: ListStates<Ticket> = {
    choices: [{ id: 'active', text: 'activeTickets', isIn: isActive, filter: { status: ACTIVE } }, closed],
    stateless: closed,
    fields: [],
};

const SORT: SortPayload = { field: 'created', order: 'DESC' };

const numberOf = (ticket: Ticket) => ticketNumber(ticket);
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
    const [language] = useLocaleState();
    const [params] = useSearchParams();
    const state = STATES.choices.find(({ id }) => id === params.get('state'));

    const hasActive = active.length > 0;
    const unread = answered.map(({ id }) => id).join('\n');
    const withActivity = state?.id === 'active' && active.length <= LATEST_READ;

    const columns = useMemo<ListColumn<Ticket>[]>(
        () => [
            { field: 'index', label: t('tickets.fields.number'), width: 84, render: numberOf },
            {
                field: 'content',
                label: t('tickets.fields.content'),
                flex: 3,
                minWidth: 152,
                isIn: ticket => Boolean(ticket.content),
                render: ticket => (
                    <span className={styles.excerpt} dir="auto" title={ticket.content}>
                        {ticket.content}
                    </span>
                ),
            },
            {
                field: 'status',
                sortField: 'status',
                label: t('tickets.fields.status'),
                width: unread ? 250 : 130,
                inCards: 'mark',
                render: ticket => (
                    <>
                        <StatusMark status={ticket.status} /> {unread.split('\n').includes(ticket.id) && <UnreadMark />}
                    </>
                ),
            },
            {
                field: 'authors',
                label: t('tickets.fields.authors'),
                flex: 2,
                minWidth: 160,
                yields: 1,
                inCards: 'wide',
                render: ticket => <Authors authors={ticket.authors} />,
            },
            {
                field: 'created',
                sortField: 'created',
                label: t('tickets.fields.created'),
                width: 132,
                render: ticket => readersDay(ticket.created, language),
            },
            ...(withActivity
                ? [
                      {
                          field: 'activity',
                          label: t('tickets.fields.activity'),
                          flex: 3,
                          minWidth: 200,
                          yields: 2,
                          render: (ticket: Ticket) => <Latest ticket={ticket.id} email={email} language={language} />,
                      },
                  ]
                : []),
        ],
        [t, language, unread, withActivity, email],
    );

    return (
        <ResourceList<Ticket>
            resource="tickets"
            storeKey="tickets"
            filter={closed.filter}
            label={t(state?.id === 'active' ? 'tickets.activeTitle' : 'tickets.closedTitle')}
            columns={columns}
            sort={SORT}
            states={STATES}
            titleField="index"
            href={pathOf}
            exports={loadExport}
            empty={
                hasActive
                    ? { title: t('tickets.closedEmptyTitle'), text: t('tickets.closedEmptyText') }
                    : { title: t('tickets.emptyTitle'), text: t('tickets.emptyText'), action: create }
            }
        >
            {!state && (
                <>
                    <ActiveTickets email={email} />
                    {hasActive && <h2 className={styles.part}>{t('tickets.closedTitle')}</h2>}
                </>
            )}
        </ResourceList>
    );
}
