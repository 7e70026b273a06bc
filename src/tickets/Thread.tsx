import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import type { TicketMessage } from '../../dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { dayAndTime, machineTime, timeOfDay } from '../shared/format/time';
import { ArrowDownIcon } from '../ui/icons';
import { ShowMore, useShowMore } from '../shared/list/ShowMore';
import { authorOf } from './ticket';
import { dayMark, withDays } from './ticketTime';
import { useThreadScroll } from './useThreadScroll';
import styles from './thread.module.css';

interface ThreadProps {
    /** oldest first */
    messages: readonly TicketMessage[];
    /** of the signed-in user */
    email: string;
    language: string;
    /** the last refetch failed */
    stale: boolean;
    onRetry(): Promise<unknown>;
}

/** The messages of a ticket, newest at the bottom, grouped by day: the customer's on the right, support's on the left. */
export function Thread({ messages, email, language, stale, onRetry }: ThreadProps) {
    const t = useT();
    const last = messages.at(-1);
    const scroll = useThreadScroll(messages.length, last !== undefined && authorOf(last, email) === 'self');
    const dated = useMemo(() => withDays(messages).map((entry, at) => ({ ...entry, at })), [messages]);
    // Renders the newest messages; earlier ones are added above without moving what the user is reading.
    const portion = useShowMore(messages.length, {
        atLeast: scroll.firstNew === null ? 0 : messages.length - scroll.firstNew + 1,
    });
    const first = messages.length - portion.shown;
    const below = useRef<number | null>(null);
    useLayoutEffect(() => {
        const list = scroll.list.current;
        if (list && below.current !== null) list.scrollTop = list.scrollHeight - below.current;
        below.current = null;
    }, [first, scroll.list]);
    const earlier = () => {
        const list = scroll.list.current;
        if (list) below.current = list.scrollHeight - list.scrollTop;
        portion.more();
    };
    const now = nowSeconds();
    const fresh = scroll.firstNew === null ? 0 : messages.length - scroll.firstNew;

    const toEnd = () => {
        scroll.toEnd();
        // The button is removed when this happens.
        scroll.list.current?.focus({ preventScroll: true });
    };

    return (
        <div className={styles.thread}>
            {/* Focusable, so that it can be scrolled by keyboard. */}
            <section
                ref={scroll.list}
                className={`box ${styles.scroll}`}
                aria-label={t('tickets.thread.label')}
                tabIndex={0}
                onScroll={scroll.onScroll}
            >
                {messages.length === 0 && <p className={styles.none}>{t('tickets.thread.empty')}</p>}
                <ShowMore {...portion} more={earlier} />
                <ol className={`plain-list ${styles.messages}`}>
                    {dated.slice(first).map(({ message, startsDay, at }) => (
                        <Fragment key={message.id ?? at}>
                            {startsDay && (
                                <li className={`${styles.day} muted small`}>
                                    <span>{dayMark(message.created, language, now)}</span>
                                </li>
                            )}
                            {at === scroll.firstNew && (
                                <li className={`${styles.newMark} muted small`}>
                                    <span>{t('tickets.thread.newMark')}</span>
                                </li>
                            )}
                            <Message message={message} email={email} language={language} />
                        </Fragment>
                    ))}
                </ol>
            </section>
            {scroll.unread > 0 && (
                <Button variant="contained" className={styles.toEnd} startIcon={<ArrowDownIcon />} onClick={toEnd}>
                    {t('tickets.thread.newMessages', { smart_count: scroll.unread })}
                </Button>
            )}
            <p className="visually-hidden" role="status">
                {/* A new element each time, so that the same text is announced again. */}
                {fresh > 0 && <span key={messages.length}>{t('tickets.thread.newMessages', { smart_count: fresh })}</span>}
            </p>
            {stale && (
                <p className={`${styles.stale} small no-margin`} role="status">
                    {t('tickets.thread.stale')} <Button onClick={() => void onRetry()}>{t('list.tryAgain')}</Button>
                </p>
            )}
        </div>
    );
}

function Message({ message, email, language }: { message: TicketMessage; email: string; language: string }) {
    const t = useT();
    const side = authorOf(message, email);
    const { author, created, content } = message;
    return (
        <li className={styles.message} data-side={side === 'support' ? 'support' : 'customer'}>
            <p className={`${styles.head} muted small no-margin`}>
                <span className={styles.author}>
                    {side === 'customer' ? (
                        <bdi translate="no">{author}</bdi>
                    ) : (
                        t(side === 'self' ? 'tickets.thread.you' : 'tickets.thread.support')
                    )}
                </span>
                <time dateTime={machineTime(created)} title={dayAndTime(created, language)}>
                    {timeOfDay(created, language)}
                </time>
            </p>
            <p className={styles.content} dir="auto">
                {content}
            </p>
        </li>
    );
}
