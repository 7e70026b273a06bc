import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import RecordPage from '#customRoutes/academy/record/RecordPage';
import { inSession, makeDirectory } from '#tests/support/academy';
import { makeVideo } from '#tests/support/builders';
import { allowConsole } from '#tests/support/console';
import { failure } from '#tests/support/fakeClient';
import { renderPortal, type PortalOptions } from '#tests/support/renderPortal';

const show = (methods: NonNullable<PortalOptions['dataProvider']>) =>
    // Its texts are awaited before it renders.
    act(async () =>
        renderPortal(inSession(<RecordPage />), {
            route: '/academy/record',
            user: { alias: 'Jan Kowalski', email: 'jan@example.com' },
            dataProvider: { getDirectories: async () => [makeDirectory('d1'), makeDirectory('d2')], ...methods },
        }),
    );

const save = () => screen.findByRole('button', { name: /Export/ });

describe('the page of the learning record', () => {
    it('names the person, sums up, and lists each course with its videos', async () => {
        await show({
            getPlaylist: async ({ directory }) =>
                directory === 'd1'
                    ? [
                          makeVideo({ id: 'v1', label: 'Walls', progress: 100, duration: 3600 }),
                          makeVideo({ id: 'v2', label: 'Doors', progress: 50, duration: 1200 }),
                          makeVideo({ id: 'v3', label: 'Untouched' }),
                      ]
                    : [makeVideo({ id: 'v4' })],
        });
        const section = await screen.findByRole('region', { name: 'Directory d1' });
        expect(screen.getByText('Jan Kowalski (jan@example.com)')).toBeVisible();
        expect(screen.getAllByText('1 video')).toHaveLength(2);
        expect(screen.getByText('1 hr 10 mins')).toBeVisible();
        expect(within(section).getByText('1 of 3 videos completed')).toBeVisible();
        const rows = within(section).getAllByRole('row');
        expect(rows).toHaveLength(3);
        expect(rows[1]).toHaveTextContent('WallsCompleted1:00:00');
        expect(rows[2]).toHaveTextContent('Doors50% watched20:00');
        expect(within(section).getByRole('link', { name: 'Doors' })).toHaveAttribute('href', '/academy/d1/v2');
        expect(screen.queryByRole('region', { name: 'Directory d2' })).not.toBeInTheDocument();
        expect(await save()).toBeEnabled();
    });

    it('says that nothing is begun yet, with the way to the academy', async () => {
        await show({ getPlaylist: async () => [makeVideo()] });
        expect(await screen.findByText('Nothing started yet')).toBeVisible();
        expect(screen.getByRole('link', { name: 'Go to the academy' })).toHaveAttribute('href', '/academy');
        expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
    });

    it('names a course that cannot be read, keeps the others, and saves no file that lacks it', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getPlaylist = vi.fn(async ({ directory }: { directory: string }) => {
            if (directory === 'd2') throw failure(500);
            return [makeVideo({ id: 'v1', label: 'Walls', progress: 100 })];
        });
        const { user } = await show({ getPlaylist });
        const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
        expect(alert).toHaveTextContent('“Directory d2” could not be loaded');
        expect(screen.getByRole('link', { name: 'Walls' })).toBeVisible();
        expect(await save()).toHaveAccessibleDescription('“Directory d2” could not be loaded');
        getPlaylist.mockResolvedValue([makeVideo({ id: 'v2', label: 'Tiles', progress: 20 })]);
        await user.click(within(alert).getByRole('button', { name: 'Try again' }));
        expect(await screen.findByRole('link', { name: 'Tiles' })).toBeVisible();
        expect(await save()).toBeEnabled();
    });

    it('offers to read again when the courses cannot be read', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getDirectories = vi.fn(async () => Promise.reject<never>(failure(500)));
        await show({ getDirectories });
        expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toBeVisible();
        expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
        expect(screen.queryByText('Nothing started yet')).not.toBeInTheDocument();
    });

    it('says once that no course can be read, and reads all again', async () => {
        allowConsole(/^PortalError/); // ra-core reports every failed call in development
        const getPlaylist = vi.fn(async (): Promise<ReturnType<typeof makeVideo>[]> => {
            throw failure(500);
        });
        const { user } = await show({ getPlaylist });
        const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
        expect(screen.getAllByRole('alert')).toEqual([alert]);
        getPlaylist.mockResolvedValue([makeVideo({ id: 'v1', label: 'Walls', progress: 100 })]);
        await user.click(within(alert).getByRole('button', { name: 'Try again' }));
        expect(await screen.findAllByRole('link', { name: 'Walls' })).toHaveLength(2);
    });
});
