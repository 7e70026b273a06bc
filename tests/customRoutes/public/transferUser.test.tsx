import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, json, refused } from '../../support/fakeFetch';
import { openPage } from './openPage';

const TRANSFER = {
    user: 'anna@holzmann.example',
    customerSource: { id: '10010', name: 'Holzmann Interior GmbH', flags: { demo: false } },
    customerDestination: { id: '10040', name: 'Demo Kitchens', flags: { demo: true } },
};
const VALID = { 'POST transfer/validateToken': TRANSFER };
const confirm = () => screen.findByRole('button', { name: 'Confirm transfer' });

describe('transfer of a user', () => {
    it('shows source and target, and sends once the box is ticked', async () => {
        const server = fakeServer({ ...VALID, 'POST transfer/approve': 204 });
        const page = openPage({ route: '/transfer-user?token=t1' });
        expect(await confirm()).toBeDisabled();
        expect(page.address()).toBe('/transfer-user');
        for (const text of ['anna@holzmann.example', 'Holzmann Interior GmbH', 'Customer number 10010', 'Demo Kitchens', 'Demo'])
            expect(screen.getByText(text)).toBeVisible();
        await page.user.click(screen.getByRole('checkbox', { name: /I confirm the transfer/ }));
        await page.user.click(await confirm());
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Transfer confirmed' })).toHaveFocus());
        expect(screen.getByText(/close this window/)).toBeVisible();
        const [request] = server.requested('POST transfer/approve');
        expect(request!.body).toEqual({ token: 't1' });
        expect(request!.headers.get('Authorization')).toBeNull();
    });

    it.each([
        ['', refused(500)],
        [' of a server in between', new Response('<html>404</html>', { status: 404 })],
    ])('shows a failure%s, and keeps the tick', async (_of, failed) => {
        fakeServer({ ...VALID, 'POST transfer/approve': failed });
        const { user } = openPage({ route: '/transfer-user?token=t1' });
        await confirm();
        await user.click(screen.getByRole('checkbox'));
        await user.click(await confirm());
        expect(await screen.findByRole('alert')).toHaveTextContent('The transfer could not be approved.');
        expect(screen.getByRole('checkbox')).toBeChecked();
        expect(await confirm()).toBeEnabled();
    });

    it.each([
        ['without a token', '/transfer-user'],
        ['with an unknown token', '/transfer-user?token=t1'],
    ])('says that the link is invalid %s', async (_case, route) => {
        fakeServer({ 'POST transfer/validateToken': refused(404) });
        openPage({ route });
        expect(await screen.findByRole('heading', { name: 'Invalid or expired link' })).toBeVisible();
        expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/');
    });

    it.each([
        [refused(500), 'The link could not be checked.'],
        [json(200, { user: 'anna@holzmann.example' }), 'The server’s response could not be read.'],
    ])('offers to try again when the check failed', async (reply, text) => {
        const server = fakeServer({ 'POST transfer/validateToken': reply });
        const { user } = openPage({ route: '/transfer-user?token=t1' });
        expect(await screen.findByRole('alert')).toHaveTextContent(text);
        server.on('POST transfer/validateToken', TRANSFER);
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        await confirm();
    });
});
