import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import type { Licence } from '#dataProvider/types';
import { isAutomatic, isExpired, LicenceFrame } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { PlusIcon } from '../../ui/icons';
import { usePageRecord } from '../../shared/RecordPage';
import { addObstacle } from '../assignment';
import { LicenceUserList } from './LicenceUserList';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const AddUsersModal = lazyDialog(() => import('./AddUsersModal'));

/**
 * `/licences/{licence}/users`: the licence's users, with actions to add and remove them. An expired licence disables both (LICENCE-2);
 * without the permission both are hidden.
 */
export default function LicenceUsersPage() {
    const t = useT();
    const [adding, setAdding] = useState(false);
    const add = <AddButton onClick={() => setAdding(true)} />;
    return (
        <LicenceFrame section={t('users.ofLicence.title')} actions={add}>
            <LicenceUserList add={add} />
            {adding && (
                <Suspense fallback={null}>
                    <AddUsersModal onClose={() => setAdding(false)} />
                </Suspense>
            )}
        </LicenceFrame>
    );
}

/** The button that adds users, for users with the permission where customer and licence allow it. */
function AddButton({ onClick }: { onClick(): void }) {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const obstacle = addObstacle({
        expired: isExpired(licence, nowSeconds()),
        school: customer?.flags.school ?? false,
        automatic: isAutomatic(licence),
    });
    if (!user || !mayDo(user.role, 'assign', 'licences') || obstacle === 'school') return null;
    return (
        // The rules of expiry depend on the customer; the frame reports when it could not be loaded.
        <Button variant="contained" startIcon={<PlusIcon />} disabled={!customer || obstacle !== null} onClick={onClick}>
            {t('users.ofLicence.add')}
        </Button>
    );
}
