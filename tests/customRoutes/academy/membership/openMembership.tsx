import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import MembershipPage from '#customRoutes/academy/membership/MembershipPage';
import type { Licence } from '#dataProvider/types';
import { Toaster } from '#src/ui/feedback/toast';
import { makeLicence } from '#tests/support/builders';
import { renderPortal, type PortalOptions } from '#tests/support/renderPortal';

/** The page of the academy membership, opened with these licences. */

export const academy = (fields: Partial<Licence> = {}) => makeLicence({ id: 'l9', product: 'academy', count: 3, ...fields });

const rowsOf = (licences: Licence[] | (() => Licence[])) => {
    const data = typeof licences === 'function' ? licences() : licences;
    return { data, total: data.length };
};

export const open = (
    licences: Licence[] | (() => Licence[]),
    orderAcademy = vi.fn(async () => undefined),
    options: PortalOptions = {},
) =>
    // Its texts are awaited before it renders.
    act(async () =>
        renderPortal(
            <>
                <MembershipPage />
                <Toaster />
            </>,
            {
                route: '/academy/membership',
                path: '/academy/membership',
                routes: [
                    {
                        path: '/academy',
                        element: (
                            <>
                                <p>the academy</p>
                                <Toaster />
                            </>
                        ),
                    },
                ],
                ...options,
                dataProvider: { getList: (async () => rowsOf(licences)) as never, orderAcademy, ...options.dataProvider },
            },
        ),
    );

export const main = () => screen.findByRole('checkbox', { name: /^Main licence, 69,00\s€ per month/ });
export const extras = () => screen.getByRole('textbox', { name: 'Additional licences' });
