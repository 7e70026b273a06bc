import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { Invoice } from '../../dataProvider/types';
import { openTab, WATCH_MS } from '../../src/invoices/openTab';
import { InvoiceList } from '../../src/invoices/public';
import { REVOKE_AFTER_MS, saveFile } from '../../src/shared/saveFile';
import { Toaster } from '../../src/ui/feedback/toast';
import { storeDisplayMode } from '../../src/config/displayMode';
import { allowConsole } from '../support/console';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

const INVOICE: Invoice = { id: 'i1', name: 'Invoice-2026-0001.pdf', created: 1767225600, contractId: 'c1' };

const saved = vi.fn<(name: string, href: string) => void>();
const create = vi.fn((_file: Blob) => 'blob:portal/1');
const revoke = vi.fn();

beforeEach(() => {
    saved.mockReset();
    create.mockClear();
    revoke.mockClear();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved(this.download, this.href);
    });
    storeDisplayMode('invoices', 'cards');
});

/** 12 November 2025. */
const OTHER: Invoice = { id: 'i2', name: 'Invoice-2026-0002.pdf', created: 1762948800, contractId: 'c2' };

const list = async () => ({ data: [INVOICE, OTHER], total: 2 });

type GetFile = (params: { invoice: string; signal?: AbortSignal }) => Promise<Blob>;

const NAMES = new Map([
    ['c1', 'Maintenance'],
    ['c2', 'Training'],
]);

const render = (getInvoiceFile: GetFile, route = '/contracts?view=invoices', options: PortalOptions = {}) =>
    renderPortal(
        <>
            <InvoiceList contractNames={NAMES} />
            <Toaster />
        </>,
        { dataProvider: { getList: list as never, getInvoiceFile }, route, ...options },
    );

const button = () => screen.findByRole('button', { name: `Download ${INVOICE.name}` }, { timeout: 5000 });

describe('the list of invoices', () => {
    it('downloads a file once, shows that it is loading, and saves it under the invoice’s name', async () => {
        let answer: (file: Blob) => void = () => undefined;
        const fetchFile = vi.fn((_params: { invoice: string }) => new Promise<Blob>(resolve => (answer = resolve)));
        const { user } = await render(fetchFile);
        await user.tripleClick(await button());
        const busy = screen.getByRole('button', { name: `Downloading ${INVOICE.name}` });
        expect(busy).toHaveFocus();
        expect(fetchFile).toHaveBeenCalledOnce();
        expect(fetchFile.mock.calls[0]?.[0]).toMatchObject({ invoice: 'i1' });

        await act(async () => answer(new Blob(['%PDF-1.7'], { type: 'application/pdf' })));
        expect(await button()).toHaveFocus();
        expect(saved).toHaveBeenCalledExactlyOnceWith('Invoice-2026-0001.pdf', 'blob:portal/1');
    });

    it('shows a failure with the text of the catalogue and offers to try again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const fetchFile = vi
            .fn<() => Promise<Blob>>()
            .mockRejectedValueOnce(new PortalError('contracts.errors.invoice', { status: 500, reason: 'http' }))
            .mockResolvedValueOnce(new Blob(['%PDF-1.7']));
        const { user } = await render(fetchFile);
        await user.click(await button());
        expect(await screen.findByText(/^Can't fetch invoice\./)).toBeVisible();
        expect(saved).not.toHaveBeenCalled();
        await user.click(await button());
        await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    });

    it('aborts its reads when the page is left, without a message', async () => {
        let signal: AbortSignal | undefined;
        const fetchFile = (params: { signal?: AbortSignal }) => {
            signal = params.signal;
            return new Promise<Blob>((_resolve, reject) => {
                params.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
            });
        };
        const { user, unmount } = await render(fetchFile);
        await user.click(await button());
        unmount();
        expect(signal?.aborted).toBe(true);
        expect(saved).not.toHaveBeenCalled();
    });

    it('shows only the invoices of one contract, and links to the contract in the customer’s list', async () => {
        const first = await render(async () => new Blob(), '/contracts?view=invoices&contract=c1');
        await button();
        expect(screen.queryByText(OTHER.name)).not.toBeInTheDocument();
        expect(screen.queryByText('Contract')).not.toBeInTheDocument();
        first.unmount();

        await render(async () => new Blob());
        await button();
        expect(screen.getByText(OTHER.name)).toBeVisible();
        expect(screen.getByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/contracts/c1');
    });

    it('offers every year and contract of which there are invoices, and keeps the choice in the URL', async () => {
        const { user, address } = await render(async () => new Blob(), '/contracts?view=invoices&page=2');
        await button();
        const options = (name: string) =>
            [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ label }) => label);
        expect(options('Year')).toEqual(['All years', '2026', '2025']);
        expect(options('Contract')).toEqual(['All contracts', 'Maintenance', 'Training']);
        await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
        expect(address()).toBe('/contracts?view=invoices&year=2025');
        expect(await screen.findByText(OTHER.name)).toBeVisible();
        expect(screen.queryByText(INVOICE.name)).not.toBeInTheDocument();
        await user.selectOptions(screen.getByRole('combobox', { name: 'Contract' }), 'Maintenance');
        expect(await screen.findByText('Nothing found')).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Show all' }));
        expect(address()).toBe('/contracts?view=invoices');
        expect(await screen.findByText(OTHER.name)).toBeVisible();
    });

    it.each([
        ['the name', '0002', 'en'],
        ['the name of the contract', 'train', 'en'],
        ['the month and year in figures', '11.2025', 'en'],
        ['the day as English writes it', '12/11/2025', 'en'],
        ['the name of the month', 'November', 'en'],
        ['words of both', 'nov training', 'en'],
        ['the day as German writes it', '12.11.2025', 'de'],
        ['the month and year as Slovak writes them', '11.2025', 'sk'],
        ['the name of the month in Polish', 'listopad', 'pl'],
    ] as const)('is searched for %s', async (_what, typed, language) => {
        await render(async () => new Blob(), `/contracts?view=invoices&filter=${encodeURIComponent(typed)}`, { language });
        expect(await screen.findByText(OTHER.name, undefined, { timeout: 5000 })).toBeVisible();
        expect(screen.queryByText(INVOICE.name)).not.toBeInTheDocument();
    });
});

describe('the tab of an invoice', () => {
    const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const tab = {
        document: document.implementation.createHTMLDocument(),
        location: { replace: vi.fn() },
        close: vi.fn(),
        focus: vi.fn(),
        closed: false,
    };
    const open = vi.fn<() => typeof tab | null>(() => tab);
    beforeEach(() => {
        vi.clearAllMocks();
        tab.closed = false;
        open.mockReturnValue(tab);
        vi.stubGlobal('open', open);
    });
    const name = () => screen.findByRole('button', { name: `Open ${INVOICE.name} in a new tab` }, { timeout: 5000 });

    it('is opened by the click, filled when the file has arrived, and shown again by the next click', async () => {
        let answer: (file: Blob) => void = () => undefined;
        const fetchFile = vi.fn(() => new Promise<Blob>(resolve => (answer = resolve)));
        const { user } = await render(fetchFile);
        await user.click(await name());
        expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
        expect(tab.document.title).toBe(INVOICE.name);
        expect(tab.document.body.textContent).toBe(`${INVOICE.name} is loading…`);
        expect(tab.location.replace).not.toHaveBeenCalled();
        // a page that calls itself a PDF is not shown as a page
        await act(async () => answer(new Blob(['%PDF-1.7'], { type: 'text/html' })));
        expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:portal/1');
        expect(create.mock.calls[0]?.[0].type).toBe('application/pdf');
        expect(saved).not.toHaveBeenCalled();

        await user.click(await name());
        expect(tab.focus).toHaveBeenCalledOnce();
        expect(fetchFile).toHaveBeenCalledOnce();
    });

    it('is closed after a failure, whose reason is shown', async () => {
        allowConsole(/^PortalError/);
        const { user } = await render(() =>
            Promise.reject(new PortalError('contracts.errors.invoice', { status: 500, reason: 'http' })),
        );
        await user.click(await name());
        expect(await screen.findByText(/^Can't fetch invoice\./)).toBeVisible();
        expect(tab.close).toHaveBeenCalledOnce();
    });

    it('that the browser refuses is explained, and nothing is fetched', async () => {
        open.mockReturnValue(null);
        const fetchFile = vi.fn(async () => PDF);
        const { user } = await render(fetchFile);
        await user.click(await name());
        expect(await screen.findByText(/^The browser blocked the new tab\./)).toBeVisible();
        expect(fetchFile).not.toHaveBeenCalled();
    });

    it('keeps the address of its file until it is closed', () => {
        vi.useFakeTimers();
        const opened = openTab({ title: 'a', text: 'b', language: 'en', onClosed: () => undefined });
        opened?.show(PDF);
        vi.advanceTimersByTime(10 * 60_000);
        expect(revoke).not.toHaveBeenCalled();
        tab.closed = true;
        vi.advanceTimersByTime(WATCH_MS);
        expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:portal/1');
        vi.advanceTimersByTime(WATCH_MS);
        expect(revoke).toHaveBeenCalledOnce();
    });

    it('aborts the read when it is closed before', () => {
        vi.useFakeTimers();
        const onClosed = vi.fn();
        openTab({ title: 'a', text: 'b', language: 'en', onClosed });
        tab.closed = true;
        vi.advanceTimersByTime(WATCH_MS);
        expect(onClosed).toHaveBeenCalledOnce();
        expect(revoke).not.toHaveBeenCalled();
    });
});

describe('saving a file', () => {
    it('saves plain bytes, which the browser does not display, and revokes the URL', async () => {
        vi.useFakeTimers();
        saveFile(new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'a.pdf');
        expect(create.mock.calls[0]?.[0].type).toBe('application/octet-stream');
        expect(document.querySelector('a[download]')).toBeNull();
        expect(revoke).not.toHaveBeenCalled();
        vi.advanceTimersByTime(REVOKE_AFTER_MS);
        expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:portal/1');
    });
});
