import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLoad } from '#src/shared/notices/useNotices';
import { openPage, type PageOptions } from './openPage';

const KEY = 'portal-notifications';
const MAINTENANCE = { id: 'n1', variant: 'warning', text: { en: 'Maintenance', de: 'Wartung' }, public: true };

const post = (...notices: object[]) =>
    vi.stubGlobal(
        'fetch',
        vi.fn(async () => new Response(JSON.stringify(notices))),
    );

/** Opens a public page and lets the browser be idle. */
async function open(options: PageOptions = {}) {
    const whenIdle = vi.fn<(callback: IdleRequestCallback) => number>(() => 1);
    window.requestIdleCallback = whenIdle;
    const page = openPage(options);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(whenIdle).toHaveBeenCalled());
    expect(fetch).not.toHaveBeenCalled();
    await act(async () => whenIdle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 }));
    await waitFor(() => expect(fetch).toHaveBeenCalledWith('/notifications.json', expect.anything()));
    await act(async () => undefined);
    return page;
}

beforeEach(forgetLoad);

describe('notices on a public page', () => {
    it('appear when the page is idle, in its language, if they are public and not for certain roles', async () => {
        post(
            MAINTENANCE,
            { ...MAINTENANCE, id: 'n2', public: false, text: { en: 'Inside' } },
            { ...MAINTENANCE, id: 'n3', roles: ['USER'], text: { en: 'Users' } },
            { ...MAINTENANCE, id: 'n4', until: 1, text: { en: 'Past' } },
        );
        await open({ language: 'de' });
        expect((await screen.findByRole('region', { name: 'Hinweise' })).textContent).toBe('Warnung: Wartung');
    });

    it('are dismissed by the same rules as in the portal', async () => {
        post({ ...MAINTENANCE, reset: 'never' });
        const { user, unmount } = await open();
        await user.click(await screen.findByRole('button', { name: 'Dismiss the notice' }));
        expect(screen.queryByRole('region')).not.toBeInTheDocument();
        expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
        expect(localStorage.getItem(KEY)).toBe('["n1||true"]');
        unmount();
        forgetLoad();
        vi.mocked(fetch).mockClear();
        await open();
        expect(screen.queryByText('Maintenance')).not.toBeInTheDocument();
    });
});
