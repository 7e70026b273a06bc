import { useCallback, useState } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Licence, User } from '../../dataProvider/types';
import { only, useShown } from '../shared/actions/action';
import { ResourceList } from '../shared/list/ResourceList';
import { licenceActions, type LicenceDialog } from './actions';
import { licenceList } from './columns';
import { lazyDialog } from '../ui/modal/lazyDialog';

const RenameLicenceModal = lazyDialog(() => import('./RenameLicenceModal'));

const ROW_ACTIONS = ['rename', 'details'];
const pathOf = (licence: Licence) => paths.licence(licence.id);

/**
 * The administrators' list of licences as a grid or cards (LICENCE-4): name, state, product, type, count and used; rename and show details.
 * Users without write access cannot rename.
 */
export function LicenceList({ user }: { user: User }) {
    const t = useT();
    const { role } = user;
    const [dialog, setDialog] = useState<LicenceDialog | null>(null);
    const shown = useShown(setDialog);
    const actions = useCallback(
        (licence: Licence) => shown(only(licenceActions(licence, { role, school: undefined }), ROW_ACTIONS)),
        [shown, role],
    );

    return (
        <>
            <ResourceList<Licence>
                list={licenceList}
                storeKey="licences"
                label={t('licences.title')}
                href={pathOf}
                actions={actions}
                empty={{ title: t('licences.emptyTitle'), text: t('licences.emptyText') }}
            />
            {dialog?.kind === 'rename' && <RenameLicenceModal licence={dialog.licence} onClose={() => setDialog(null)} />}
        </>
    );
}
