import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from '../../src/layout/Header';
import { Sidebar } from '../../src/layout/Sidebar';
import { useSidebar } from '../../src/layout/useSidebar';
import { makeCustomer } from '../support/builders';
import { setViewportWidth } from '../support/browserParts';
import { allowConsole } from '../support/console';
import { renderPortal, type PortalOptions } from '../support/renderPortal';

function Shown() {
    const sidebar = useSidebar();
    return (
        <>
            <Header sidebar={sidebar} />
            <Sidebar sidebar={sidebar} />
        </>
    );
}

const show = (options: PortalOptions = {}) => renderPortal(<Shown />, { route: '/dashboard', ...options });
const navigation = () => screen.getByRole('navigation', { name: 'Main navigation' });
const titles = () =>
    within(navigation())
        .getAllByRole('link')
        .map(link => link.textContent);

describe('the sidebar', () => {
    it('shows an administrator the entries that the rules allow', async () => {
        await show({ language: 'en' });
        await waitFor(() =>
            expect(titles()).toEqual([
                'Dashboard',
                'Profile',
                'User management',
                'Licences',
                'Cloud groups',
                'Contracts and invoices',
                'Applications',
                'Academy(opens in a new tab)',
            ]),
        );
    });

    it('shows an ordinary user fewer, and their own keys', async () => {
        await show({ user: { role: 'USER', cam: true } });
        await waitFor(() =>
            expect(titles()).toEqual([
                'Dashboard',
                'Profile',
                'Licence keys',
                'Applications',
                'CAM Tickets',
                'Academy(opens in a new tab)',
            ]),
        );
    });

    it('still works if the customer cannot be loaded', async () => {
        allowConsole(/lost/);
        const { user, address } = await show({
            dataProvider: { getCurrentCustomer: () => Promise.reject(new Error('lost')) },
        });
        await user.click(screen.getByRole('link', { name: 'User management' }));
        expect(address()).toBe('/user-management');
    });

    it('opens an external academy in a new tab and the portal’s own in place', async () => {
        const { unmount } = await show({ language: 'en' });
        const external = screen.getByRole('link', { name: /^Academy/ });
        expect(external).toHaveAttribute('target', '_blank');
        expect(external).toHaveAttribute('rel', 'noopener noreferrer');
        unmount();
        await show({ language: 'de', customer: makeCustomer() });
        expect(screen.getByRole('link', { name: /^(Academy|Akademie)/ })).toHaveAttribute('href', '/academy');
    });

    it('marks the open page, even on a page below it', async () => {
        await show({ route: '/licences/5/users' });
        expect(screen.getByRole('link', { name: 'Licences' })).toHaveAttribute('aria-current', 'page');
        expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    });

    it('collapses to icons that keep their names, and stays collapsed after a reload', async () => {
        const { user, unmount } = await show();
        await user.click(screen.getByRole('button', { name: 'Collapse the navigation' }));
        expect(navigation()).toHaveAttribute('data-collapsed');
        expect(screen.getByRole('link', { name: 'Licences' })).toHaveAttribute('title', 'Licences');
        expect(localStorage.getItem('sidebar')).toBe('collapsed');
        unmount();

        await show();
        const expand = screen.getByRole('button', { name: 'Expand the navigation' });
        expect(expand).toHaveAttribute('aria-expanded', 'false');
        await user.click(expand);
        expect(navigation()).not.toHaveAttribute('data-collapsed');
        expect(localStorage.getItem('sidebar')).toBe('expanded');
    });
});

describe('the navigation on a phone', () => {
    const open = async () => {
        setViewportWidth(360);
        const portal = await show();
        const opener = screen.getByRole('button', { name: 'Open the navigation' });
        await portal.user.click(opener);
        return { ...portal, opener };
    };

    it('opens over the page, with the focus on the entry of the open page', async () => {
        const { opener } = await open();
        expect(navigation()).toHaveAttribute('data-open');
        expect(opener).toHaveAttribute('aria-expanded', 'true');
        expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    });

    it('keeps the focus inside', async () => {
        const { user } = await open();
        screen.getByRole('button', { name: 'Close the navigation' }).focus();
        await user.tab({ shift: true });
        expect(screen.getByRole('link', { name: /^Academy/ })).toHaveFocus();
        await user.tab();
        expect(screen.getByRole('button', { name: 'Close the navigation' })).toHaveFocus();
    });

    it('closes on Escape and returns the focus', async () => {
        const { user, opener } = await open();
        await user.keyboard('{Escape}');
        expect(navigation()).not.toHaveAttribute('data-open');
        expect(opener).toHaveFocus();
    });

    it.each(['Licences', 'Dashboard'])('closes on navigation to %s', async title => {
        const { user } = await open();
        await user.click(within(navigation()).getByRole('link', { name: title }));
        expect(navigation()).not.toHaveAttribute('data-open');
    });

    it('is never collapsed', async () => {
        localStorage.setItem('sidebar', 'collapsed');
        await open();
        expect(navigation()).not.toHaveAttribute('data-collapsed');
    });
});
