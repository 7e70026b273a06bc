import { useLocaleState } from 'ra-core';
import { Fragment } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Key } from '../../dataProvider/types';
import { NearDate } from '../shared/fields/NearDate';
import { PersonName } from '../shared/fields/PersonName';
import { StateChip } from '../ui/fields/StateChip';
import { daysLeft, formatUtcDay, hasExpiry, nowSeconds } from '../shared/format/date';
import { ErrorIcon } from '../ui/icons';
import { searched } from '../shared/listPaths';
import { nameWithEmail } from '../shared/person';
import { Popup } from '../ui/popup/Popup';
import { isExpired, shownSeats, shownUsers } from './key';
import { Link } from '../ui/Link';
import styles from './keys.module.css';

/** The path of a key's seats (SEAT-1). */
const seatsOf = (licence: string, { id }: Key): string => searched(paths.licenceSeats(licence), id);

interface KeyExpiryProps {
    value: Pick<Key, 'expire'>;
    /** shows only the day of an expired key, for narrow columns; screen readers get the full sentence */
    short?: boolean;
}

/** The expiry of a key: the day, marked while it is near, "no expiry", or a badge for an expired one. */
export function KeyExpiry({ value, short = false }: KeyExpiryProps) {
    const t = useT();
    const [language] = useLocaleState();
    if (!hasExpiry(value.expire)) return <span>{t('keys.noExpiry')}</span>;
    const date = formatUtcDay(value.expire, language);
    const now = nowSeconds();
    if (!isExpired(value, now)) return <NearDate days={daysLeft(value.expire, now)}>{date}</NearDate>;
    const sentence = t('licences.expiredOn', { date });
    return (
        <span className={styles.expiry}>
            <StateChip tone="danger" icon={<ErrorIcon size={14} />} title={short ? sentence : undefined}>
                {short ? (
                    <>
                        <span aria-hidden="true">{date}</span>
                        <span className="visually-hidden">{sentence}</span>
                    </>
                ) : (
                    sentence
                )}
            </StateChip>
        </span>
    );
}

/** The users of a key, each with a link: up to four, or three and an ellipsis if there are more (KEY-8). */
export function KeyUsers({ value, tabIndex }: { value: Pick<Key, 'users' | 'label'>; tabIndex?: number }) {
    const t = useT();
    const users = value.users ?? [];
    if (users.length === 0) return <span className={styles.muted}>{t('keys.noUser')}</span>;
    const { items, more } = shownUsers(users);
    const [only] = items;
    if (only && users.length === 1)
        return <PersonName person={only} to={paths.user(only.id)} tabIndex={tabIndex} besides={value.label} />;
    return (
        <span className={styles.line} title={users.map(nameWithEmail).join(', ')}>
            {items.map((user, at) => (
                <Fragment key={user.id}>
                    {at > 0 && <span>, </span>}
                    <PersonName person={user} inline to={paths.user(user.id)} tabIndex={tabIndex} />
                </Fragment>
            ))}
            {more && <span>, …</span>}
        </span>
    );
}

interface KeySeatsLinkProps {
    value: Key;
    licence: string;
    tabIndex?: number;
    /** only the number, for a column whose header says what it counts */
    short?: boolean;
}

/** The number of a key's seats, with a link to them. */
export function KeySeatsLink({ value, licence, tabIndex, short = false }: KeySeatsLinkProps) {
    const t = useT();
    const seats = value.seats?.length ?? 0;
    const count = t('keys.seats.count', { smart_count: seats });
    if (seats === 0) return <span>{short ? '0' : count}</span>;
    return (
        <Link
            className={styles.link}
            to={seatsOf(licence, value)}
            tabIndex={tabIndex}
            aria-label={`${t('keys.seats.of', { name: value.label })}: ${count}`}
        >
            {short ? seats : count}
        </Link>
    );
}

/** A button with the number of a key's seats, which opens a list of the first three and a link to all (CUSTOMER-4, KEY-8). */
export function KeySeats({ value, licence }: { value: Key; licence: string }) {
    const t = useT();
    const seats = value.seats ?? [];
    const count = t('keys.seats.count', { smart_count: seats.length });
    if (seats.length === 0) return <span className={styles.muted}>{count}</span>;
    const { items, more } = shownSeats(seats);
    return (
        <Popup kind="dialog" look="text" name={t('keys.seats.of', { name: value.label })} trigger={count}>
            {() => (
                <div className={styles.seats}>
                    <ul className={styles.seatList}>
                        {items.map(seat => (
                            <li key={seat.id} className={styles.seat}>
                                <bdi translate="no">{seat.machineName}</bdi>
                                <StateChip tone={seat.active ? 'success' : 'neutral'}>
                                    {t(seat.active ? 'keys.seats.active' : 'keys.seats.inactive')}
                                </StateChip>
                            </li>
                        ))}
                        {more && <li>…</li>}
                    </ul>
                    <Link to={seatsOf(licence, value)}>{t('keys.seats.all')}</Link>
                </div>
            )}
        </Popup>
    );
}
