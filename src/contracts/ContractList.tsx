import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Contract } from '../../dataProvider/types';
import { NearDate } from '../shared/fields/NearDate';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, ListStates } from '../shared/list/types';
import { ContractMark, IntervalName, PeriodPrice } from './ContractFields';
import { todayUtc } from '../shared/format/date';
import { daysUntil, formatDay } from '../shared/format/day';
import { contractState } from './contract';
import { CANCEL_DAYS, cancelsSoon } from './states';

const loadExport = () => import('./exported');
const SORT = { field: 'startOn', order: 'ASC' } as const;

const STATES: ListStates<Contract> = {
    choices: [{ id: 'cancellable', days: CANCEL_DAYS, isIn: contract => cancelsSoon(contract, todayUtc()) }],
    fields: ['id', 'name', 'startOn', 'endOn', 'cancellationOn', 'invoiceOn', 'invoiceInterval', 'details'],
};

const nameOf = (contract: Contract) => contract.name;
const pathOf = (contract: Contract) => paths.contract(contract.id);

/** The customer's contracts as a grid or cards: name, start, end with its badge, next invoice, interval, price. */
export function ContractList() {
    const t = useT();
    const [language] = useLocaleState();

    const columns = useMemo<ListColumn<Contract>[]>(
        () => [
            {
                field: 'name',
                sortField: 'name',
                label: t('contracts.fields.name'),
                flex: 3,
                minWidth: 174,
                render: nameOf,
            },
            {
                field: 'startOn',
                sortField: 'startOn',
                label: t('contracts.fields.start'),
                width: 120,
                yields: 1,
                inCards: 'wide',
                render: contract => formatDay(contract.startOn, language),
            },
            {
                field: 'endOn',
                sortField: 'endOn',
                label: t('contracts.fields.end'),
                width: 132,
                render: contract =>
                    contract.endOn ? (
                        <NearDate days={daysUntil(contract.endOn, todayUtc())}>{formatDay(contract.endOn, language)}</NearDate>
                    ) : (
                        t('contracts.endless')
                    ),
            },
            {
                field: 'state',
                label: t('contracts.fields.state'),
                flex: 1,
                minWidth: 196,
                inCards: 'mark',
                render: contract => contractState(contract, todayUtc()) && <ContractMark contract={contract} short />,
            },
            {
                field: 'invoiceOn',
                label: t('contracts.fields.invoice'),
                width: 136,
                yields: 3,
                inCards: 'wide',
                render: contract => formatDay(contract.invoiceOn, language),
            },
            {
                field: 'interval',
                label: t('contracts.fields.interval'),
                flex: 0.5,
                minWidth: 150,
                // A price means little without its interval.
                yields: 2,
                inCards: 'wide',
                render: contract => <IntervalName code={contract.invoiceInterval} />,
            },
            {
                field: 'price',
                label: t('contracts.fields.periodPrice'),
                flex: 0.5,
                minWidth: 156,
                yields: 0,
                align: 'right',
                render: contract => <PeriodPrice contract={contract} />,
            },
        ],
        [t, language],
    );

    return (
        <ResourceList<Contract>
            resource="contracts"
            storeKey="contracts"
            label={t('contracts.contracts')}
            columns={columns}
            sort={SORT}
            states={STATES}
            titleField="name"
            href={pathOf}
            exports={loadExport}
            empty={{ title: t('contracts.emptyTitle'), text: t('contracts.emptyText') }}
        />
    );
}
