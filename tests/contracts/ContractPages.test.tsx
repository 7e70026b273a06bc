import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '../../dataProvider/types';
import { storeDisplayMode } from '../../src/config/displayMode';
import ContractPage from '../../src/contracts/ContractPage';
import ContractsPage from '../../src/contracts/ContractsPage';
import { makeCustomer } from '../support/builders';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

/** A contract of two positions that runs from long ago until far ahead. */
const makeContract = (fields: Partial<Contract> = {}): Contract => ({
    id: 'c1',
    name: 'Maintenance',
    startOn: '2020-01-01',
    endOn: '2099-12-31',
    cancellationOn: '2099-09-30',
    invoiceOn: '2026-12-01',
    invoiceInterval: 907530000,
    invoiceTo: 'Holzmann, Accounts',
    details: [
        { description: 'pCAD', count: 25, price: 12000, currency: 'EUR', startOn: '2020-01-01', endOn: '2099-12-31' },
        { description: 'Catalogue', count: 1, price: 600, currency: 'CHF', startOn: '2020-01-01', endOn: null },
    ],
    ...fields,
});

beforeEach(() => {
    storeDisplayMode('contracts', 'cards');
    storeDisplayMode('invoices', 'cards');
});

const lists = (contracts: readonly Contract[]) =>
    vi.fn(async (resource: string) => ({ data: resource === 'contracts' ? contracts : [], total: contracts.length })) as never;

const openList = (contracts: readonly Contract[], options: PortalOptions = {}) =>
    renderPortal(<ContractsPage />, { dataProvider: { getList: lists(contracts) }, ...options });

const openContract = (contract: Contract, options: PortalOptions = {}) =>
    renderPortal(<ContractPage />, {
        path: '/contracts/:contract',
        route: '/contracts/c1',
        dataProvider: { getList: lists([]), getOne: vi.fn(async () => ({ data: contract })) as never },
        ...options,
    });

const fact = (label: string, within_: HTMLElement = document.body) =>
    within(within_)
        .getAllByText(label)
        .find(element => element.tagName === 'DT')?.nextElementSibling;

describe('/contracts', () => {
    it('shows the dates of each contract, its state in words, its interval and its price', async () => {
        await openList([makeContract()]);
        const card = (await screen.findByRole('link', { name: 'Maintenance' })).closest('li') ?? document.body;
        expect(fact('Start', card)).toHaveTextContent('1 Jan 2020');
        expect(fact('End', card)).toHaveTextContent(/^31 Dec 2099$/);
        expect(within(card).getByText('Cancel until 30 Sept 2099')).toBeVisible();
        expect(fact('Invoice date', card)).toHaveTextContent('1 Dec 2026');
        expect(fact('Invoice interval', card)).toHaveTextContent('Monthly');
        expect(fact('Price per period', card)).toHaveTextContent('1.000,00 € + 50,00 CHF');
    });

    it.each([
        ['an expired one', { endOn: '2021-01-01' }, 'Expired'],
        ['one to come', { startOn: '2098-01-01' }, 'Not started yet'],
        ['one that is bound', { cancellationOn: '2021-01-01' }, 'Cancellation date has passed'],
    ])('marks %s', async (_what, fields, mark) => {
        await openList([makeContract(fields)]);
        expect(await screen.findByText(mark)).toBeVisible();
    });

    it('shows an unknown interval as unknown, without a price per period', async () => {
        await openList([makeContract({ invoiceInterval: 907530099 as Contract['invoiceInterval'] })]);
        expect(await screen.findByText('Unknown interval (907530099)')).toBeVisible();
        expect(screen.queryByText(/€/)).not.toBeInTheDocument();
    });

    it('shows the invoices under their own address', async () => {
        const { user, address } = await openList([], { route: '/contracts?filter=a&orderby=name+desc' });
        await user.click(await screen.findByRole('link', { name: 'Invoices' }));
        expect(address()).toBe('/contracts?view=invoices');
        expect(screen.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page');
        expect(await screen.findByText('No invoices yet')).toBeVisible();
        await user.click(screen.getByRole('link', { name: 'Contracts' }));
        expect(address()).toBe('/contracts');
        expect(await screen.findByText('No contracts yet')).toBeVisible();
    });

    it.each([
        ['/contracts', <ContractsPage key="list" />, false],
        // A server that leaves out what is not set: the tile is not shown then either.
        ['/contracts/c1', <ContractPage key="one" />, undefined],
    ])('shows an explanation on %s, and reads nothing, without the flag', async (route, ui, contractInfo) => {
        const customer = makeCustomer({ flags: { contractInfo }, data: { ...makeCustomer().data, name: 'Lehmann' } });
        await renderPortal(ui, { route, customer });
        expect(await screen.findByText('Contract information is not available')).toBeVisible();
        expect(screen.getByText(/Lehmann/)).toBeVisible();
        expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    });
});

describe('/contracts/:contract', () => {
    it('shows the facts', async () => {
        await openContract(makeContract());
        expect(await screen.findByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
        expect(screen.getByText('Can be cancelled until 30 Sept 2099')).toBeVisible();
        expect(fact('Cancellation date')).toHaveTextContent('30 Sept 2099');
        expect(fact('Invoice date')).toHaveTextContent('1 Dec 2026');
        expect(fact('Price per period')).toHaveTextContent('1.000,00 € + 50,00 CHF');
        expect(screen.getByText('Monthly')).toBeVisible();
        expect(fact('End')).toHaveTextContent('31 Dec 2099');
        expect(fact('Invoice recipient')).toHaveTextContent('Holzmann, Accounts');
    });

    it.each([
        ['can be cancelled', {}, true],
        ['has no cancellation date', { cancellationOn: null }, true],
        ['has not begun', { startOn: '2098-01-01' }, true],
        ['can no longer be cancelled', { cancellationOn: '2021-01-01' }, false],
        ['has expired', { endOn: '2021-01-01' }, false],
    ])('leads to the page before a renewal or not: one that %s', async (_what, fields, leads) => {
        await openContract(makeContract(fields));
        expect(await screen.findByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
        expect(screen.queryAllByRole('link', { name: 'Before a renewal' })).toHaveLength(leads ? 1 : 0);
    });

    it('shows a text for each missing value', async () => {
        const endless = { endOn: null, cancellationOn: null, invoiceOn: null, invoiceTo: null };
        await openContract(makeContract({ ...endless, details: [] }));
        expect(await screen.findByText('No items')).toBeVisible();
        expect(fact('End')).toHaveTextContent('No end date');
        expect(fact('Cancellation date')).toHaveTextContent('Not set');
        expect(fact('Invoice date')).toHaveTextContent('Not set');
        expect(screen.queryByText('Invoice recipient')).not.toBeInTheDocument();
        expect(screen.queryByRole('img')).not.toBeInTheDocument();
    });

    it.each(['en', 'pl'] as const)('shows positions and totals per currency in the German format (%s)', async language => {
        await openContract(makeContract(), { language });
        const [, first, second] = within(await screen.findByRole('table')).getAllByRole('row');
        expect(first).toHaveTextContent(/pCAD25.*12\.000,00 €.*1\.000,00 €/);
        expect(second).toHaveTextContent(/Catalogue1.*600,00 CHF.*50,00 CHF/);
        const total = language === 'en' ? 'Total' : 'Suma';
        expect(screen.getByLabelText(total)).toHaveTextContent(/12\.000,00 €.*1\.000,00 €.*600,00 CHF.*50,00 CHF/);
    });

    it('shows the sum of the periods of a year beside the annual price, where it differs too', async () => {
        const details = [{ ...makeContract().details[0]!, price: 2250 }];
        await openContract(makeContract({ invoiceInterval: 907530002, details }));
        expect(await screen.findByLabelText('Total')).toHaveTextContent(
            /^Total per year2\.250,00 €All invoices of a year3\.000,00 €Total per period750,00 €$/,
        );
    });

    it('shows no sum of periods for a contract that is invoiced once', async () => {
        await openContract(makeContract({ invoiceInterval: 907530005 }));
        expect(await screen.findByLabelText('Total')).not.toHaveTextContent('Sum of a year');
    });

    it('says that the price of a position covers all its pieces', async () => {
        await openContract(makeContract());
        const headers = within(await screen.findByRole('table')).getAllByRole('columnheader');
        expect(headers.map(header => header.textContent)).toEqual(
            expect.arrayContaining(['Total price per year', 'Total price per period']),
        );
        expect(screen.getByText('Prices are totals for the whole quantity.')).toBeVisible();
    });

    it('describes the timeline in a sentence', async () => {
        await openContract(makeContract());
        const line = await screen.findByRole('img');
        expect(line).toHaveAccessibleName(
            /^The contract runs from 1 Jan 2020 to 31 Dec 2099\. [\d,]+ days left\. Cancellation date: 30 Sept 2099$/,
        );
    });

    it('lists the invoices of this contract', async () => {
        const { dataProvider } = await openContract(makeContract());
        expect(await screen.findByText(/an invoice for this contract/)).toBeVisible();
        expect(dataProvider.getCollection).toHaveBeenCalledWith('invoices', expect.anything());
    });
});
