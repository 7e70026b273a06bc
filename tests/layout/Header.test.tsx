import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { Header } from '../../src/layout/Header';
import { useSidebar } from '../../src/layout/useSidebar';
import { makeCustomer } from '../support/builders';
import { setViewportWidth } from '../support/browserParts';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

function Shown() {
    return <Header sidebar={useSidebar()} />;
}

const show = (options: PortalOptions = {}) => renderPortal(<Shown />, options);
const account = () => screen.getByRole('button', { name: /^Account of/ });
const reload = vi.fn();

beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal('location', Object.assign({}, window.location, { reload }));
});

describe('the header', () => {
    it('shows the first two letters of the e-mail', async () => {
        await show({ user: { email: 'łukasz@holzmann.example' } });
        expect(account()).toHaveTextContent('ŁU');
    });

    it('keeps the account menu with the sign-out if the user is unknown', async () => {
        const { user } = await show({
            user: { email: '' },
            identity: () => Promise.reject(new PortalError('errors.500', { status: 500, reason: 'http' })),
        });
        await user.click(screen.getByRole('button', { name: 'Account' }));
        expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
    });

    it.each([
        ['en', 'Help'],
        ['de', 'Hilfe'],
        ['fr', 'Aide (en anglais)'],
        ['sk', 'Pomoc (po anglicky)'],
    ] as const)('says in %s in which language the help is, if in another: %s', async (language, help) => {
        const { user } = await show({ language });
        await user.click(screen.getByRole('button', { name: /@/ }));
        expect(screen.getByRole('menuitem', { name: help })).toBeInTheDocument();
    });

    it.each([
        ['ADMIN', 'Administrator'],
        ['READER_ADMIN', 'Administrator (read only)'],
    ] as const)('shows the current customer and a label to the role %s', async (role, label) => {
        await show({ user: { role, customer: '10010', customerContext: '10020' } });
        expect(screen.getByText('Customer number 10020')).toBeInTheDocument();
        expect(screen.getByText(label)).toBeInTheDocument();
    });

    it('shows the user’s own customer without a context', async () => {
        await show({ user: { customer: '10010', customerContext: null } });
        expect(screen.getByText('Customer number 10010')).toBeInTheDocument();
    });

    it('shows neither to an ordinary user', async () => {
        await show({ user: { role: 'USER' } });
        expect(screen.queryByText(/Customer number/)).not.toBeInTheDocument();
        expect(screen.queryByText('Admin')).not.toBeInTheDocument();
    });

    it.each([
        ['ADMIN', true, true],
        ['READER_ADMIN', true, true],
        ['USER', true, false],
        ['ADMIN', false, false],
    ] as const)('for the role %s with demo %s: badge %s', async (role, demo, badge) => {
        const { dataProvider } = await show({ user: { role }, customer: makeCustomer({ flags: { demo } }) });
        await waitFor(() => expect(dataProvider.getCurrentCustomer).toHaveBeenCalled());
        if (badge) expect(await screen.findByText('Demo licence')).toBeInTheDocument();
        else await waitFor(() => expect(screen.queryByText('Demo licence')).not.toBeInTheDocument());
    });

    it('shows the customer in the account menu on a phone', async () => {
        setViewportWidth(360);
        const { user } = await show();
        expect(screen.queryByText('Customer number 10010')).not.toBeInTheDocument();
        await user.click(account());
        expect(screen.getByText('Customer number 10010')).toBeInTheDocument();
        expect(screen.getByRole('button', { name: 'Open the navigation' })).toHaveAttribute('aria-expanded', 'false');
    });
});

describe('the account menu', () => {
    it('names the user and links to the profile', async () => {
        const { user, address } = await show({ user: { displayName: 'Anna H.', email: 'anna@holzmann.example' } });
        await user.click(account());
        expect(screen.getByText('Anna H.')).toBeInTheDocument();
        expect(screen.getByText('anna@holzmann.example')).toBeInTheDocument();
        await user.click(screen.getByRole('menuitem', { name: 'My profile' }));
        expect(address()).toBe('/profile');
        expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });

    it('signs out', async () => {
        const { user, queryClient } = await show();
        queryClient.setQueryData(['licences'], 'cached');
        await user.click(account());
        await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
        await waitFor(() => expect(queryClient.getQueryData(['licences'])).toBeUndefined());
    });

    it('works by keyboard', async () => {
        const { user } = await show();
        account().focus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Changes in this browser' })).toHaveFocus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveFocus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Save my situation' })).toHaveFocus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
        await user.keyboard('{ArrowDown}');
        expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus();
        await user.keyboard('{ArrowUp}');
        expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
        await user.keyboard('{Home}');
        expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus();
        await user.keyboard('s');
        expect(screen.getByRole('menuitem', { name: 'Save my situation' })).toHaveFocus();
        await user.keyboard('{Escape}');
        expect(screen.queryByRole('menu')).not.toBeInTheDocument();
        expect(account()).toHaveFocus();
    });

    it('closes when the focus leaves it', async () => {
        const { user } = await show();
        await user.click(account());
        await user.tab();
        expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
});

describe('the language menu', () => {
    const open = async (language: 'de' | 'en') => {
        const portal = await show({ language });
        await portal.user.click(screen.getByRole('button', { name: language === 'de' ? /Deutsch$/ : /English$/ }));
        return portal;
    };

    it('lists the seven languages by their own names and marks the active one', async () => {
        await open('en');
        const items = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
        expect(items.map(item => item.textContent)).toEqual([
            'Deutsch',
            'English',
            'Français',
            'Italiano',
            'Nederlands',
            'Polski',
            'Slovenčina',
        ]);
        expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
        expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
    });

    it('saves the choice and reloads the page', async () => {
        const { user } = await open('en');
        await user.click(screen.getByRole('menuitemradio', { name: 'Polski' }));
        expect(localStorage.getItem('language')).toBe('pl');
        expect(reload).toHaveBeenCalledTimes(1);
    });

    it('does nothing for the active language', async () => {
        const { user } = await open('de');
        await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
        expect(reload).not.toHaveBeenCalled();
    });
});

describe('the appearance', () => {
    it('can be changed and is stored', async () => {
        const { user } = await show();
        await user.click(screen.getByRole('button', { name: /^Appearance/ }));
        await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
        await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
        expect(screen.getByRole('button', { name: 'Appearance: Dark' })).toBeInTheDocument();
    });
});
