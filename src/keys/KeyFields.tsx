import { useLocaleState } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Key } from '../../dataProvider/types';
import { NearDate } from '../shared/fields/NearDate';
import { PersonName } from '../shared/fields/PersonName';
import { StateChip } from '../ui/fields/StateChip';
import { daysLeft, formatExpiry, hasExpiry, nowSeconds } from '../shared/format/date';
import { ErrorIcon } from '../ui/icons';
import { nameWithEmail } from '../shared/person';
import { Popup } from '../ui/popup/Popup';
import { isExpired, shownSeats, shownUsers } from './key';
import styles from './keys.module.css';

/** The expiry of a key: the day, marked while it is near, "no expiry", or a badge for an expired one. */
export function KeyExpiry({ value }: { value: Pick<Key, 'expire'> }) {
    const t = useT();
    const [language] = useLocaleState();
    if (!hasExpiry(value.expire)) return <>{t('keys.noExpiry')}</>;
    const date = formatExpiry(value.expire, language);
    const now = nowSeconds();
    if (!isExpired(value, now)) return <NearDate days={daysLeft(value.expire, now)}>{date}</NearDate>;
    return (
        <span className={styles.expiry}>
            <StateChip tone="danger" icon={<ErrorIcon size={14} />}>
                {t('licences.expiredOn', { date })}
            </StateChip>
        </span>
    );
}

/** The users of a key: up to four, or three and an ellipsis if there are more (KEY-8). */
export function KeyUsers({ value }: { value: Pick<Key, 'users'> }) {
    const t = useT();
    const users = value.users ?? [];
    if (users.length === 0) return <span className={styles.muted}>{t('keys.noUser')}</span>;
    const { items, more } = shownUsers(users);
    const [only] = items;
    if (only && users.length === 1) return <PersonName person={only} />;
    return (
        <span className={styles.line} title={users.map(nameWithEmail).join(', ')}>
            {items.map((user, at) => (
                <Fragment key={user.id}>
                    {at > 0 && ', '}
                    <PersonName person={user} inline />
                </Fragment>
            ))}
            {more && ', …'}
        </span>
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
                                <bdi>{seat.machineName}</bdi>
                                <StateChip tone={seat.active ? 'success' : 'neutral'}>
                                    {t(seat.active ? 'keys.seats.active' : 'keys.seats.inactive')}
                                </StateChip>
                            </li>
                        ))}
                        {more && <li>…</li>}
                    </ul>
                    <Link to={`${paths.licenceSeats(licence)}?filter=${encodeURIComponent(value.id)}`}>
                        {t('keys.seats.all')}
                    </Link>
                </div>
            )}
        </Popup>
    );
}
