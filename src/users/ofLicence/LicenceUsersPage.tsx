import { useState } from 'react';
import { useT } from '#i18n/useT';
import { LicenceActions, LicenceFrame } from '../../licences/public';
import { LicenceUserList } from './LicenceUserList';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const AddUsersModal = lazyDialog(() => import('./AddUsersModal'));

const ADD = ['addUsers'];

/** `/licences/{licence}/users`: the licence's users, with actions to add and remove them (LICENCE-2). */
export default function LicenceUsersPage() {
    const t = useT();
    const [adding, setAdding] = useState(false);
    const add = <LicenceActions ids={ADD} onOpen={() => setAdding(true)} />;
    return (
        <LicenceFrame section={t('users.listTitle')} actions={add}>
            <LicenceUserList add={add} />
            {adding && <AddUsersModal onClose={() => setAdding(false)} />}
        </LicenceFrame>
    );
}
