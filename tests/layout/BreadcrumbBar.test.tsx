import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BreadcrumbBar } from '../../src/layout/BreadcrumbBar';
import { useBreadcrumb, type BreadcrumbItem } from '../../src/shared/breadcrumb';
import { setViewportWidth } from '../support/browserParts';
import { renderPortal } from '../support/renderPortal';

function Page({ items }: { items: BreadcrumbItem[] }) {
    useBreadcrumb(items);
    return <BreadcrumbBar />;
}

const DEEP: BreadcrumbItem[] = [
    { title: 'Licences', url: '/licences' },
    { title: 'A licence with a very long name', url: '/licences/5', truncate: true },
    { title: 'Users' },
];
const show = (items: BreadcrumbItem[], route = '/licences/5/users') => renderPortal(<Page items={items} />, { route });
const steps = () => within(screen.getByRole('list')).getAllByRole('listitem');

describe('the breadcrumb bar', () => {
    it('starts at the dashboard and ends at the page', async () => {
        await show(DEEP);
        expect(steps().map(step => step.textContent)).toEqual([
            'Dashboard',
            'Licences',
            'A licence with a very long name',
            'Users',
        ]);
        expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
        expect(screen.getByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/licences');
        expect(within(steps()[3]!).getByText('Users').closest('[aria-current]')).toHaveAttribute('aria-current', 'page');
        expect(screen.queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    });

    it('truncates long titles and keeps the full title as a tooltip', async () => {
        await show(DEEP);
        const long = screen.getByRole('link', { name: 'A licence with a very long name' });
        expect(long).toHaveAttribute('data-truncate');
        expect(long).toHaveAttribute('title', 'A licence with a very long name');
        expect(screen.getByRole('link', { name: 'Licences' })).not.toHaveAttribute('title');
    });

    it('is only the root on the dashboard', async () => {
        await show([{ title: 'Dashboard' }], '/dashboard');
        expect(steps()).toHaveLength(1);
        expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it('announces the page that has opened', async () => {
        const { container } = await show(DEEP);
        expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Users');
    });
});

describe('on a phone', () => {
    it.each([
        ['the nearest parent with an address', DEEP, '/licences/5'],
        ['the dashboard from a page below it', [{ title: 'Profile' }], '/dashboard'],
        [
            'past an item without an address',
            [{ title: 'Licences', url: '/licences' }, { title: 'Group' }, { title: 'Key' }],
            '/licences',
        ],
    ])('the back button leads to %s, labelled with the last title', async (_where, items, parent) => {
        setViewportWidth(360);
        await show(items);
        const last = items.at(-1)!.title;
        const back = screen.getByRole('link', { name: `Back: ${last}` });
        expect(back).toHaveTextContent(last);
        expect(back).toHaveAttribute('href', parent);
        expect(screen.queryByRole('list')).not.toBeInTheDocument();
    });

    it('the dashboard has no back button', async () => {
        setViewportWidth(360);
        await show([], '/dashboard');
        expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });
});
