import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import type { Licence } from '#dataProvider/types';
import { isAutomatic, isExpired, LicenceFrame } from '../../licences/public';
import { nowSeconds } from '../../shared/format/date';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { PlusIcon } from '../../ui/icons';
import { addObstacle } from '../assignment';
import { LicenceUserList } from './LicenceUserList';

const AddUsersModal = lazy(() => import('./AddUsersModal'));

/**
 * `/licences/{licence}/users`: the licence's users, with actions to add and remove them. An expired licence disables both (LICENCE-2);
 * without the permission both are hidden.
 */
export default function LicenceUsersPage() {
    const t = useT();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const [adding, setAdding] = useState(false);
    const mayChange = user !== undefined && mayDo(user.role, 'assign', 'licences');
    const school = customer?.flags.school ?? false;

    const addButton = (licence: Licence) => {
        const expired = isExpired(licence, nowSeconds());
        const obstacle = addObstacle({ expired, school, automatic: isAutomatic(licence) });
        if (!mayChange || obstacle === 'school') return null;
        return (
            // The rules of expiry depend on the customer; the frame reports when it could not be loaded.
            <Button
                variant="contained"
                startIcon={<PlusIcon />}
                disabled={!customer || obstacle !== null}
                onClick={() => setAdding(true)}
            >
                {t('users.ofLicence.add')}
            </Button>
        );
    };

    return (
        <LicenceFrame section={t('users.ofLicence.title')} actions={addButton}>
            {licence => (
                <>
                    <LicenceUserList
                        licence={licence}
                        expired={isExpired(licence, nowSeconds())}
                        mayChange={mayChange}
                        add={addButton(licence)}
                    />
                    {adding && (
                        <Suspense fallback={null}>
                            <AddUsersModal licence={licence} school={school} onClose={() => setAdding(false)} />
                        </Suspense>
                    )}
                </>
            )}
        </LicenceFrame>
    );
}
