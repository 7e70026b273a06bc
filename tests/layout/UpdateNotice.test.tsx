import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_EVERY_MS } from '../../src/shared/notices/updateCheck';
import { UpdateNotice } from '../../src/layout/UpdateNotice';
import { dismissAllToasts, Toaster } from '../../src/ui/feedback/toast';
import { renderPortal } from '../support/renderPortal';

const reload = vi.fn();
const script = document.createElement('script');

/** Shows the offer: the server has a newer version at the first check. */
async function offer() {
    const portal = await renderPortal(
        <>
            <Toaster />
            <UpdateNotice />
        </>,
    );
    await waitFor(() => expect(sessionStorage.getItem('portal-version')).not.toBeNull());
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + CHECK_EVERY_MS);
    await act(async () => {
        window.dispatchEvent(new Event('focus'));
    });
    return { ...portal, message: await screen.findByText('A new version of the portal is available.') };
}

beforeEach(() => {
    script.type = 'module';
    script.src = '/assets/main-1.js';
    document.head.append(script);
    reload.mockReset();
    vi.stubGlobal('location', Object.assign({}, window.location, { reload }));
    vi.stubGlobal(
        'fetch',
        vi.fn(async (address: string, { method }: RequestInit) =>
            address === '/'
                ? new Response(
                      method === 'HEAD' ? null : '<html data-settings="{}"><script src="/assets/main-2.js"></script></html>',
                      {
                          headers: { 'Last-Modified': 'Sat, 21 Nov 2026 10:00:00 GMT' },
                      },
                  )
                : new Response(null, {
                      headers: { 'Content-Type': 'text/javascript', 'Last-Modified': 'Fri, 20 Nov 2026 10:00:00 GMT' },
                  }),
        ),
    );
});

afterEach(() => {
    script.remove();
    act(() => dismissAllToasts());
});

describe('a newer version', () => {
    it('is offered in a message with its own id', async () => {
        const { message } = await offer();
        expect(message.closest('[data-toast-id]')).toHaveAttribute('data-toast-id', 'update-notification');
    });

    it('is loaded on demand', async () => {
        const { user } = await offer();
        await user.click(screen.getByRole('button', { name: 'Refresh now' }));
        expect(reload).toHaveBeenCalledTimes(1);
    });

    it('can be ignored', async () => {
        const { user, message } = await offer();
        await user.click(screen.getByRole('button', { name: 'Ignore' }));
        expect(message.closest('[data-toast-id]')).toHaveAttribute('data-leaving');
        expect(reload).not.toHaveBeenCalled();
    });
});
