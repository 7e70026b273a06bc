import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Invoice } from '#dataProvider/types';
import SaveAllModal from '#src/invoices/zip/SaveAllModal';
import type { SelectedIds } from '#src/shared/list/useSelectedIds';
import { renderPortal } from '../support/renderPortal';

/** The code of ZIP files, which may be gone, and when it is done. */
const zip = vi.hoisted(() => ({ isGone: false, whole: Promise.resolve(new Blob(['zip'])) }));

vi.mock('client-zip', () => ({
    get downloadZip() {
        if (zip.isGone) throw new TypeError('Failed to fetch dynamically imported module');
        return () => ({ blob: () => zip.whole });
    },
}));

const INVOICES: Invoice[] = [1, 2].map(at => ({
    id: `i${at}`,
    name: `Invoice ${at}.pdf`,
    created: 1767225600,
    contractId: null,
}));

const selected: SelectedIds = {
    ids: ['i1', 'i2'],
    count: 2,
    has: () => true,
    select: () => undefined,
    toggle: () => undefined,
    replace: () => undefined,
    subscribe: () => () => undefined,
};

const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
    saved.mockReset();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:portal/1', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved(this.download);
    });
});

afterEach(() => {
    zip.isGone = false;
    zip.whole = Promise.resolve(new Blob(['zip']));
});

const open = async (getInvoiceFile = vi.fn(async () => new Blob(['%PDF']))) => {
    const closed = vi.fn();
    const { user } = await renderPortal(<SaveAllModal selected={selected} onClose={closed} />, {
        dataProvider: { getList: (async () => ({ data: INVOICES, total: 2 })) as never, getInvoiceFile },
    });
    return { user, closed, getInvoiceFile };
};

it('says that the code of ZIP files could not be loaded, and can be tried again', async () => {
    zip.isGone = true;
    const { user, closed } = await open();
    expect(await screen.findByText(/A part of the portal could not be loaded/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    zip.isGone = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\.zip$/));
});

it('saves nothing once it has been stopped, also while the ZIP file is made', async () => {
    let finish: (file: Blob) => void = () => undefined;
    zip.whole = new Promise(resolve => (finish = resolve));
    const { user } = await open();
    await screen.findAllByText('2 of 2 fetched');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await act(async () => finish(new Blob(['zip'])));
    expect(await screen.findByText(/^Stopped: 2 of 2 fetched/)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save 2 invoices' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('says why a ZIP file could not be made', async () => {
    const failing = Promise.reject(new RangeError('Array buffer allocation failed'));
    failing.catch(() => undefined);
    zip.whole = failing;
    await open();
    expect(await screen.findByText(/went wrong/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
