import { useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Ticket, TicketMessage, User } from '../../dataProvider/types';
import { isGone } from '../../dataProvider/outcome';
import { useShown } from '../shared/actions/action';
import { Actions } from '../shared/actions/Actions';
import { useBreadcrumb } from '../shared/breadcrumb';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Columns } from '../shared/Columns';
import { Fact, Facts } from '../ui/Facts';
import { dayAndTime, readersDay } from '../shared/format/time';
import { FailedNotice } from '../shared/list/FailedNotice';
import { PageHeader } from '../shared/PageHeader';
import { RecordFailure } from '../shared/recordFailure';
import { ticketActions } from './actions';
import { Composer } from './Composer';
import { markSeen } from './seen';
import { useNotedStatus } from './status';
import { isActive, ticketNumber, writeObstacle } from './ticket';
import { isForbidden } from '#dataProvider/errors';
import { Authors, OwnerMark, StatusMark } from './TicketFields';
import { PermissionMissing, TicketsGate } from './TicketsGate';
import { Thread } from './Thread';
import { ThreadSkeleton, TicketSkeleton } from './TicketSkeleton';
import { useMessages, useTicket } from './useTickets';
import { Link } from '../ui/Link';
import styles from './thread.module.css';
import { lazyDialog } from '../ui/modal/lazyDialog';

const CloseTicketModal = lazyDialog(() => import('./CloseTicketModal'));

/** `/tickets/{ticket}`: a ticket with its messages. */
export default function TicketPage() {
    return <TicketsGate>{user => <OneTicket user={user} />}</TicketsGate>;
}

function OneTicket({ user }: { user: User }) {
    const t = useT();
    const { ticket: id = '' } = useParams();
    const { data: ticket, error } = useTicket(id);
    const title = ticket ? t('tickets.number', { number: ticketNumber(ticket) }) : '…';
    const forbidden = isForbidden(error);
    const list = { title: t('tickets.title'), url: paths.tickets };
    useBreadcrumb(forbidden ? [{ title: list.title }] : [list, { title }]);

    if (forbidden) return <PermissionMissing />;
    // Also if the ticket was already shown and has since been deleted.
    if (error && (!ticket || isGone(error))) throw new RecordFailure(error, [list]);
    if (!ticket) return <TicketSkeleton />;
    // Keyed, because each ticket has its own draft and scroll position.
    return <Conversation key={ticket.id} ticket={ticket} user={user} title={title} />;
}

function Conversation({ ticket, user, title }: { ticket: Ticket; user: User; title: string }) {
    const t = useT();
    const [language] = useLocaleState();
    const [dialog, setDialog] = useState<'close' | null>(null);
    const shown = useShown(setDialog);
    const messages = useMessages(ticket.id, { active: isActive(ticket) });
    const obstacle = writeObstacle(ticket, user);
    useSeenWhileVisible(ticket.id, messages.data);
    useNotedStatus(ticket);
    if (isForbidden(messages.error)) return <PermissionMissing />;

    return (
        <>
            <PageHeader
                title={title}
                facts={
                    <span className={styles.headFacts}>
                        <StatusMark status={ticket.status} /> <OwnerMark ticket={ticket} email={user.email} />
                    </span>
                }
                actions={<Actions as="page" name={title} actions={shown(ticketActions(ticket, user))} />}
            />
            <Columns side={<TicketFacts ticket={ticket} messages={messages.data} failed={messages.isError} />}>
                <div>
                    {messages.data ? (
                        <Thread
                            messages={messages.data}
                            email={user.email}
                            language={language}
                            stale={messages.isRefetchError}
                            onRetry={messages.refetch}
                        />
                    ) : messages.error ? (
                        <FailedNotice error={messages.error} onRetry={messages.refetch} title={t('tickets.thread.failed')} />
                    ) : (
                        <ThreadSkeleton />
                    )}
                    {/* Needs the messages to know whether a sent one has arrived. */}
                    {messages.data && <Composer ticket={ticket.id} messages={messages.data} obstacle={obstacle} />}
                    {obstacle === 'closed' && (
                        <p className={styles.next}>
                            <Link to={paths.tickets}>{t('tickets.closedNext')}</Link>
                        </p>
                    )}
                </div>
            </Columns>
            {dialog && <CloseTicketModal ticket={ticket} onClose={() => setDialog(null)} />}
        </>
    );
}

/** Marks the messages as seen while the page is visible (TICKET-7). */
function useSeenWhileVisible(ticket: string, messages: readonly TicketMessage[] | undefined) {
    const last = messages?.at(-1)?.created;
    useEffect(() => {
        const mark = () => {
            if (last !== undefined && document.visibilityState === 'visible') markSeen(ticket, last);
        };
        mark();
        document.addEventListener('visibilitychange', mark);
        return () => document.removeEventListener('visibilitychange', mark);
    }, [ticket, last]);
}

interface TicketFactsProps {
    ticket: Ticket;
    messages: readonly TicketMessage[] | undefined;
    failed: boolean;
}

/** The participants, the creation date, and when support last replied, once the messages have loaded; the latter is omitted if they fail to. */
function TicketFacts({ ticket, messages, failed }: TicketFactsProps) {
    const t = useT();
    const [language] = useLocaleState();
    const answer = messages?.findLast(({ authorRole }) => authorRole !== 0);
    return (
        <Facts>
            <Fact label={t('tickets.fields.created')}>{readersDay(ticket.created, language)}</Fact>
            {(messages || !failed) && (
                <Fact label={t('tickets.fields.lastAnswer')}>
                    {messages ? (
                        answer ? (
                            dayAndTime(answer.created, language)
                        ) : (
                            t('tickets.noAnswer')
                        )
                    ) : (
                        <Skeleton width={90} height={20} />
                    )}
                </Fact>
            )}
            <Fact label={t('tickets.fields.authors')} wide>
                <Authors authors={ticket.authors} />
            </Fact>
        </Facts>
    );
}
