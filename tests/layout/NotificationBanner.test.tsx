import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBanner } from '../../src/layout/NotificationBanner';
import { forgetLoad } from '../../src/shared/notices/useNotices';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

const KEY = 'portal-notifications';
const post = (notices: unknown) =>
    vi.stubGlobal(
        'fetch',
        vi.fn(async () => new Response(JSON.stringify(notices))),
    );
const show = async (options: PortalOptions = {}) => {
    const portal = await renderPortal(<NotificationBanner />, options);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await act(async () => undefined);
    return portal;
};
const notice = (fields: object) => ({ id: 'n1', variant: 'warning', text: { en: 'Maintenance', de: 'Wartung' }, ...fields });
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));

beforeEach(forgetLoad);

afterEach(() => {
    vi.useRealTimers();
});

describe('the notices', () => {
    it.each([
        ['default', 'Notice'],
        ['success', 'Good news'],
        ['warning', 'Warning'],
        ['danger', 'Important'],
    ])('of variant %s name it in words', async (variant, word) => {
        post([notice({ variant })]);
        await show();
        const text = await screen.findByText('Maintenance');
        expect(text.closest('[data-variant]')).toHaveAttribute('data-variant', variant);
        expect(text.closest('p')).toHaveTextContent(`${word}: Maintenance`);
    });

    it('are in the user’s language and for the user’s role', async () => {
        post([notice({ roles: ['ADMIN'] }), notice({ id: 'n2', roles: ['USER'], text: { de: 'Nur Benutzer' } })]);
        await show({ language: 'de' });
        expect(await screen.findByText('Wartung')).toBeInTheDocument();
        expect(screen.queryByText('Nur Benutzer')).not.toBeInTheDocument();
    });

    it('are absent if the file is invalid', async () => {
        vi.stubGlobal(
            'fetch',
            vi.fn(async () => new Response('<!doctype html>')),
        );
        const { container } = await show();
        expect(container.querySelector('section')).toBeNull();
    });

    it('are plain text, never HTML', async () => {
        post([notice({ text: { en: '<b>Maintenance</b>' } })]);
        await show();
        expect(await screen.findByText('<b>Maintenance</b>')).toBeInTheDocument();
    });
});

describe('dismissing', () => {
    it.each([
        ['for good', 'never', false, /^n1\|\|true$/],
        ['until the next load', undefined, true, /^n1\|\|true$/],
        ['until the next load, as posted', 'reload', true, /^n1\|\|true$/],
        ['for an hour', 3600, false, /^n1\|\|\d+$/],
    ])('%s', async (_how, reset, again, stored) => {
        post([notice({ reset })]);
        const { unmount } = await show();
        await screen.findByText('Maintenance');
        dismiss();
        expect(screen.queryByText('Maintenance')).not.toBeInTheDocument();
        expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([expect.stringMatching(stored)]);
        unmount();

        forgetLoad();
        const loadedAgain = JSON.parse(localStorage.getItem(KEY) ?? '') as string[];
        await renderPortal(<NotificationBanner />);
        if (again) {
            expect(await screen.findByText('Maintenance')).toBeInTheDocument();
            expect(localStorage.getItem(KEY)).toBe('[]');
        } else {
            await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
            await act(async () => undefined);
            expect(screen.queryByText('Maintenance')).not.toBeInTheDocument();
            expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(loadedAgain);
        }
    });

    it('until the next load survives a sign-out and a sign-in', async () => {
        post([notice({})]);
        const { unmount } = await show();
        await screen.findByText('Maintenance');
        dismiss();
        unmount();
        await show();
        await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
        await act(async () => undefined);
        expect(screen.queryByText('Maintenance')).not.toBeInTheDocument();
    });

    it('ends when its time is over', async () => {
        post([notice({ reset: 60 })]);
        await show();
        await screen.findByText('Maintenance');
        vi.useFakeTimers();
        dismiss();
        await act(() => vi.advanceTimersByTimeAsync(59_000));
        expect(screen.queryByText('Maintenance')).not.toBeInTheDocument();
        await act(() => vi.advanceTimersByTimeAsync(1_000));
        expect(screen.getByText('Maintenance')).toBeInTheDocument();
    });

    it('removes only one notice', async () => {
        post([notice({}), notice({ id: 'n2', text: { en: 'Fair' } })]);
        await show();
        const first = (await screen.findByText('Maintenance')).closest<HTMLElement>('[data-variant]')!;
        fireEvent.click(within(first).getByRole('button'));
        expect(screen.queryByText('Maintenance')).not.toBeInTheDocument();
        expect(screen.getByText('Fair')).toBeInTheDocument();
    });

    it('ignores a corrupt storage', async () => {
        localStorage.setItem(KEY, '{"a":');
        post([notice({ reset: 'never' })]);
        await show();
        await screen.findByText('Maintenance');
        dismiss();
        expect(localStorage.getItem(KEY)).toBe('["n1||true"]');
    });
});
