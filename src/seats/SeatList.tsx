import { createElement, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import type { Key, Licence, Seat } from '../../dataProvider/types';
import { useShown } from '../shared/actions/action';
import { PartsFailed } from '../shared/list/PartsFailed';
import { ResourceList } from '../shared/list/ResourceList';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { useSelectedIds } from '../shared/list/useSelectedIds';
import { useSelection } from '../shared/list/useSelection';
import { SelectedRows } from '../shared/many/SelectedRows';
import { usePageRecord } from '../shared/RecordPage';
import { useNamed, useReferredFailure } from './referred';
import { seatActions } from './actions';
import { SEAT_VERBS, seatActionsFor, type SeatVerbName } from './batch/verbs';
import { seatList } from './columns';
import { keysOf, usersOf } from './seat';
import { lazyDialog } from '../ui/modal/lazyDialog';

const SeatModal = lazyDialog(() => import('./ReleaseSeatModal'));

/** The seats of the page's licence; users with the permission release and remove them. */
export function SeatList() {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { data: user } = useCurrentUser();
    const role = user?.role;
    const [chosen, setChosen] = useState<Seat | null>(null);
    const several = useSelectedIds(`licence/${licence.id}/seats`);
    const [batch, setBatch] = useState<SeatVerbName | 'selected' | null>(null);
    const bulkActions = useMemo(() => (role ? seatActionsFor(role) : []), [role]);
    const selection = useSelection(several, { actions: bulkActions, onAction: setBatch });
    const closeBatch = () => setBatch(null);
    const searchedBy = useSearchedKey(licence);

    const shown = useShown(setChosen);
    const actions = useCallback((seat: Seat) => (role ? shown(seatActions(seat, role)) : []), [shown, role]);

    return (
        <>
            <ResourceList<Seat>
                list={seatList}
                meta={{ licence: licence.id }}
                storeKey="seats"
                label={t('seats.title')}
                searchedBy={searchedBy}
                selection={selection}
                actions={role && mayDo(role, 'release', 'seats') ? actions : undefined}
                empty={{ title: t('seats.emptyTitle'), text: t('seats.emptyText') }}
            >
                <ReferredFailed licence={licence} />
            </ResourceList>
            {chosen && <SeatModal seat={chosen} licence={licence.id} onClose={() => setChosen(null)} />}
            {batch &&
                selection &&
                (batch === 'selected' ? (
                    <SelectedRows<Seat>
                        resource="seats"
                        meta={{ licence: licence.id }}
                        fields={['id', 'machineName']}
                        nameOf={(seat, id) => <bdi translate="no">{seat?.machineName ?? id}</bdi>}
                        selection={selection}
                        onClose={closeBatch}
                    />
                ) : (
                    createElement(SEAT_VERBS[batch].Dialog, { selected: several, licence, onClose: closeBatch })
                ))}
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
