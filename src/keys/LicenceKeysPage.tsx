import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Key, Licence } from '../../dataProvider/types';
import { LicenceFrame } from '../licences/public';
import { nowSeconds } from '../shared/format/date';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { PlusIcon } from '../shared/icons';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { Notice } from '../shared/list/Notice';
import { createOffer, isListed, type KeyAction } from './key';
import type { KeyDialog } from './KeyDialogs';
import { KeyList } from './KeyList';

const KeyDialogs = lazy(() => import('./KeyDialogs'));

/**
 * The keys of a licence (specification 2, sections 2 and 6): the list, creating a key, and the actions on each. Keys of products
 * that the portal does not know are not listed (section 1).
 */
export default function LicenceKeysPage() {
    const translate = useTranslate();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const [dialog, setDialog] = useState<KeyDialog | null>(null);
    const act = useCallback((kind: KeyAction, key: Key) => setDialog({ kind, key }), []);

    const createButton = (licence: Licence) => {
        const offer = user
            ? createOffer(licence, { role: user.role, school: customer?.flags.school ?? false, now: nowSeconds() })
            : 'hidden';
        if (offer === 'hidden') return null;
        return (
            <Button
                variant="contained"
                startIcon={<PlusIcon />}
                // Only the customer tells which rules of expiry hold; the frame says when it could not be read.
                disabled={offer === 'disabled' || !customer}
                onClick={() => setDialog({ kind: 'create' })}
            >
                {translate('keys.actions.create')}
            </Button>
        );
    };

    return (
        <LicenceFrame section={translate('licences.ownKeysTitle')} actions={createButton}>
            {licence => {
                if (!isListed(licence)) {
                    return <Notice title={translate('keys.unlistedTitle')} text={translate('keys.unlistedText')} />;
                }
                if (!user) return <ListSkeleton mode="table" />;
                return (
                    <>
                        <KeyList
                            licence={licence}
                            role={user.role}
                            demo={customer?.flags.demo ?? false}
                            onAction={act}
                            create={createButton(licence)}
                        />
                        {dialog && customer && (
                            <Suspense fallback={null}>
                                <KeyDialogs
                                    dialog={dialog}
                                    licence={licence.id}
                                    school={customer.flags.school}
                                    onDialog={setDialog}
                                />
                            </Suspense>
                        )}
                    </>
                );
            }}
        </LicenceFrame>
    );
}
