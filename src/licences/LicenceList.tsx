import { Suspense, useCallback, useState } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import type { Licence, User } from '../../dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { EditIcon, InfoIcon } from '../ui/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { RowAction } from '../shared/list/types';
import { licenceList } from './columns';
import { renameObstacle } from './licence';
import { lazyDialog } from '../ui/modal/lazyDialog';

const RenameLicenceModal = lazyDialog(() => import('./RenameLicenceModal'));

const pathOf = (licence: Licence) => paths.licence(licence.id);

/**
 * The administrators' list of licences as a grid or cards (LICENCE-4): name, state, product, type, count and used; rename and show details.
 * Users without write access cannot rename.
 */
export function LicenceList({ user }: { user: User }) {
    const t = useT();
    const [renamed, setRenamed] = useState<Licence | null>(null);
    const mayRename = mayDo(user.role, 'edit', 'licences');

    const actions = useCallback(
        (licence: Licence): RowAction[] => {
            const details: RowAction = {
                id: 'details',
                label: t('licences.details'),
                icon: <InfoIcon />,
                to: pathOf(licence),
            };
            if (!mayRename) return [details];
            const obstacle = renameObstacle(licence, nowSeconds());
            const rename: RowAction = {
                id: 'rename',
                label: t('licences.rename'),
                icon: <EditIcon />,
                onClick: () => setRenamed(licence),
                disabled: obstacle !== null,
                reason: obstacle && t(obstacle === 'expired' ? 'licences.renameExpired' : 'licences.renameAutomatic'),
            };
            return [rename, details];
        },
        [t, mayRename],
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
            {renamed && (
                <Suspense fallback={null}>
                    <RenameLicenceModal licence={renamed} onClose={() => setRenamed(null)} />
                </Suspense>
            )}
        </>
    );
}
