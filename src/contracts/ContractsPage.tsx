import { Link, useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { InvoiceList } from '../invoices/public';
import { useBreadcrumb } from '../shared/breadcrumb';
import { invoicesPath } from '../shared/listPaths';
import { PageHeader } from '../shared/PageHeader';
import { ContractInfoOnly } from './ContractInfoOnly';
import { ContractList } from './ContractList';
import styles from './contracts.module.css';
import { useContractNames } from './useContractNames';

/** Value of the query parameter `view` for the invoices. */
const INVOICES = 'invoices';

/** The customer's contracts, with all invoices as a second view. Each view has its own search, order and page in the URL. */
export default function ContractsPage() {
    const t = useT();
    useBreadcrumb([{ title: t('contracts.title') }]);
    return (
        <ContractInfoOnly>
            <Views />
        </ContractInfoOnly>
    );
}

function Views() {
    const t = useT();
    const [params] = useSearchParams();
    const invoices = params.get('view') === INVOICES;
    return (
        <>
            <PageHeader title={t('contracts.title')} facts={t('contracts.intro')} />
            <nav className={styles.views} aria-label={t('contracts.views')}>
                <Link to={paths.contracts} aria-current={invoices ? undefined : 'page'}>
                    {t('contracts.title')}
                </Link>
                <Link to={invoicesPath} aria-current={invoices ? 'page' : undefined}>
                    {t('contracts.invoices.title')}
                </Link>
            </nav>
            {invoices ? <Invoices contract={params.get('contract')} /> : <ContractList />}
        </>
    );
}

/** All invoices, or those of one contract. */
function Invoices({ contract }: { contract: string | null }) {
    const t = useT();
    const names = useContractNames();
    if (contract === null) return <InvoiceList contractNames={names} />;
    return (
        <>
            <p className={styles.onlyOf}>
                {t('contracts.invoices.onlyOf', { name: names.get(contract) ?? '…' })}{' '}
                <Link to={`${paths.contracts}?view=${INVOICES}`}>{t('list.resetSearch')}</Link>
            </p>
            <InvoiceList contract={contract} />
        </>
    );
}
