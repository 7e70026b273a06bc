import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Contract } from '../../dataProvider/types';
import { ResourceList } from '../shared/list/ResourceList';
import { contractList } from './columns';

const pathOf = (contract: Contract) => paths.contract(contract.id);

/** The customer's contracts as a grid or cards: name, start, end with its badge, next invoice, interval, price. */
export function ContractList() {
    const t = useT();
    return (
        <ResourceList<Contract>
            list={contractList}
            storeKey="contracts"
            label={t('contracts.contracts')}
            href={pathOf}
            empty={{ title: t('contracts.emptyTitle'), text: t('contracts.emptyText') }}
        />
    );
}
