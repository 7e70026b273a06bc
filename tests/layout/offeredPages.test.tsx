import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CustomerGuard } from '../../src/layout/Guard';
import { Section } from '../../src/ui/Section';
import { ButtonLink, IconLink } from '../../src/ui/Button';
import { Link, OfferedPathsProvider } from '../../src/ui/Link';
import { Menu } from '../../src/ui/popup/Menu';
import { makeCustomer } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** What becomes of links to pages that are not offered, and of the pages themselves (PAGE-1, PAGE-2). */

const notContracts = (path: string) => !path.startsWith('/contracts');

const Links = () => (
    <OfferedPathsProvider value={notContracts}>
        <Link to="/contracts/c1?view=invoices#first">A contract</Link>
        <Link to={{ pathname: '/contracts', search: '?a=b' }}>All contracts</Link>
        <Link to="/licences?from=/contracts">A licence</Link>
        <ButtonLink variant="outlined" to="/contracts">
            To the contracts
        </ButtonLink>
        <ButtonLink variant="outlined" to="/licences">
            To the licences
        </ButtonLink>
        <IconLink to="/contracts" aria-label="Open the contracts" />
        <Section title="Contracts" to="/contracts" />
        <Menu
            name="More"
            look="icon"
            trigger="…"
            entries={[
                { id: 'contracts', label: 'Contracts in a menu', to: '/contracts' },
                { id: 'licences', label: 'Licences in a menu', to: '/licences' },
            ]}
        />
    </OfferedPathsProvider>
);

it('links become text, buttons and entries of menus are gone, and others stay', async () => {
    const { user } = await renderPortal(<Links />);
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['A licence', 'To the licences']);
    expect(screen.getByText('A contract')).toBeVisible();
    expect(screen.getByText('All contracts')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Contracts' })).toBeVisible();
    expect(screen.queryByText('To the contracts')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Licences in a menu']);
});

describe('a page that is offered by a flag of the customer', () => {
    const open = (school: boolean) => {
        const shown = vi.fn();
        const Page = () => {
            shown();
            return <p>the page</p>;
        };
        const guarded = (
            <CustomerGuard rules={['!school']}>
                <Page />
            </CustomerGuard>
        );
        const options = {
            route: '/academy',
            path: '/academy',
            routes: [{ path: '/', element: <p>the start</p> }],
            customer: makeCustomer({ flags: { school } }),
        };
        return { shown, rendered: renderPortal(guarded, options) };
    };

    it('opens for a customer who has it', async () => {
        await open(false).rendered;
        expect(await screen.findByText('the page')).toBeVisible();
    });

    it('redirects others, and neither renders nor reads anything', async () => {
        const { shown, rendered } = open(true);
        await rendered;
        expect(await screen.findByText('the start')).toBeVisible();
        expect(shown).not.toHaveBeenCalled();
    });
});
