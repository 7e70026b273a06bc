import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import { PageError } from '../../src/layout/PageError';
import { RecordFailure } from '../../src/shared/recordFailure';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

vi.mock('react-router', async original => ({
    ...(await original<typeof import('react-router')>()),
    useRouteError: () => thrown,
}));

let thrown: unknown;
const reload = vi.fn();
const show = async (error: unknown) => {
    thrown = error;
    return renderPortal(<PageError />, { route: '/licences/9', routes: [{ path: '/dashboard', element: <p>the dashboard</p> }] });
};

beforeEach(() => {
    allowConsole(/React Router/);
    reload.mockReset();
    vi.stubGlobal('location', Object.assign({}, window.location, { reload }));
});

describe('a page that failed', () => {
    it('is not found', async () => {
        await show(new PortalError('errors.404', { status: 404, reason: 'http', fromApi: true }));
        expect(screen.getByRole('heading', { name: 'This page was not found' })).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
    });

    it('is not found, for a record: with its own sentence, its path and a link to its list', async () => {
        const failure = new PortalError('cloudGroups.errors.notFound', { status: 404, reason: 'http', fromApi: true });
        const { user } = await show(new RecordFailure(failure, [{ title: 'Cloud groups', url: '/dashboard' }]));
        expect(screen.getByRole('heading', { name: 'Cloud group not found' })).toBeInTheDocument();
        expect(document.title).toMatch(/^Cloud group not found/);
        await user.click(screen.getByRole('button', { name: 'Go back' }));
        expect(screen.getByText('the dashboard')).toBeInTheDocument();
    });

    it('refers to support if the error is unknown, and shows no details of it', async () => {
        await show(new TypeError('x is undefined'));
        const alert = screen.getByRole('alert');
        expect(alert).toHaveTextContent('Oops, something went wrong');
        expect(alert).toHaveTextContent('please contact our support');
        expect(alert).not.toHaveTextContent('undefined');
    });

    it('shows the text of the catalogue for a failed call', async () => {
        await show(new PortalError('errors.500', { status: 500, reason: 'http' }));
        expect(screen.getByRole('alert')).toHaveTextContent('Request could not be processed');
        expect(screen.getByRole('alert')).toHaveTextContent('please contact our support');
    });

    it('offers to reload if its code is missing', async () => {
        const { user } = await show(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
        expect(screen.getByRole('heading', { name: 'A part of the portal could not be loaded' })).toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Reload the page' }));
        expect(reload).toHaveBeenCalledTimes(1);
    });

    it('links to the dashboard if there is no previous page', async () => {
        const { user } = await show(new Error('boom'));
        await user.click(screen.getByRole('button', { name: 'Go back' }));
        expect(screen.getByText('the dashboard')).toBeInTheDocument();
    });
});
