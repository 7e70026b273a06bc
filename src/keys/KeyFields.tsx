import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Key } from '../../dataProvider/types';
import { NearDate } from '../shared/fields/NearDate';
import { StateChip } from '../ui/fields/StateChip';
import { daysLeft, formatUtcDay, hasExpiry, nowSeconds } from '../shared/format/date';
import { ErrorIcon } from '../ui/icons';
import { searched } from '../shared/listPaths';
import { Popup } from '../ui/popup/Popup';
import { isExpired, shownSeats } from './key';
import { Link } from '../ui/Link';
import styles from './keys.module.css';

/** The path of a key's seats (SEAT-1). */
const seatsOf = ({ id, licenceId }: Pick<Key, 'id' | 'licenceId'>): string => searched(paths.licenceSeats(licenceId), id);

type Seated = Pick<Key, 'id' | 'licenceId' | 'label' | 'seats'>;

interface KeyExpiryProps {
    value: Pick<Key, 'expire'>;
    /** shows only the day of an expired key, for narrow columns; screen readers get the full sentence */
    short?: boolean;
    /** stands with a day that is to come */
    after?: ReactNode;
}

/** The expiry of a key: the day, marked while it is near, "no expiry", or a badge for an expired one. */
export function KeyExpiry({ value, short = false, after }: KeyExpiryProps) {
    const t = useT();
    const [language] = useLocaleState();
    if (!hasExpiry(value.expire)) return <span>{t('keys.noExpiry')}</span>;
    const date = formatUtcDay(value.expire, language);
    const now = nowSeconds();
    if (!isExpired(value, now)) {
        const days = daysLeft(value.expire, now);
        // Alone it needs no element of its own: a list has hundreds of them.
        if (!after) return <NearDate days={days}>{date}</NearDate>;
        return (
            <NearDate days={days}>
                <span>{date}</span>
                {after}
            </NearDate>
        );
    }
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

interface KeySeatsLinkProps {
    value: Seated;
    /** only the number, for a column whose header says what it counts */
    short?: boolean;
}

/** The number of a key's seats, with a link to them. */
export function KeySeatsLink({ value, short = false }: KeySeatsLinkProps) {
    const t = useT();
    const seats = value.seats?.length ?? 0;
    const count = t('keys.seats.count', { smart_count: seats });
    if (seats === 0) return <span>{short ? '0' : count}</span>;
    return (
        <Link className="plain-link" to={seatsOf(value)} aria-label={`${t('keys.seats.of', { name: value.label })}: ${count}`}>
            {short ? seats : count}
        </Link>
    );
}

/** A button with the number of a key's seats, which opens a list of the first three and a link to all (CUSTOMER-4, KEY-8). */
export function KeySeats({ value }: { value: Seated }) {
    const t = useT();
    const seats = value.seats ?? [];
    const count = t('keys.seats.count', { smart_count: seats.length });
    if (seats.length === 0) return <span className="muted">{count}</span>;
    const { items, more } = shownSeats(seats);
    return (
        <Popup kind="dialog" look="text" name={t('keys.seats.of', { name: value.label })} trigger={count}>
            {() => (
                <div className={`stack ${styles.seats}`}>
                    <ul className="stack gap-6 plain-list">
                        {items.map(seat => (
                            <li key={seat.id} className={styles.seat}>
                                <bdi translate="no">{seat.machineName}</bdi>
                                <StateChip tone={seat.active ? 'success' : 'neutral'}>
                                    {t(seat.active ? 'seats.active' : 'seats.inactive')}
                                </StateChip>
                            </li>
                        ))}
                        {more && <li>…</li>}
                    </ul>
                    <Link to={seatsOf(value)}>{t('keys.seats.all')}</Link>
                </div>
            )}
        </Popup>
    );
}
