import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AcademyRedirect from '#customRoutes/academy/AcademyRedirect';
import { makeCustomer } from '../../support/builders';
import { renderPortal } from '../../support/renderPortal';

vi.mock('#src/config/academy', async original => ({
    ...(await original<object>()),
    ACADEMY_URLS: { nl: 'https://academie.example/' },
}));

const open = (languages: string[]) =>
    renderPortal(<AcademyRedirect />, {
        route: '/redirects/academy',
        path: '/redirects/academy',
        routes: [{ path: '*', element: <p>another page</p> }],
        customer: makeCustomer({ languages }),
    });

it.each([
    ['de', ['de', 'nl'], '/academy'],
    ['a language without an address', ['it', 'de'], '/dashboard'],
    ['none', [], '/dashboard'],
])('the first language %s leads inside the portal', async (_name, languages, target) => {
    const { router, address } = await open(languages);
    await screen.findByText('another page');
    expect(address()).toBe(target);
    expect(router.state.historyAction).toBe('REPLACE');
});

it('leads to the external academy of the first language', async () => {
    const replace = vi.fn();
    const { href, origin, pathname, search, hash } = window.location;
    vi.stubGlobal('location', { href, origin, pathname, search, hash, replace });
    const { address } = await open(['nl', 'de']);
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('https://academie.example/'));
    expect(address()).toBe('/redirects/academy');
    vi.unstubAllGlobals();
});
