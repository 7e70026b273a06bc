import { Suspense, useCallback, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import type { Licence, User } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { nowSeconds } from '../shared/format/date';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { EditIcon, InfoIcon } from '../ui/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, ListStates, RowAction } from '../shared/list/types';
import { freeKeys, isExpired, isFull, renameObstacle } from './licence';
import { LicenceType, ListedStateMark, Usage, UsageOfAll } from './LicenceFields';
import { daysUntilExpiry, listedState, SOON_DAYS } from './overview';
import { lazyDialog } from '../ui/modal/lazyDialog';

const RenameLicenceModal = lazyDialog(() => import('./RenameLicenceModal'));

const loadExport = () => import('./exported');
const SORT = { field: 'name', order: 'ASC' } as const;

const STATES: ListStates<Licence> = {
    choices: [
        { id: 'full', isIn: licence => isFull(licence, nowSeconds()) },
        { id: 'left', isIn: licence => !isExpired(licence, nowSeconds()) && freeKeys(licence) > 0 },
        { id: 'expiring', days: SOON_DAYS, isIn: licence => daysUntilExpiry(licence, nowSeconds()) !== null },
        { id: 'expired', isIn: licence => isExpired(licence, nowSeconds()) },
    ],
    fields: ['id', 'name', 'product', 'licenceType', 'count', 'count_active_licences', 'active', 'expire'],
};

const nameOf = (licence: Licence) => licence.name;
const pathOf = (licence: Licence) => paths.licence(licence.id);

/**
 * The administrators' list of licences as a grid or cards (LICENCE-4): name, state, product, type, count and used; rename and show details.
 * Users without write access cannot rename.
 */
export function LicenceList({ user }: { user: User }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const [renamed, setRenamed] = useState<Licence | null>(null);
    const phone = usePhone();
    const mayRename = mayDo(user.role, 'edit', 'licences');

    const columns = useMemo<ListColumn<Licence>[]>(() => {
        return [
            {
                field: 'name',
                sortField: 'name',
                label: t('licences.fields.name'),
                flex: 2.2,
                minWidth: 120,
                render: nameOf,
            },
            {
                field: 'state',
                label: t('licences.fields.state'),
                flex: 2,
                minWidth: 112,
                inCards: 'mark',
                render: licence => {
                    const state = listedState(licence, nowSeconds());
                    return state && <ListedStateMark state={state} />;
                },
                renderCard: licence => {
                    const state = listedState(licence, nowSeconds());
                    return state && <ListedStateMark state={state} short={phone} />;
                },
            },
            {
                field: 'product',
                label: t('licences.fields.product'),
                flex: 1,
                minWidth: 96,
                yields: 1,
                render: licence => codeWord(t, 'licences.products', licence.product),
            },
            {
                field: 'type',
                sortField: 'type',
                label: t('licences.fields.type'),
                flex: 1.9,
                minWidth: 104,
                yields: 2,
                inCards: 'wide',
                render: licence => <LicenceType type={licence.licenceType} />,
            },
            {
                field: 'count',
                sortField: 'count',
                label: t('licences.fields.count'),
                flex: 0.8,
                minWidth: 84,
                yields: 0,
                // its usage shows that too
                inCards: 'none',
                align: 'right',
                render: licence => formatNumber(licence.count),
            },
            {
                field: 'used',
                sortField: 'used',
                label: t('licences.fields.used'),
                flex: 1.2,
                // A bar and four digits.
                minWidth: 128,
                align: 'right',
                render: licence => <Usage licence={licence} />,
                renderCard: licence => <UsageOfAll licence={licence} />,
            },
        ];
    }, [t, formatNumber, phone]);

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
                resource="licences"
                storeKey="licences"
                label={t('licences.title')}
                columns={columns}
                sort={SORT}
                states={STATES}
                titleField="name"
                href={pathOf}
                actions={actions}
                exports={loadExport}
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
