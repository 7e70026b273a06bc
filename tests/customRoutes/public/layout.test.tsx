import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadPublicMessages } from '#i18n/public';
import { reloadPage } from '#customRoutes/public/reload';
import { client } from '#src/client';
import { allowConsole } from '../../support/console';
import { fakeServer } from '../../support/fakeFetch';
import { openPage } from './openPage';

vi.mock('#customRoutes/public/reload', async original => ({
    ...(await original<typeof import('#customRoutes/public/reload')>()),
    reloadPage: vi.fn(),
}));
vi.mock('#i18n/public', async original => {
    const real = await original<typeof import('#i18n/public')>();
    return { ...real, loadPublicMessages: vi.fn(real.loadPublicMessages) };
});

describe('public layout', () => {
    it('stores the chosen language and reloads the page', async () => {
        fakeServer();
        const { user } = openPage({ language: 'de' });
        await user.selectOptions(await screen.findByLabelText('Sprache'), 'Français');
        expect(localStorage.getItem('language')).toBe('fr');
        expect(reloadPage).toHaveBeenCalledTimes(1);
    });

    it('titles the tab after the page', async () => {
        fakeServer();
        openPage({ language: 'pl' });
        await screen.findByRole('heading', { name: 'Logowanie' });
        expect(document.title).toBe('Logowanie – Customer Portal');
    });

    it('offers to reload if the texts cannot be loaded, and reports it', async () => {
        allowConsole(/./);
        const failed = vi.fn();
        client.failed = failed;
        vi.mocked(loadPublicMessages).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
        const { user } = openPage({ language: 'de' });
        const alert = await screen.findByRole('alert');
        expect(alert).toHaveTextContent('Die Seite konnte nicht geladen werden');
        expect(screen.getByRole('main')).toContainElement(alert);
        await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.any(TypeError), undefined));
        client.failed = undefined;
        vi.mocked(reloadPage).mockClear();
        await user.click(screen.getByRole('button', { name: 'Neu laden' }));
        expect(reloadPage).toHaveBeenCalledTimes(1);
    });
});
