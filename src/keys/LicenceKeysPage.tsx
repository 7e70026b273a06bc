import { lazy, Suspense, useCallback, useState } from 'react';
import { Button, ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Key, Licence } from '../../dataProvider/types';
import { LicenceFrame } from '../licences/public';
import { nowSeconds } from '../shared/format/date';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { PlusIcon } from '../ui/icons';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { Notice } from '../shared/list/Notice';
import { PageNote } from '../shared/PageNote';
import { createOffer, isListed, leadsToGiving, type KeyAction } from './key';
import type { KeyDialog } from './KeyDialogs';
import { KeyList } from './KeyList';

const KeyDialogs = lazy(() => import('./KeyDialogs'));

/**
 * The keys of a licence: the list, creating a key, and the actions on each. Keys of products that the portal does not know are not listed
 * (PRODUCT-1).
 */
export default function LicenceKeysPage() {
    const t = useT();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const [dialog, setDialog] = useState<KeyDialog | null>(null);
    const act = useCallback((kind: KeyAction, key: Key) => setDialog({ kind, key }), []);

    const createButton = (licence: Licence) => {
        const offer = user ? createOffer(licence, { role: user.role, now: nowSeconds() }) : 'hidden';
        if (offer === 'hidden') return null;
        return (
            <Button
                variant="contained"
                startIcon={<PlusIcon />}
                // The rules of expiry depend on the customer; the frame reports when it could not be loaded.
                disabled={offer === 'disabled' || !customer}
                onClick={() => setDialog({ kind: 'create' })}
            >
                {t('keys.actions.create')}
            </Button>
        );
    };

    return (
        <LicenceFrame section={t('keys.title')} actions={createButton}>
            {licence => {
                if (!isListed(licence)) {
                    return <Notice title={t('keys.unlistedTitle')} text={t('keys.unlistedText')} />;
                }
                if (!user) return <ListSkeleton mode="table" />;
                return (
                    <>
                        {customer && leadsToGiving(licence, { role: user.role, school: customer.flags.school }) && (
                            <Giving licence={licence.id} />
                        )}
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
                                    licence={licence}
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

/** Explains how the automatic licence gets its keys, with a link to the page for that. */
function Giving({ licence }: { licence: string }) {
    const t = useT();
    return (
        <PageNote
            action={
                <ButtonLink variant="outlined" to={paths.licenceUsers(licence)}>
                    {t('keys.automatic.give')}
                </ButtonLink>
            }
        >
            {t('keys.automatic.text')}
        </PageNote>
    );
}
