import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { Customer, Key, User } from '#dataProvider/types';
import { nowSeconds } from '#src/shared/format/date';
import { readersDay } from '#src/shared/format/time';
import { keepCheck } from '#src/shared/lastCheck';
import { SupportLink } from '#src/shared/SupportLink';
import { mayOpenTickets } from '#src/tickets/public';
import { ButtonLink } from '#src/ui/Button';
import { ApplicationsIcon, TicketsIcon } from '#src/ui/icons';
import type { Link } from './chain';
import { CopyButton } from './CopyButton';
import type { Words } from './facts/fact';
import type { Unread } from './known';
import { ticketText } from './text';
import styles from './why.module.css';

interface BeyondProps {
    chain: readonly Link[];
    words: Words;
    product: string | null;
    keys: readonly Key[];
    me: User;
    customer: Customer | Unread;
}

/** What the portal cannot see, and where to go from there: the applications, and a ticket with the result (WHY-5). */
export function Beyond({ chain, words, product, keys, me, customer }: BeyondProps) {
    const t = useT();
    const [language] = useLocaleState();
    const text = ticketText({ chain, keys, product, words, date: readersDay(nowSeconds(), language) });
    const keep = () => keepCheck(text);
    const hasTickets = mayOpenTickets(me, typeof customer === 'string' ? undefined : customer);
    return (
        <section className={styles.beyond} aria-labelledby="why-beyond">
            <h2 id="why-beyond" className={`heading ${styles.heading}`}>
                {t('why.beyond.title')}
            </h2>
            <p className={styles.text}>
                <span>{t('why.beyond.text')}</span>
                {!hasTickets && (
                    <span>
                        {' '}
                        <SupportLink />
                    </span>
                )}
            </p>
            <div className={`row gap-8 ${styles.steps}`}>
                <CopyButton text={text} label={t('why.beyond.copy')} showsText onCopy={keep} />
                {hasTickets && (
                    <ButtonLink
                        variant="outlined"
                        startIcon={<TicketsIcon />}
                        to={paths.tickets}
                        state={{ ask: 'create' }}
                        onClick={keep}
                    >
                        {t('why.beyond.ticket')}
                    </ButtonLink>
                )}
                <ButtonLink startIcon={<ApplicationsIcon />} to={paths.applications}>
                    {t('why.beyond.applications')}
                </ButtonLink>
            </div>
        </section>
    );
}
