import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import type { Licence } from '#dataProvider/types';
import { makeLicence } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import { failure } from '#tests/support/fakeClient';
import { academy, extras, main, open } from './openMembership';

/** The page of a membership in which 3 was typed before its number of licences became `count`. */
async function typedBefore(count: number) {
    allowConsole(/^PortalError/);
    let licences = [academy()];
    const order = vi.fn(async () => undefined);
    const { user } = await open(() => licences, order, { user: { id: 'u1' } });
    await main();
    await user.clear(extras());
    await user.type(extras(), '3');
    licences = [academy({ count })];
    return { user, order };
}

describe('the order', () => {
    it('shows the fee while typing, requires the consent to the main licence, and sends the extra licences plus one', async () => {
        const order = vi.fn(async () => undefined);
        const { user, address } = await open([], order);
        await main();
        for (const [typed, shown] of [
            ['0', /^69,00\s€$/],
            ['7', /^139,00\s€$/],
            ['1000', /^–$/],
            ['999', /^10\.059,00\s€$/],
        ] as const) {
            fireEvent.change(extras(), { target: { value: typed } });
            expect(document.querySelector('output')).toHaveTextContent(shown);
        }
        await user.type(extras(), '{Enter}');
        expect(await main()).toHaveAccessibleDescription(/tick the main licence/);
        expect(order).not.toHaveBeenCalled();
        await user.click(await main());
        await user.dblClick(screen.getByRole('button', { name: 'Order with obligation to pay' }));
        expect(await screen.findByText('the academy')).toBeVisible();
        expect(address()).toBe('/academy');
        expect(order).toHaveBeenCalledExactlyOnceWith({ count: 1000 });
    });

    it('leads nowhere if another page is shown when the answer comes', async () => {
        const { pathname } = window.location;
        const order = vi.fn(async () => {
            window.history.pushState({}, '', '/elsewhere');
            return undefined;
        });
        const { user, address } = await open([], order);
        await user.click(await main());
        await user.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
        expect(await screen.findByText(/Your order was submitted/)).toBeInTheDocument();
        expect(address()).toBe('/academy/membership');
        window.history.pushState({}, '', pathname);
    });

    it('shows a failure, and keeps what was entered', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const order = vi.fn(() => Promise.reject(failure(500, 'academy.errors.order')));
        const first = await open([], order, { user: { id: 'u1' } });
        await first.user.click(await main());
        await first.user.clear(extras());
        await first.user.type(extras(), '12{Enter}');
        await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It is not known whether this was done.'));
        await waitFor(() => expect(extras()).toBeEnabled());
        first.unmount();
        await open([], order, { user: { id: 'u1' } });
        expect(await main()).toBeChecked();
        expect(extras()).toHaveValue('12');
    });

    it('is looked up when its outcome is unknown: done if the figures show it', async () => {
        allowConsole(/^PortalError/);
        let licences: Licence[] = [];
        const order = vi.fn(() => {
            licences = [academy({ count: 13 })];
            return Promise.reject(failure(500, 'academy.errors.order'));
        });
        const { user } = await open(() => licences, order);
        await user.click(await main());
        await user.clear(extras());
        await user.type(extras(), '12{Enter}');
        expect(await screen.findByText('the academy')).toBeVisible();
        expect(order).toHaveBeenCalledOnce();
    });

    it.each([
        ['500', failure(500, 'academy.errors.order')],
        ['the 503 of a server in between', new PortalError('errors.503', { status: 503, reason: 'http', foreign: true })],
    ])(
        'may have arrived when its outcome stays unknown: the page says so, and another one is confirmed: %s',
        async (_by, why) => {
            allowConsole(/^PortalError/);
            const order = vi.fn(() => Promise.reject(why));
            const { user } = await open([], order);
            await user.click(await main());
            await user.clear(extras());
            await user.type(extras(), '12{Enter}');
            expect(await screen.findByText(/number of licences: 13\).* not known whether it was received/)).toBeVisible();
            await waitFor(() => expect(extras()).toBeEnabled());
            await user.click(screen.getByRole('button', { name: 'Order with obligation to pay' }));
            expect(await screen.findByRole('dialog', { name: 'Order again?' })).toHaveTextContent(/not known whether/);
            expect(order).toHaveBeenCalledOnce();
        },
    );

    it.each([
        [
            'Change with obligation to pay',
            /^Somebody else has changed the membership meanwhile: there were 3 licences, now there are 8\./,
        ],
        ['Terminate', /^Somebody else has changed the membership meanwhile/],
    ])('is not sent over what others have ordered since the numbers were shown: %s', async (button, text) => {
        const { user, order } = await typedBefore(8);
        await user.click(screen.getByRole('button', { name: button }));
        if (button === 'Terminate') await user.click(await screen.findByRole('button', { name: 'Terminate the membership' }));
        expect(await screen.findByText(text)).toBeVisible();
        expect(order).not.toHaveBeenCalled();
        // The numbers of now are beside what was typed, and another press sends it.
        expect((await screen.findAllByRole('definition'))[0]).toHaveTextContent('8');
        await waitFor(() => expect(extras()).toHaveValue('3'));
        await user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        await waitFor(() => expect(order).toHaveBeenCalledExactlyOnceWith({ count: 4 }));
    });

    it('is not sent if the server does not say how many licences there are, and was not sent then', async () => {
        const { user, order } = await typedBefore(NaN);
        await user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        expect(await screen.findByText(/^Not everything could be loaded/)).toBeVisible();
        expect(order).not.toHaveBeenCalled();
        expect(localStorage.getItem('academy-orders')).toBeNull();
    });

    it('is a new order when the membership has ended', async () => {
        await open([academy({ active: false })]);
        expect(await screen.findByText(/has ended/)).toBeVisible();
        expect(screen.getByRole('heading', { name: 'Order a membership' })).toBeVisible();
        expect(screen.queryByRole('button', { name: 'Terminate' })).not.toBeInTheDocument();
    });
});

describe('an existing membership', () => {
    it('is reduced after a hint, and not changed to the same number', async () => {
        const order = vi.fn(async () => undefined);
        const { user } = await open([academy()], order);
        expect(await main()).toBeChecked();
        await user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        expect(extras()).toHaveAccessibleDescription('This is the current number of licences.');
        await user.clear(extras());
        await user.type(extras(), '1');
        expect(screen.getByRole('note')).toHaveTextContent(/only after the minimum term of 12 months/);
        await user.click(screen.getByRole('button', { name: 'Change with obligation to pay' }));
        expect(order).toHaveBeenCalledExactlyOnceWith({ count: 2 });
        await waitFor(() =>
            expect(screen.getByText('Your change was submitted. It will be confirmed within one working day.')).toBeVisible(),
        );
    });

    it('ends with a count of 0 after a confirmation, and shows a refusal', async () => {
        allowConsole(/^PortalError/);
        const order = vi.fn(() => Promise.reject(failure(403, 'errors.forbidden')));
        const { user, address } = await open([academy()], order);
        await main();
        await user.click(screen.getByRole('button', { name: 'Terminate' }));
        const dialog = within(await screen.findByRole('dialog'));
        expect(dialog.getByText(/minimum term of the membership is 12 months/)).toBeVisible();
        await user.click(dialog.getByRole('button', { name: 'Terminate the membership' }));
        expect(await screen.findByText(/^User is not allowed to perform this action\./)).toBeVisible();
        expect(order).toHaveBeenCalledExactlyOnceWith({ count: 0 });
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        expect(address()).toBe('/academy/membership');
    });

    it.each([null, 253402300799])(
        'shows the figures of the paid licence with the most licences, never of the automatic one; until %s',
        async expire => {
            const automatic = academy({ id: 'a720', expire: 253402300799, count: 999 });
            const first = await open([
                automatic,
                academy({ count: 2 }),
                academy({ id: 'l8', expire, count_active_licences: 1234 }),
            ]);
            expect((await screen.findAllByRole('definition')).map(fact => fact.textContent)).toEqual(['3', '1,234', 'No expiry']);
            first.unmount();
            await open([automatic]);
            expect(await screen.findByText('Your company has no academy membership yet.')).toBeVisible();
            expect(screen.getByRole('heading', { name: 'Order a membership' })).toBeVisible();
            expect(screen.queryByRole('button', { name: 'Terminate' })).not.toBeInTheDocument();
        },
    );

    it('is found among many licences where the server ignores the filter', async () => {
        const all = [...Array.from({ length: 600 }, (_, at) => makeLicence({ id: `other${at}` })), academy({ count: 7 })];
        const getList = async (_name: string, { pagination }: { pagination?: { perPage: number } }) => ({
            data: all.slice(0, pagination?.perPage),
            total: all.length,
        });
        await open([], undefined, { dataProvider: { getList: getList as never } });
        await main();
        expect(extras()).toHaveValue('6');
    });

    it('says that several fields are required', async () => {
        await open([academy()]);
        expect(await main()).toBeRequired();
        expect(extras()).toBeRequired();
        expect(screen.getByText('* required')).toBeVisible();
    });
});

it.each([
    ['USER' as const, 'Your licence administrators manage the membership', 0],
    ['READER_ADMIN' as const, 'You have read-only access', 3],
])('%s changes nothing', async (role, title, figures) => {
    await open([academy()], undefined, { user: { role } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryAllByRole('definition')).toHaveLength(figures);
    for (const control of ['textbox', 'checkbox', 'button']) expect(screen.queryByRole(control)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the academy' })).toHaveAttribute('href', '/academy');
});
