import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { StateChip } from '#src/ui/fields/StateChip';
import { ChevronIcon, SendIcon } from '#src/ui/icons';
import { ticketNumber, useAnswered } from '#src/tickets/public';
import styles from './parts.module.css';
import { useActive } from './reads';
import { Section } from './Section';
import { Link } from '#src/ui/Link';

/** The user's active ticket, or one that support has answered (DASH-7). */
export function OwnTicket() {
    const t = useT();
    const { rows, all, error } = useActive();
    const { answered, isPending } = useAnswered(all);
    const waiting = (rows === undefined && !error) || isPending;
    const ticket = answered[0] ?? rows?.[0];
    const words = () => {
        if (error || rows === null) return t('dashboard.own.failed');
        if (!ticket) return t('dashboard.own.noTicket');
        return t(answered.length > 0 ? 'dashboard.needs.oneAnswered' : 'dashboard.own.openTicket', {
            number: ticketNumber(ticket),
        });
    };
    return (
        <Section
            title={t('dashboard.own.ticket')}
            more={{ to: paths.tickets, label: t('dashboard.own.allTickets') }}
            busy={waiting}
        >
            {waiting && (
                <p className={styles.line}>
                    <Skeleton width="60%" height={14} />
                </p>
            )}
            {!waiting && !ticket && <p className={styles.line}>{words()}</p>}
            {!waiting && ticket && (
                <Link className={styles.line} to={paths.ticket(ticket.id)}>
                    {answered.length > 0 && (
                        <StateChip tone="success" icon={<SendIcon size={14} />}>
                            {t('dashboard.needs.words.answered')}
                        </StateChip>
                    )}{' '}
                    <span className={styles.sentence}>{words()}</span>
                    <ChevronIcon size={16} />
                </Link>
            )}
        </Section>
    );
}
