import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '#customRoutes/applications/ApplicationModals'; // at hand, so that opening a modal does not wait for its code
import ApplicationsPage from '#customRoutes/applications/ApplicationsPage';
import { PortalError } from '#dataProvider/errors';
import type { Application } from '#dataProvider/types';
import { makeApplication } from '../../support/builders';
import { allowConsole } from '../../support/console';
import { renderPortal, type PortalOptions } from '../../support/renderPortal';

const render = (applications: readonly Application[], options: PortalOptions = {}) =>
    renderPortal(<ApplicationsPage />, { dataProvider: { getApplications: async () => [...applications] }, ...options });

const card = async (name: string) =>
    within((await screen.findByRole('heading', { name }, { timeout: 5000 })).closest('li') ?? document.body);

describe('/applications', () => {
    it('describes applications that it knows, and shows the label of others', async () => {
        await render([makeApplication({}), makeApplication({ id: 'secret', label: '<b>Secret</b>' })]);
        expect((await card('pCAD')).getByText(/Plan interiors in 3D/)).toBeVisible();
        const unknown = await card('<b>Secret</b>');
        expect(unknown.queryByText(/Plan/)).not.toBeInTheDocument();
        expect(unknown.getByText(/nothing to download or open/)).toBeVisible();
    });

    it('lists documents to open in another tab, notes that they are English, and returns the focus', async () => {
        const documents = [{ label: 'Manual', href: 'https://files.example/en.pdf', languages: ['en' as const] }];
        const { user } = await render([makeApplication({ documents })], { language: 'it' });
        const button = (await card('pCAD')).getByRole('button', { name: 'Documenti pCAD' });
        await user.click(button);
        const dialog = within(await screen.findByRole('dialog', { name: 'Documenti per pCAD' }));
        expect(dialog.getByText(/Non ci sono documenti in questa lingua \(italiano\)/)).toBeVisible();
        const link = dialog.getByRole('link', { name: /^Manual/ });
        expect(link).toHaveAttribute('href', 'https://files.example/en.pdf');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        expect(link).toHaveAttribute('target', '_blank');
        await user.keyboard('{Escape}');
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        expect(button).toHaveFocus();
    });

    it.each([
        ['fr', 'Aucun document dans cette langue (français)', 'Aucun document', /^Ouvrir \(anglais\) Rooms/],
        ['en', 'No documents in English', 'No documents', /^Open Rooms/],
    ] as const)(
        'says that there are no documents in %s, and that there are none at all',
        async (language, elsewhere, none, open) => {
            const german = { label: 'Handbuch', href: 'https://files.example/de.pdf', languages: ['de' as const] };
            const links = [{ href: 'https://app.example', languages: ['en' as const] }];
            await render([makeApplication({ documents: [german] }), makeApplication({ id: 'rooms', label: 'Rooms', links })], {
                language,
            });
            const first = await card('pCAD');
            expect(first.getByText(elsewhere)).toBeVisible();
            expect(first.queryByRole('button')).not.toBeInTheDocument();
            const second = await card('Rooms');
            expect(second.getByText(none)).toBeVisible();
            expect(second.getByRole('link', { name: open })).toHaveAttribute('href', 'https://app.example/');
        },
    );

    it('downloads a single file directly', async () => {
        await render([makeApplication({ downloads: [{ href: 'https://files.example/a.zip', languages: ['de'] }] })]);
        const link = (await card('pCAD')).getByRole('link', { name: 'Download pCAD' });
        expect(link).toHaveAttribute('href', 'https://files.example/a.zip');
        expect(link).toHaveAttribute('download');
        expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });

    it('asks for the language if there are several files', async () => {
        const downloads: Application['downloads'] = [
            { href: 'https://files.example/de.zip', languages: ['de'] },
            { href: 'https://files.example/en.zip', languages: ['en', 'nl'] },
        ];
        const { user } = await render([makeApplication({ downloads })], { language: 'de' });
        await user.click((await card('pCAD')).getByRole('button', { name: 'Herunterladen pCAD' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'pCAD herunterladen' }));
        expect(dialog.getAllByRole('link').map(link => link.textContent)).toEqual(['Deutsch', 'Englisch', 'Niederländisch']);
        expect(dialog.getByRole('link', { name: 'Niederländisch' })).toHaveAttribute('href', 'https://files.example/en.zip');
    });

    it('loads what the list left out, and offers to retry only that', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const bare = { id: 'pcad', label: 'pCAD' } as Application;
        const getApplication = vi
            .fn<() => Promise<Application>>()
            .mockRejectedValueOnce(new PortalError('applications.errors.load', { status: 500, reason: 'http' }))
            .mockResolvedValueOnce(makeApplication({ links: [{ href: 'https://app.example', languages: ['en'] }] }));
        const { user } = await renderPortal(<ApplicationsPage />, {
            dataProvider: { getApplications: async () => [bare], getApplication },
        });
        expect(await screen.findByText(/^Can't load application data\./)).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await screen.findByRole('link', { name: /^Open pCAD/ })).toBeVisible();
    });

    it('says that there are none', async () => {
        await render([]);
        expect(await screen.findByText('No applications yet')).toBeVisible();
    });
});
