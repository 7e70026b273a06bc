import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { mayDo } from '../../authProvider/access';
import type { Licence } from '../../dataProvider/types';
import { isAutomatic, isExpired, LicenceFrame } from '../licences/public';
import { nowSeconds } from '../shared/format/date';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { PlusIcon } from '../shared/icons';
import { addObstacle } from './assignment';
import { LicenceUserList } from './LicenceUserList';

const AddUsersModal = lazy(() => import('./AddUsersModal'));

/**
 * `/licences/{licence}/users`: who has the licence; adds and removes users (specification 2, sections 2, 4 and 5). An expired licence
 * disables both; people who may not change anything are offered neither.
 */
export default function LicenceUsersPage() {
    const translate = useTranslate();
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
            // Only the customer tells which rules of expiry hold; the frame says when it could not be read.
            <Button
                variant="contained"
                startIcon={<PlusIcon />}
                disabled={!customer || obstacle !== null}
                onClick={() => setAdding(true)}
            >
                {translate('licenceUsers.add')}
            </Button>
        );
    };

    return (
        <LicenceFrame section={translate('licenceUsers.title')} actions={addButton}>
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
