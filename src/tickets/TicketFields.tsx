import type { ReactElement } from 'react';
import { useT } from '#i18n/useT';
import type { Ticket, TicketStatus } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon, CloseIcon, MoreIcon, TicketsIcon } from '../ui/icons';
import { isOwn } from './ticket';
import styles from './tickets.module.css';

type Look = { tone: 'success' | 'neutral'; icon: ReactElement };

const LOOKS: Readonly<Record<TicketStatus, Look>> = {
    open: { tone: 'neutral', icon: <TicketsIcon size={14} /> },
    inprogress: { tone: 'neutral', icon: <MoreIcon size={14} /> },
    closed: { tone: 'neutral', icon: <CloseIcon size={14} /> },
    solved: { tone: 'success', icon: <CheckIcon size={14} /> },
};

/** How a status looks; an unknown one like an open one. */
export const lookOf = ({ status }: Pick<Ticket, 'status'>): Look => LOOKS[status] ?? LOOKS.open;

/** A ticket's status as text with an icon; an unknown status is shown as the server sends it. */
export function StatusMark({ status }: Pick<Ticket, 'status'>) {
    const t = useT();
    const { tone, icon } = lookOf({ status });
    return (
        <StateChip tone={tone} icon={icon}>
            {codeWord(t, 'tickets.status', status)}
        </StateChip>
    );
}

/** Whether the ticket is the signed-in user's own (`email`), or the colleague's name. */
export function OwnerMark({ ticket, email }: { ticket: Pick<Ticket, 'authors'>; email: string }) {
    const t = useT();
    if (isOwn(ticket, email)) return <span>{t('tickets.yours')}</span>;
    const [author] = ticket.authors;
    return author === undefined ? null : <span>{t('tickets.ofColleague', { author })}</span>;
}

/** A dot with a text for an unread answer from support (TICKET-7). */
export function UnreadMark() {
    const t = useT();
    return (
        <span className={styles.unread}>
            <span className={styles.dot} />
            {t('tickets.unread')}
        </span>
    );
}

/** The authors of a ticket; line breaks do not split a name. */
export function Authors({ authors }: Pick<Ticket, 'authors'>) {
    return (
        <span className={styles.authors} title={authors.join(', ')}>
            {authors.map((author, at) => (
                <span key={author}>
                    <bdi translate="no">{author}</bdi>
                    {at < authors.length - 1 && <span>, </span>}
                </span>
            ))}
        </span>
    );
}
