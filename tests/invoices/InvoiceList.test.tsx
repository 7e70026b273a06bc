import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { Invoice } from '../../dataProvider/types';
import { InvoiceList } from '../../src/invoices/public';
import { REVOKE_AFTER_MS, saveFile } from '../../src/shared/saveFile';
import { Toaster } from '../../src/ui/feedback/toast';
import { storeDisplayMode } from '../../src/config/displayMode';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

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

afterEach(() => vi.useRealTimers());

const OTHER: Invoice = { ...INVOICE, id: 'i2', name: 'Invoice-2026-0002.pdf', contractId: 'c2' };

const list = async () => ({ data: [INVOICE, OTHER], total: 2 });

const render = (getInvoiceFile: (params: { invoice: string; signal?: AbortSignal }) => Promise<Blob>, contract?: string) =>
    renderPortal(
        <>
            <InvoiceList contract={contract} contractNames={contract ? undefined : new Map([['c1', 'Maintenance']])} />
            <Toaster />
        </>,
        { dataProvider: { getList: list as never, getInvoiceFile } },
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
        const first = await render(async () => new Blob(), 'c1');
        await button();
        expect(screen.queryByText(OTHER.name)).not.toBeInTheDocument();
        expect(screen.queryByText('Contract')).not.toBeInTheDocument();
        first.unmount();

        await render(async () => new Blob());
        await button();
        expect(screen.getByText(OTHER.name)).toBeVisible();
        expect(screen.getByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/contracts/c1');
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
