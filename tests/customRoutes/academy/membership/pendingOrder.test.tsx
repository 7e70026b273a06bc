import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as session from '#authProvider/session';
import { academy, extras, main, open } from './openMembership';

describe('a pending order', () => {
    it('is known to every user of the customer in this browser, in other tabs and after a sign-out', async () => {
        const first = await open([academy()], undefined, { user: { id: 'u1' } });
        const underWay = () => screen.queryByText(/^Your order of .* \(number of licences: 7\) is in progress/);
        await main();
        await first.user.clear(extras());
        await first.user.type(extras(), '6');
        await first.user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        expect(await screen.findByText('the academy')).toBeVisible();
        first.unmount();
        session.end('signed-out');

        const other = await open([academy()], undefined, { user: { id: 'u2', customerContext: '20020' } });
        await main();
        expect(underWay()).not.toBeInTheDocument();
        other.unmount();

        sessionStorage.clear();
        const stored = localStorage.getItem('academy-orders') ?? '';
        localStorage.removeItem('academy-orders');
        await open([academy()], undefined, { user: { id: 'u3', customer: '20020', customerContext: '10010' } });
        await main();
        expect(underWay()).not.toBeInTheDocument();
        // Another tab orders.
        localStorage.setItem('academy-orders', stored);
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'academy-orders' })));
        expect(underWay()).toBeVisible();
    });

    it.each(['[]', '{"10010":7}', '{"10010":{"count":"7","at":1}}', 'x'])(
        'ignores a corrupt note of an order: %s',
        async note => {
            localStorage.setItem('academy-orders', note);
            await open([academy()]);
            await main();
            expect(screen.queryByText(/in progress/)).not.toBeInTheDocument();
        },
    );

    it('is shown, and another one sent only after a confirmation; it ends when the figures show it', async () => {
        const order = vi.fn(async () => undefined);
        const change = async (user: Awaited<ReturnType<typeof open>>['user'], to: string) => {
            await main();
            await user.clear(extras());
            await user.type(extras(), to);
            await user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        };
        const first = await open([academy()], order, { user: { id: 'u1' } });
        await change(first.user, '6');
        expect(await screen.findByText('the academy')).toBeVisible();
        first.unmount();
        const second = await open([academy()], order, { user: { id: 'u1' } });
        expect(await screen.findByText(/^Your order of .* \(number of licences: 7\) is in progress/)).toBeVisible();
        await change(second.user, '8');
        const dialog = within(await screen.findByRole('dialog', { name: 'Order again?' }));
        expect(order).toHaveBeenCalledTimes(1);
        await second.user.click(dialog.getByRole('button', { name: 'Change with obligation to pay' }));
        expect(await screen.findByText('the academy')).toBeVisible();
        expect(order).toHaveBeenLastCalledWith({ count: 9 });
        second.unmount();
        await open([academy({ count: 9 })], order, { user: { id: 'u1' } });
        await main();
        expect(screen.queryByText(/in progress/)).not.toBeInTheDocument();
        expect(localStorage.getItem('academy-orders')).toBeNull();
    });

    it('perhaps exists if its page is closed before the response, so that another one needs a confirmation', async () => {
        const order = vi.fn(() => new Promise<undefined>(() => undefined));
        const { user, unmount } = await open([academy()], order, { user: { id: 'u1' } });
        await main();
        await user.clear(extras());
        await user.type(extras(), '6');
        await user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        await vi.waitFor(() => expect(order).toHaveBeenCalledTimes(1));
        expect(localStorage.getItem('academy-orders')).toBeNull();
        window.dispatchEvent(new Event('pagehide'));
        unmount();

        await open([academy()], order, { user: { id: 'u1' } });
        await main();
        expect(screen.getByText(/was not answered: it is not known whether it was received/)).toBeVisible();
    });

    it.each([
        [7, /It will take effect within one working day/],
        [2, /The reduction will take effect only after the minimum term of 12 months/],
        [0, /^Termination of .* It will be confirmed within one working day/],
    ])('of %i licences instead of three says when it takes effect', async (count, text) => {
        const order = { count, at: Math.floor(Date.now() / 1000) };
        localStorage.setItem('academy-orders', JSON.stringify({ '10010': order }));
        await open([academy()], undefined, { user: { id: 'u1' } });
        expect(await screen.findByText(text)).toBeVisible();
    });
});
