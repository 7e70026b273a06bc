import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { paths } from '../../customRoutes/paths';
import type { Licence, User } from '../../dataProvider/types';
import { EmailText } from '../shared/fields/EmailText';
import { useAttempt } from '../shared/hooks/useAttempt';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { CloseIcon } from '../shared/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, RowAction } from '../shared/list/types';
import { ConfirmModal } from '../shared/modal/ConfirmModal';
import { nameOf, nameWithEmail } from '../shared/person';
import { isOrdinary } from './user';
import { UserBadges } from './UserBadges';
import { useRemoveLicence } from './useLicenceMembers';

const ORDER = { field: 'email', dir: 'asc' } as const;
const pathOf = (user: User) => paths.user(user.id);

interface LicenceUserListProps {
    licence: Licence;
    expired: boolean;
    /** removing is offered */
    mayChange: boolean;
    /** the way to the first user; none for people who may not add one */
    add: ReactNode;
}

/** The users of a licence; an expired licence keeps them (specification 2, section 4). */
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
                href={pathOf}
                actions={mayChange ? actions : undefined}
                empty={{ title: translate('licenceUsers.emptyTitle'), text: translate('licenceUsers.emptyText'), action: add }}
            />
            {chosen && <RemoveUserModal user={chosen} licence={licence.id} onClose={() => setChosen(null)} />}
        </>
    );
}

/** Takes the licence from a user after asking; stays open when it fails, for another try. */
function RemoveUserModal({ user, licence, onClose }: { user: User; licence: string; onClose(): void }) {
    const translate = useTranslate();
    const attempt = useAttempt(onClose);
    const remove = useRemoveLicence();
    const confirm = () => attempt(() => remove({ user: user.id, licence }), translate('licenceUsers.removeSuccess'));
    return (
        <ConfirmModal
            open
            title={translate('licenceUsers.removeTitle')}
            text={translate('licenceUsers.removeText', { name: nameWithEmail(user) })}
            confirmLabel={translate('licenceUsers.removeConfirm')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
