import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { countOf } from '../../dataProvider';
import type { Licence, Seat, User } from '../../dataProvider/types';
import { CloseIcon, SignOutIcon } from '../ui/icons';
import { PersonName } from '../shared/fields/PersonName';
import { ResourceList } from '../shared/list/ResourceList';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { useChosenIds } from '../shared/list/useChosenIds';
import { usePageRecord } from '../shared/RecordPage';
import { useList } from '../shared/query/lists';
import type { ListColumn, RowAction } from '../shared/list/types';
import type { SeatBatch } from './batch/seatBatch';
import { useSeatSelection } from './batch/useSeatSelection';
import { seatAction } from './seat';
import { SeatState } from './SeatFields';
import { SEAT_STATES } from './states';

const SeatModal = lazy(() => import('./ReleaseSeatModal'));
const SeatBatchModal = lazy(() => import('./batch/SeatBatchModal'));
const ChosenSeats = lazy(() => import('./batch/ChosenSeats'));

/** The data provider sorts seats itself: active first, then by machine name (SEAT-1). */
const SORT = { field: 'active', order: 'DESC' } as const;
/** Maximum number of users fetched for their names. */
const FEW_USERS = 500;

const nameOf = (seat: Seat) => seat.machineName;

/** The seats of the page's licence; users with the permission release and remove them. */
export function SeatList() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { data: user } = useCurrentUser();
    const mayChange = user !== undefined && mayDo(user.role, 'release', 'seats');
    const [chosen, setChosen] = useState<Seat | null>(null);
    const several = useChosenIds(`licence/${licence.id}/seats`);
    const [batch, setBatch] = useState<SeatBatch | 'chosen' | null>(null);
    const selection = useSeatSelection(several, setBatch);
    const closeBatch = () => setBatch(null);
    const columns = useSeatColumns(useUsersById(licence));

    const actions = useCallback(
        (seat: Seat): RowAction[] => {
            const removes = seatAction(seat) === 'remove';
            return [
                {
                    id: 'release',
                    label: t(removes ? 'seats.remove' : 'seats.release'),
                    icon: removes ? <CloseIcon /> : <SignOutIcon />,
                    onClick: () => setChosen(seat),
                },
            ];
        },
        [t],
    );

    return (
        <>
            <ResourceList<Seat>
                resource="seats"
                meta={{ licence: licence.id }}
                storeKey="seats"
                label={t('seats.title')}
                columns={columns}
                sort={SORT}
                states={SEAT_STATES}
                titleField="machineName"
                selection={mayChange ? selection : undefined}
                actions={mayChange ? actions : undefined}
                empty={{ title: t('seats.emptyTitle'), text: t('seats.emptyText') }}
            />
            {chosen && (
                <Suspense fallback={null}>
                    <SeatModal seat={chosen} licence={licence.id} onClose={() => setChosen(null)} />
                </Suspense>
            )}
            {batch && (
                <Suspense fallback={null}>
                    {batch === 'chosen' ? (
                        <ChosenSeats licence={licence.id} selection={selection} onClose={closeBatch} />
                    ) : (
                        <SeatBatchModal kind={batch} chosen={several} licence={licence} onClose={closeBatch} />
                    )}
                </Suspense>
            )}
        </>
    );
}

/** Returns the licence's users by id, fetched in one call: empty while they are loading or if that fails; null if there are too many. */
function useUsersById(licence: Licence): ReadonlyMap<string, User> | null {
    const few = countOf(licence, 'users') <= FEW_USERS;
    const pagination = { page: 1, perPage: FEW_USERS };
    const { data } = useList<User>('users', { pagination, meta: { licence: licence.id } }, { enabled: few });
    return useMemo(() => (few ? new Map((data ?? []).map(user => [user.id, user])) : null), [few, data]);
}

/** The columns; the one of users only once they are loaded. */
function useSeatColumns(users: ReadonlyMap<string, User> | null): ListColumn<Seat>[] {
    const t = useT();
    return useMemo(() => {
        const columns: ListColumn<Seat>[] = [
            {
                field: 'machineName',
                label: t('seats.fields.machine'),
                flex: 1,
                minWidth: 120,
                render: seat => <bdi>{nameOf(seat)}</bdi>,
            },
            {
                field: 'state',
                label: t('seats.fields.state'),
                flex: 2.5,
                minWidth: 190,
                render: seat => <SeatState value={seat} />,
            },
        ];
        if (users) {
            columns.push({
                field: 'user',
                label: t('seats.fields.user'),
                flex: 1,
                minWidth: 110,
                yields: 1,
                render: seat => {
                    const user = users.get(seat.userId ?? '');
                    return user === undefined ? null : <PersonName person={user} />;
                },
            });
        }
        return columns;
    }, [t, users]);
}
