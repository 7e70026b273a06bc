import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Key, Licence, Seat, User } from '../../dataProvider/types';
import { StateChip } from '../ui/fields/StateChip';
import { CheckIcon } from '../ui/icons';
import { readersDay } from '../shared/format/time';
import { PersonName } from '../shared/fields/PersonName';
import { ABSENT } from '../shared/format/absent';
import { searched } from '../shared/listPaths';
import { useReferred } from './referred';
import { usePageRecord } from '../shared/RecordPage';
import { Link } from '../ui/Link';
import { paths } from '../config/paths';
import { keysOf, seatTime, usersOf } from './seat';
import styles from './seats.module.css';

/** Since when a seat has been active, or when it last was (SEAT-5). */
export function SeatState({ value }: { value: Pick<Seat, 'active' | 'activated' | 'deactivated'> }) {
    const t = useT();
    const [language] = useLocaleState();
    const date = (seconds: number | undefined) => (seconds === undefined ? '' : readersDay(seconds, language));
    const { text, from, to } = seatTime(value);
    const words = t(`seats.${text}`, { from: date(from), to: date(to) });
    if (!value.active) return <span className={styles.inactive}>{words}</span>;
    return (
        <StateChip tone="success" icon={<CheckIcon size={14} />}>
            {words}
        </StateChip>
    );
}

interface CellProps<Field extends keyof Seat> {
    seat: Pick<Seat, Field>;
}

/** The key that runs on a seat of the page's licence, with a link to it. */
export function SeatKey({ seat: { keyId } }: CellProps<'keyId'>) {
    const licence = usePageRecord<Licence>();
    const key = useReferred<Key>('keys', { field: 'keyId', id: keyId }, keysOf(licence));
    if (!key) return null;
    return (
        <Link
            to={searched(paths.licenceKeys(licence.id), key.label)}
            title={key.label}
            dir="auto"
            translate="no"
            className={`plain-link ${styles.link}`}
        >
            {key.label || ABSENT}
        </Link>
    );
}

/** The person whose key runs on a seat of the page's licence, with a link; `nowrap` as of `PersonName`. */
export function SeatUser({ seat: { userId }, nowrap }: CellProps<'userId'> & { nowrap: boolean }) {
    const licence = usePageRecord<Licence>();
    const user = useReferred<User>('users', { field: 'userId', id: userId }, usersOf(licence));
    return user ? <PersonName person={user} to={paths.user(user.id)} nowrap={nowrap} /> : null;
}
