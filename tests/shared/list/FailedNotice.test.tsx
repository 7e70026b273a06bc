import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { renderPortal } from '../../support/renderPortal';

vi.mock('#src/config/contact', async original => ({ ...(await original<object>()), CONTACT_URL: 'mailto:help@cad.example' }));

it.each<[string, Error, string]>([
    ['a failed call', new PortalError('errors.network', { status: 0, reason: 'network' }), 'The server cannot be reached'],
    ['anything else', new TypeError('rows is undefined'), 'Oops, something went wrong'],
])('shows %s with the text of the catalogue', async (_what, error, text) => {
    await renderPortal(<FailedNotice error={error} onRetry={async () => undefined} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(/undefined/)).not.toBeInTheDocument();
});

it.each<[Error, number]>([
    [new PortalError('errors.500', { status: 500, reason: 'http' }), 1],
    [new PortalError('errors.network', { status: 0, reason: 'network' }), 0],
    [new PortalError('errors.404', { status: 404, reason: 'http', fromApi: true }), 0],
])('links the support where its text says to contact it: %s', async (error, links) => {
    await renderPortal(<FailedNotice error={error} onRetry={async () => undefined} />);
    const alert = await screen.findByRole('alert');
    expect(/contact our support/.test(alert.textContent)).toBe(links === 1);
    expect(screen.queryAllByRole('link', { name: 'Contact support' })).toHaveLength(links);
});
