import { createElement, useMemo, useState, type ReactNode } from 'react';
import { ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Key, Licence } from '../../dataProvider/types';
import { isListed, LicenceActions, LicenceFrame } from '../licences/public';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { Notice } from '../ui/feedback/Notice';
import { useSelectedIds } from '../shared/list/useSelectedIds';
import { useSelection } from '../shared/list/useSelection';
import { PageNote } from '../ui/feedback/PageNote';
import { SelectedRows } from '../shared/many/SelectedRows';
import { usePageRecord } from '../shared/RecordPage';
import { KEY_VERBS, keyActionsFor, type KeyVerbName } from './batch/verbs';
import { leadsToGiving } from './key';
import type { KeyDialog } from './actions';
import { KeyList } from './KeyList';
import { lazyDialog } from '../ui/modal/lazyDialog';

const KeyDialogs = lazyDialog(
    () => import('./KeyDialogs'),
    ({ onDialog }) => onDialog(null),
);

const CREATE = ['createKey'];

/**
 * The keys of a licence: the list, creating a key, and the actions on each. Keys of products that the portal does not know are not listed
 * (PRODUCT-1).
 */
export default function LicenceKeysPage() {
    const t = useT();
    const [dialog, setDialog] = useState<KeyDialog | null>(null);
    const create = <LicenceActions ids={CREATE} onOpen={() => setDialog({ kind: 'create' })} />;
    return (
        <LicenceFrame section={t('keys.title')} actions={create}>
            <Keys create={create} dialog={dialog} onDialog={setDialog} />
        </LicenceFrame>
    );
}

interface KeysProps {
    create: ReactNode;
    dialog: KeyDialog | null;
    onDialog(next: KeyDialog | null): void;
}

function Keys({ create, dialog, onDialog }: KeysProps) {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const selected = useSelectedIds(`licence/${licence.id}/keys`);
    const [batch, setBatch] = useState<KeyVerbName | 'selected' | null>(null);
    const role = user?.role;
    const actions = useMemo(() => (role ? keyActionsFor(licence, role) : []), [licence, role]);
    const selection = useSelection(selected, { actions, onAction: setBatch });
    const closeBatch = () => setBatch(null);

    if (!isListed(licence)) return <Notice title={t('keys.unlistedTitle')} text={t('keys.unlistedText')} />;
    if (!user) return <ListSkeleton />;
    return (
        <>
            {customer && leadsToGiving(licence, { role: user.role, school: customer.flags.school }) && (
                <Giving licence={licence.id} />
            )}
            <KeyList
                role={user.role}
                demo={customer?.flags.demo ?? false}
                school={customer?.flags.school ?? false}
                onDialog={onDialog}
                selection={selection}
                create={create}
            />
            {dialog && customer && (
                <KeyDialogs dialog={dialog} licence={licence} school={customer.flags.school} onDialog={onDialog} />
            )}
            {batch &&
                selection &&
                customer &&
                (batch === 'selected' ? (
                    <SelectedRows<Key>
                        resource="keys"
                        meta={{ licence: licence.id }}
                        fields={['id', 'label']}
                        nameOf={(key, id) => <bdi translate="no">{key?.label ?? id}</bdi>}
                        selection={selection}
                        onClose={closeBatch}
                    />
                ) : (
                    createElement(KEY_VERBS[batch].Dialog, {
                        like: KEY_VERBS[batch].like,
                        selected,
                        licence,
                        school: customer.flags.school,
                        role: user.role,
                        onClose: closeBatch,
                    })
                ))}
        </>
    );
}

/** Explains how the automatic licence gets its keys, with a link to the page where this is done. */
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
