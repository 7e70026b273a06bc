import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { paths } from '#src/config/paths';
import type { Key, Licence, User } from '#dataProvider/types';
import { KeyHolders, sharersOf } from '../../keys/public';
import { EmailText } from '../../shared/fields/EmailText';
import { useAttempt } from '../../shared/hooks/useAttempt';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { CloseIcon } from '../../shared/icons';
import { ResourceList } from '../../shared/list/ResourceList';
import type { ListColumn, RowAction } from '../../shared/list/types';
import { FormModal } from '../../shared/modal/FormModal';
import { nameOf, nameWithEmail } from '../../shared/person';
import { isOrdinary } from '../user';
import { UserBadges } from '../UserBadges';
import { useRemoveLicence } from '../useLicenceMembers';

/** More keys than a user has. */
const ALL_KEYS = { pagination: { page: 1, perPage: 500 }, sort: { field: 'label', order: 'ASC' } } as const;

const ORDER = { field: 'email', dir: 'asc' } as const;
const pathOf = (user: User) => paths.user(user.id);

interface LicenceUserListProps {
    licence: Licence;
    expired: boolean;
    /** offers to remove users */
    mayChange: boolean;
    /** button to add the first user; null without the permission to add one */
    add: ReactNode;
}

/** The list of a licence's users; an expired licence preserves its users (LICENCE-2). */
export function LicenceUserList({ licence, expired, mayChange, add }: LicenceUserListProps) {
    const translate = useTranslate();
    const [chosen, setChosen] = useState<User | null>(null);
    const { data: customer } = useCurrentCustomer();
    const meta = useMemo(() => ({ licence: licence.id }), [licence.id]);

    const columns = useMemo<ListColumn<User>[]>(
        () => [
            {
                field: 'name',
                sortField: 'surname',
                label: translate('licenceUsers.fields.name'),
                flex: 1,
                minWidth: 110,
                render: nameOf,
            },
            {
                field: 'email',
                sortField: 'email',
                label: translate('licenceUsers.fields.email'),
                flex: 1,
                minWidth: 150,
                render: user => <EmailText value={user.email} />,
            },
            {
                field: 'state',
                label: translate('licenceUsers.fields.state'),
                flex: 1,
                minWidth: 150,
                render: user => (isOrdinary(user, customer) ? null : <UserBadges user={user} />),
            },
        ],
        [translate, customer],
    );

    const actions = useCallback(
        (user: User): RowAction[] => [
            {
                id: 'remove',
                label: translate('licenceUsers.remove'),
                icon: <CloseIcon />,
                disabled: expired,
                onClick: () => setChosen(user),
            },
        ],
        [translate, expired],
    );

    return (
        <>
            <ResourceList<User>
                resource="users"
                meta={meta}
                storeKey="licence-users"
                label={translate('licenceUsers.title')}
                columns={columns}
                defaultOrder={ORDER}
                titleField="name"
                title={nameOf}
                name={nameWithEmail}
                href={pathOf}
                actions={mayChange ? actions : undefined}
                empty={{ title: translate('licenceUsers.emptyTitle'), text: translate('licenceUsers.emptyText'), action: add }}
            />
            {chosen && <RemoveUserModal user={chosen} licence={licence.id} onClose={() => setChosen(null)} />}
        </>
    );
}

/** Fetches everybody else who has the user's key of the licence. */
function useSharers(user: User, licence: string) {
    const dataProvider = usePortalDataProvider();
    return useQuery({
        // Not under the `keys` key: the removal's invalidation must not refetch it.
        queryKey: ['sharers', user.id, licence],
        queryFn: async ({ signal }) => {
            const { data } = await dataProvider.getList<Key>('keys', { ...ALL_KEYS, meta: { user: user.id }, signal });
            return sharersOf(
                data.filter(key => key.licenceId === licence),
                user,
            );
        },
        staleTime: Infinity,
        gcTime: 0,
    });
}

/** Removes the licence from a user after confirmation, which names everybody else who loses the key (KEY-4); stays open on failure for a retry. */
function RemoveUserModal({ user, licence, onClose }: { user: User; licence: string; onClose(): void }) {
    const translate = useTranslate();
    const attempt = useAttempt(onClose);
    const remove = useRemoveLicence();
    const { data: sharers = [], isPending, refetch } = useSharers(user, licence);
    const confirm = async () => {
        // Nobody loses a key unnamed: the people named by a late response have to be confirmed.
        if (isPending && (await refetch({ cancelRefetch: false })).data?.length) return;
        await attempt(() => remove({ user: user.id, licence }), translate('licenceUsers.removeSuccess'));
    };
    return (
        <FormModal
            open
            title={translate('licenceUsers.removeTitle')}
            submit={translate('licenceUsers.removeConfirm')}
            onSubmit={confirm}
            onClose={onClose}
        >
            <p>{translate('licenceUsers.removeText', { name: nameWithEmail(user) })}</p>
            <div role="status">
                <KeyHolders holders={sharers} text={translate('keys.delete.others')} />
            </div>
        </FormModal>
    );
}
