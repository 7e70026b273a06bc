import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { mayDo } from '../../authProvider/access';
import { useBreadcrumb } from '../shared/breadcrumb';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { PlusIcon } from '../shared/icons';
import { PageHeader } from '../shared/PageHeader';
import { UserList } from './UserList';

const loadCreate = () => import('./create/CreateUserModal');
const CreateUserModal = lazy(loadCreate);

/**
 * `/user-management`: the customer's users, creating one, and what is done to several at once (specification 2, sections 2, 4 and 5).
 * People who may not change anything are offered the list alone.
 */
export default function UsersPage() {
    const translate = useTranslate();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const [creating, setCreating] = useState(false);
    const title = translate('areas.users');
    useBreadcrumb([{ title }]);

    const createButton = user && mayDo(user.role, 'create', 'users') && (
        <Button
            variant="contained"
            startIcon={<PlusIcon />}
            // Only the customer tells whether a random password is offered.
            disabled={!customer}
            onMouseEnter={() => void loadCreate().catch(() => undefined)}
            onClick={() => setCreating(true)}
        >
            {translate('users.create.button')}
        </Button>
    );
    return (
        <>
            <PageHeader title={title} actions={createButton} />
            <UserList create={createButton} />
            {creating && customer && (
                <Suspense fallback={null}>
                    <CreateUserModal customer={customer} onClose={() => setCreating(false)} />
                </Suspense>
            )}
        </>
    );
}
