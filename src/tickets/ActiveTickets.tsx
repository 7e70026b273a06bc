import { useListContext, useLocaleState } from 'ra-core';
import { useId } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Ticket } from '../../dataProvider/types';
import { DOT } from '../ui/dot';
import { Skeleton } from '../ui/feedback/Skeleton';
import { dayAndTime, readersDay } from '../shared/format/time';
import { ChevronIcon } from '../ui/icons';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { ShowMore, useShowMore } from '../shared/list/ShowMore';
import { authorOf, isOwn, ticketNumber } from './ticket';
import { OwnerMark, StatusMark, UnreadMark } from './TicketFields';
import { LATEST_READ, useActiveTickets, useIsNews, useMessages } from './useTickets';
import { Link } from '../ui/Link';
import styles from './tickets.module.css';

/**
 * The active tickets as cards with their latest message, with the sort order and search of the surrounding list; renders nothing when there
 * are none. `email` is the signed-in user's.
 */
export function ActiveTickets({ email }: { email: string }) {
    const t = useT();
    const titleId = useId();
    const { data: tickets, isPending } = useActiveTickets(useListContext<Ticket>());
    const portion = useShowMore(tickets?.length ?? 0, { large: 10 });
    if (isPending) return <ActiveSkeleton />;
    if (!tickets?.length) return null;
    return (
        <section className="stack gap-12" aria-labelledby={titleId}>
            <h2 id={titleId} className={`heading ${styles.part}`}>
                {t('tickets.activeTitle')}
            </h2>
            <ul className={`plain-list ${styles.cards}`}>
                {tickets.slice(0, portion.shown).map(ticket => (
                    <li key={ticket.id}>
                        <ActiveTicket ticket={ticket} email={email} withLatest={tickets.length <= LATEST_READ} />
                    </li>
                ))}
            </ul>
            <ShowMore {...portion} />
        </section>
    );
}

/** Both headings and one ticket, usually the maximum, so that the content below does not move. */
function ActiveSkeleton() {
    const phone = usePhone();
    return (
        <>
            <div className="stack gap-12">
                <Skeleton width={130} height={28} />
                <div className={`plain-list ${styles.cards}`}>
                    <Skeleton height={phone ? 94 : 150} />
                </div>
            </div>
            <Skeleton width={170} height={28} />
        </>
    );
}

function ActiveTicket({ ticket, email, withLatest }: { ticket: Ticket; email: string; withLatest: boolean }) {
    const t = useT();
    const [language] = useLocaleState();
    return (
        <Link to={paths.ticket(ticket.id)} className={`box ${styles.card}`}>
            <span className={styles.cardWords}>
                <span className={`row ${styles.cardHead}`}>
                    <span className={styles.number}>{t('tickets.number', { number: ticketNumber(ticket) })}</span>{' '}
                    <StatusMark status={ticket.status} />
                </span>{' '}
                {ticket.content && (
                    <span className={styles.cardText} dir="auto">
                        {ticket.content}
                    </span>
                )}{' '}
                <span className={`${styles.cardFacts} muted small`} data-own={isOwn(ticket, email) || undefined}>
                    <span className={styles.createdOn}>
                        {t('tickets.createdOn', { date: readersDay(ticket.created, language) })}
                        {DOT}
                    </span>
                    <OwnerMark ticket={ticket} email={email} />
                </span>{' '}
                {withLatest && <Latest ticket={ticket.id} email={email} language={language} />}
            </span>
            <ChevronIcon />
        </Link>
    );
}

/** The author and time of the last message, and whether it is an unread answer. The card is useful without it, so a failure is not shown. */
export function Latest({ ticket, email, language }: { ticket: string; email: string; language: string }) {
    const t = useT();
    const { data, isPending } = useMessages(ticket, { active: false });
    const news = useIsNews(ticket, data);
    const last = data?.at(-1);
    if (isPending) {
        return (
            <span className={`${styles.latest} muted small`} data-line="">
                <Skeleton width={220} />
            </span>
        );
    }
    if (!last) return null;
    const who = authorOf(last, email);
    return (
        <span className={`${styles.latest} muted small`} data-line="" data-who={who} data-unread={news || undefined}>
            {news && (
                <span>
                    <UnreadMark />
                    {DOT}
                </span>
            )}
            <span>{t(`tickets.latest.${who}`, { author: last.author, date: dayAndTime(last.created, language) })}</span>
        </span>
    );
}
