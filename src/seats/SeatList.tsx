import { Suspense, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT, type Translate } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { countOf } from '../../dataProvider';
import type { Key, Licence, Seat, User } from '../../dataProvider/types';
import { paths } from '../config/paths';
import { CloseIcon, SignOutIcon } from '../ui/icons';
import { PersonName } from '../shared/fields/PersonName';
import { ABSENT } from '../shared/format/absent';
import { PartsFailed } from '../shared/list/PartsFailed';
import { ResourceList } from '../shared/list/ResourceList';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { useSelectedIds } from '../shared/list/useSelectedIds';
import { useSelection } from '../shared/list/useSelection';
import { usePageRecord } from '../shared/RecordPage';
import { searched } from '../shared/listPaths';
import { useNamed, useReferred, useReferredFailure } from '../shared/query/referred';
import type { ListColumn, RowAction } from '../shared/list/types';
import type { SeatBatch } from './batch/seatBatch';
import { selectionActions } from './batch/selectionActions';
import { seatAction } from './seat';
import { SeatState } from './SeatFields';
import styles from './seats.module.css';
import { SEAT_STATES } from './states';
import { Link } from '../ui/Link';
import { SEAT_SORT } from '.';
import { lazyDialog } from '../ui/modal/lazyDialog';

const SeatModal = lazyDialog(() => import('./ReleaseSeatModal'));
const SeatBatchModal = lazyDialog(() => import('./batch/SeatBatchModal'));
const SelectedSeats = lazyDialog(() => import('./batch/SelectedSeats'));

const loadExport = () => import('./exported');

const nameOf = (seat: Seat) => seat.machineName;

/** The seats of the page's licence; users with the permission release and remove them. */
export function SeatList() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { data: user } = useCurrentUser();
    const mayChange = user !== undefined && mayDo(user.role, 'release', 'seats');
    const [chosen, setChosen] = useState<Seat | null>(null);
    const several = useSelectedIds(`licence/${licence.id}/seats`);
    const [batch, setBatch] = useState<SeatBatch | 'selected' | null>(null);
    const bulkActions = useMemo(() => (mayChange ? selectionActions(t) : []), [mayChange, t]);
    const selection = useSelection(several, { of: 'seats', actions: bulkActions, onAction: setBatch });
    const closeBatch = () => setBatch(null);
    const columns = useMemo(() => seatColumns(t, licence), [t, licence]);

    const searchedBy = useSearchedKey(licence);

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
                sort={SEAT_SORT}
                states={SEAT_STATES}
                searchedBy={searchedBy}
                titleField="machineName"
                selection={selection}
                actions={mayChange ? actions : undefined}
                exports={loadExport}
                empty={{ title: t('seats.emptyTitle'), text: t('seats.emptyText') }}
            >
                <ReferredFailed licence={licence} />
            </ResourceList>
            {chosen && (
                <Suspense fallback={null}>
                    <SeatModal seat={chosen} licence={licence.id} onClose={() => setChosen(null)} />
                </Suspense>
            )}
            {batch && selection && (
                <Suspense fallback={null}>
                    {batch === 'selected' ? (
                        <SelectedSeats licence={licence.id} selection={selection} onClose={closeBatch} />
                    ) : (
                        <SeatBatchModal kind={batch} selected={several} licence={licence} onClose={closeBatch} />
                    )}
                </Suspense>
            )}
        </>
    );
}

/** Shows the name of the key whose seats are listed, because the search is its id, which means nothing to users (SEAT-1). */
function useSearchedKey(licence: Licence) {
    const t = useT();
    const [params] = useSearchParams();
    const id = params.get('filter');
    // The exact id of a link, not a typed search.
    const [linked] = useState(id);
    const key = useNamed<Key>('keys', { id, ids: linked === null ? [] : [linked] }, keysOf(licence));
    return (term: string) => (key?.id === term ? { kind: t('keys.fields.key'), name: key.label } : null);
}

/** Where the keys and users of seats are read. */
const keysOf = (licence: Licence) => ({ meta: { licence: licence.id }, count: countOf(licence, 'keys') });
const usersOf = (licence: Licence) => ({ meta: { licence: licence.id }, count: countOf(licence, 'users') });

interface SeatCellProps {
    seat: Seat;
    licence: Licence;
    tabIndex?: number;
}

/** The key that runs on a seat, with a link to it. */
function SeatKey({ seat: { keyId }, licence, tabIndex }: SeatCellProps) {
    const key = useReferred<Key>('keys', { field: 'keyId', id: keyId }, keysOf(licence));
    if (!key) return null;
    return (
        <Link
            to={searched(paths.licenceKeys(licence.id), key.label)}
            tabIndex={tabIndex}
            title={key.label}
            dir="auto"
            translate="no"
            className={styles.link}
        >
            {key.label || ABSENT}
        </Link>
    );
}

/** The person whose key runs on a seat, with a link. */
function SeatUser({ seat: { userId }, licence, tabIndex }: SeatCellProps) {
    const user = useReferred<User>('users', { field: 'userId', id: userId }, usersOf(licence));
    return user ? <PersonName person={user} to={paths.user(user.id)} tabIndex={tabIndex} /> : null;
}

/** Shows that the seats' keys or users could not be loaded (LIST-13). */
function ReferredFailed({ licence }: { licence: Licence }) {
    const t = useT();
    const keys = useReferredFailure('keys', 'keyId', keysOf(licence));
    const users = useReferredFailure('users', 'userId', usersOf(licence));
    const names = [...(keys ? [t('keys.fields.key')] : []), ...(users ? [t('seats.fields.user')] : [])];
    const retry = () => {
        keys?.retry();
        users?.retry();
    };
    return <PartsFailed names={names} error={(keys ?? users)?.error ?? null} onRetry={retry} />;
}

const seatColumns = (t: Translate, licence: Licence): ListColumn<Seat>[] => [
    {
        field: 'machineName',
        label: t('seats.fields.machine'),
        flex: 1.3,
        minWidth: 120,
        render: seat => <bdi translate="no">{nameOf(seat)}</bdi>,
    },
    {
        field: 'state',
        label: t('seats.fields.state'),
        flex: 1,
        minWidth: 228,
        render: seat => <SeatState value={seat} />,
    },
    {
        field: 'key',
        label: t('keys.fields.key'),
        flex: 1,
        minWidth: 100,
        yields: 2,
        inCards: 'wide',
        render: (seat, tabIndex) => <SeatKey seat={seat} licence={licence} tabIndex={tabIndex} />,
    },
    {
        field: 'user',
        label: t('seats.fields.user'),
        // Name and address.
        flex: 2,
        minWidth: 110,
        yields: 1,
        render: (seat, tabIndex) => <SeatUser seat={seat} licence={licence} tabIndex={tabIndex} />,
    },
];
