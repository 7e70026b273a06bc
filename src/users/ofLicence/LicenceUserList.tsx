import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import { paths } from '#src/config/paths';
import { sharedKeys } from '#dataProvider/sharedKeys';
import type { Key, Licence, User } from '#dataProvider/types';
import { KeyHolders, sharersOf } from '../../keys/public';
import { isExpired } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { useShown } from '../../shared/actions/action';
import { ResourceList } from '../../shared/list/ResourceList';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import { nameWithEmail } from '../../shared/person';

import { useReadList } from '../../shared/query/lists';
import { useOpenedQuery } from '../../shared/query/opened';
import { usePageRecord } from '../../shared/RecordPage';
import { licenceUserActions } from './actions';
import { licenceUserList } from './columns';
import { useTargetSelection } from '../useTargetSelection';
import { useRemoveLicence } from '../useLicenceMembers';

const pathOf = (user: User) => paths.user(user.id);

/**
 * The users of the page's licence, and removing them for those with the permission, unless the licence has expired (LICENCE-2). `add` is
 * the button to add the first user.
 */
export function LicenceUserList({ add }: { add: ReactElement }) {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const expired = isExpired(licence, nowSeconds());
    const { data: user } = useCurrentUser();
    const mayChange = user !== undefined && mayDo(user.role, 'assign', 'licences');
    const [chosen, setChosen] = useState<User | null>(null);
    const { data: customer } = useCurrentCustomer();
    const [selection, batch] = useTargetSelection({ verb: 'takeLicence', target: licence.id, me: user, customer });

    const list = useMemo(() => licenceUserList(customer), [customer]);

    const shown = useShown(setChosen);
    const actions = useCallback((user: User) => shown(licenceUserActions(user, licence)), [shown, licence]);

    return (
        <>
            <ResourceList<User>
                list={list}
                meta={{ licence: licence.id }}
                storeKey="licence-users"
                label={t('users.listTitle')}
                name={nameWithEmail}
                href={pathOf}
                actions={mayChange ? actions : undefined}
                selection={mayChange && !expired ? selection : undefined}
                empty={{ title: t('users.emptyTitle'), text: t('users.ofLicence.emptyText'), action: add }}
            />
            {batch}
            {chosen && <RemoveUserModal user={chosen} licence={licence.id} onClose={() => setChosen(null)} />}
        </>
    );
}

/** Fetches the user's keys of the licence (ids), which of them are shared, and with whom. */
function useSharers(user: User, licence: string) {
    const read = useReadList();
    return useOpenedQuery('keys', [user.id, licence], {
        read: async () => {
            const { data } = await read<Key>('keys', { meta: { user: user.id } });
            const held = data.filter(({ licenceId }) => licenceId === licence);
            const shared = sharedKeys(held, id => id === user.id);
            return { keys: held.map(({ id }) => id), shared, sharers: sharersOf(held, user) };
        },
    });
}

/**
 * Removes the licence from a user after a confirmation that names everybody else who has the key, and keeps it (KEY-4, LICENCE-9); stays
 * open on failure for a retry. Nothing is removed while it is unknown who has the key.
 */
function RemoveUserModal({ user, licence, onClose }: { user: User; licence: string; onClose(): void }) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const remove = useRemoveLicence();
    const { data, refetch } = useSharers(user, licence);
    const confirm = async () => {
        const late = data === undefined ? await refetch({ cancelRefetch: false }) : null;
        // If the names have only just arrived, the user must see them before confirming.
        if (late?.data?.shared) return;
        const known = data ?? late?.data;
        const change = () =>
            known
                ? remove({ user: user.id, licence, keys: known.keys, shared: known.shared })
                : Promise.reject(late?.error ?? new Error('The keys are not known.'));
        await attempt(change, t('users.ofLicence.removeSuccess'));
    };
    return (
        <ConfirmModal
            title={t('users.ofLicence.removeTitle')}
            confirmLabel={t('users.ofLicence.removeConfirm')}
            destroys
            onConfirm={confirm}
            onClose={onClose}
        >
            <p>{t('users.ofLicence.removeText', { name: nameWithEmail(user) })}</p>
            <div role="status">
                <KeyHolders holders={data?.sharers ?? []} text={t('keys.delete.others')} />
            </div>
        </ConfirmModal>
    );
}
