import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import type { Key, Licence, Seat, User } from '../../dataProvider/types';
import { KeyExpiry } from '../keys/public';
import { SeatState } from '../seats/public';
import { nowSeconds } from '../shared/format/date';
import { FIRST_ROWS, FirstRows } from '../shared/FirstRows';
import { People } from '../shared/fields/People';
import { nameOf, nameWithEmail, shownPeople } from '../shared/person';
import { searched } from '../shared/listPaths';
import { useCollection, useList } from '../shared/query/lists';
import { usePageRecord } from '../shared/RecordPage';
import { isListed, usersShown } from './licence';
import { inDays } from '../shared/format/near';
import { expiringFirst, soonDays } from './overview';
import { DOT } from '../ui/dot';

/** The first rows of a licence's keys, users and seats; the subpages show all of them, with the same reads. */

const FIRST = { page: 1, perPage: FIRST_ROWS } as const;
const BY_EMAIL = { field: 'email', order: 'ASC' } as const;

/** The keys that expire next. Only the heading if the licence has too many keys to be read at once. */
export function NextKeys() {
    const t = useT();
    const [language] = useLocaleState();
    const licence = usePageRecord<Licence>();
    const listed = isListed(licence);
    const { query, page } = useCollection<Key>('keys', { meta: { licence: licence.id } }, { enabled: listed });
    const now = nowSeconds();
    const count = countOf(licence, 'keys');
    return (
        <FirstRows<Key>
            title={t('keys.title')}
            count={count}
            to={paths.licenceKeys(licence.id)}
            expected={count}
            rows={listed && page !== null ? page && expiringFirst(page.data, now).slice(0, FIRST_ROWS) : null}
            error={query.error}
            onRetry={query.refetch}
            empty={t('keys.listEmptyTitle')}
            words={key => {
                const days = soonDays(key.expire, now);
                const { items, more } = shownPeople(key.users ?? []);
                return {
                    name: key.label,
                    to: searched(paths.licenceKeys(licence.id), key.label),
                    ...(key.users?.length
                        ? {
                              note: (
                                  <>
                                      <People people={items} called={key.label} />
                                      {more && <span>, …</span>}
                                  </>
                              ),
                              noteTitle: key.users.map(nameWithEmail).join(', '),
                          }
                        : { note: t('keys.noUser') }),
                    state: (
                        <>
                            {/* The date itself says it to screen readers. */}
                            <KeyExpiry value={key} after={days !== null && <span aria-hidden="true">{DOT}</span>} />
                            {days !== null && <span aria-hidden="true">{` ${inDays(days, language)}`}</span>}
                        </>
                    ),
                };
            }}
        />
    );
}

/** The first users of the licence. */
export function FirstUsers() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const request = { pagination: FIRST, sort: BY_EMAIL, meta: { licence: licence.id } };
    const { data, error, refetch } = useList<User>('users', request);
    const [users, keys] = [countOf(licence, 'users'), countOf(licence, 'keys')];
    return (
        <FirstRows<User>
            title={t('users.listTitle')}
            count={usersShown(users, keys)}
            to={paths.licenceUsers(licence.id)}
            expected={users}
            rows={data}
            error={error}
            onRetry={refetch}
            empty={t('users.emptyTitle')}
            words={user => ({
                name: nameOf(user),
                note: nameOf(user) === user.email ? undefined : user.email,
                state: user.active ? undefined : t('userDetail.inactive'),
                to: paths.user(user.id),
            })}
        />
    );
}

/** The first machines on which keys of the licence run, active ones first (SEAT-1). */
export function FirstSeats() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const request = { pagination: FIRST, meta: { licence: licence.id } };
    const { data, error, refetch } = useList<Seat>('seats', request);
    const count = countOf(licence, 'seats');
    return (
        <FirstRows<Seat>
            title={t('seats.title')}
            count={count}
            to={paths.licenceSeats(licence.id)}
            expected={count}
            rows={data}
            error={error}
            onRetry={refetch}
            empty={t('seats.emptyTitle')}
            words={seat => ({
                name: seat.machineName,
                state: <SeatState value={seat} />,
                to: searched(paths.licenceSeats(licence.id), seat.machineName),
            })}
        />
    );
}
