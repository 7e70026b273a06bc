import { useSearchParams } from 'react-router';
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
import { Link } from '../ui/Link';

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
            <nav className={styles.views} aria-label={t('contracts.title')}>
                <Link to={paths.contracts} aria-current={invoices ? undefined : 'page'}>
                    {t('contracts.contracts')}
                </Link>
                <Link to={invoicesPath} aria-current={invoices ? 'page' : undefined}>
                    {t('contracts.invoices.title')}
                </Link>
            </nav>
            {invoices ? <Invoices /> : <ContractList />}
        </>
    );
}

const Invoices = () => <InvoiceList contractNames={useContractNames()} />;
