import { useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import { byId } from '#dataProvider/byId';
import { paths } from '#src/config/paths';
import type { Role, Seat, User } from '#dataProvider/types';
import { loadReleaseSeat, seatActions } from '../../seats/public';
import { useShown } from '../../shared/actions/action';
import { useFailureText } from '../../shared/failure';
import { useElapsed } from '../../shared/hooks/useElapsed';
import { useLinkedAction } from '../../shared/hooks/useLinkedAction';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { SimpleTable } from '../../shared/list/SimpleTable';
import { searched } from '../../shared/listPaths';
import { nameOf } from '../../shared/person';
import { usePageRecord } from '../../shared/RecordPage';
import { Section } from '../../ui/Section';
import { Button } from '../../ui/Button';
import { licenceName, machineColumns } from './columns';
import { RowsSkeleton } from './RowsSkeleton';
import { SmallNotice } from './SmallNotice';
import { TOGETHER_MS, useLicences, useUserKeys, useUserSeats } from './userReads';
import styles from './detail.module.css';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const ReleaseSeatModal = lazyDialog(loadReleaseSeat);

/**
 * The machines on which the keys of the page's user run or ran, of all licences (SEAT-4), with their release under the rules of seats. It
 * loads on its own, after the keys above it; licences whose machines could not be read are named below the others. `role` is that of the
 * signed-in user.
 */
export function UserMachines({ role }: { role: Role }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const failureText = useFailureText();
    const user = usePageRecord<User>();
    const { data: keys, error: keysError, refetch } = useUserKeys(user.id);
    const { data: licences } = useLicences();
    const { seats, isPending, failed, error, retry } = useUserSeats(user.id, keys ?? []);
    // The keys say which there are.
    const again = () => {
        void refetch();
        retry();
    };
    const waited = useElapsed(TOGETHER_MS);
    const [released, setReleased] = useState<Seat | null>(null);
    const shown = useShown(setReleased);

    const known = useMemo(() => byId(licences), [licences]);
    const columns = useMemo(
        () => machineColumns({ licences: known, owner: nameOf(user), keys: keys ?? [] }),
        [known, user, keys],
    );

    useLinkedAction('release', keys !== undefined && !isPending, idOf => {
        const seat = seats.find(({ id }) => id === idOf('seat'));
        return seat && shown(seatActions(seat, role))[0];
    });

    // What is above would move it. Without the keys there is nothing to ask for, which their section says.
    if (!keys || keysError) return null;

    return (
        <Section title={t('userDetail.machines.title')} count={isPending || error ? undefined : formatNumber(seats.length)}>
            {seats.length > 0 && (!isPending || waited) && (
                <SimpleTable<Seat>
                    label={t('userDetail.machines.title')}
                    rows={seats}
                    columns={columns}
                    actions={mayDo(role, 'release', 'seats') ? seat => shown(seatActions(seat, role)) : undefined}
                    href={({ licenceId, machineName }) => searched(paths.licenceSeats(licenceId), machineName)}
                />
            )}
            {isPending && <RowsSkeleton />}
            {!isPending && !error && seats.length === 0 && (
                <SmallNotice title={t('userDetail.machines.emptyTitle')} text={t('userDetail.machines.emptyText')} />
            )}
            {error && (
                <div role="status" className={`row muted ${styles.missing}`}>
                    <p>{t('userDetail.machines.missing', { licences: failed.map(id => licenceName(known, id)).join(', ') })}</p>
                    <p>{failureText(error)}</p>
                    <Button onClick={again}>{t('list.tryAgain')}</Button>
                </div>
            )}
            {released && <ReleaseSeatModal seat={released} licence={released.licenceId} onClose={() => setReleased(null)} />}
        </Section>
    );
}
