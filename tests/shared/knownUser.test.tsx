import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import DashboardPage from '../../customRoutes/dashboard/DashboardPage';
import { PortalError } from '../../dataProvider/errors';
import LicencesPage from '../../src/licences/LicencesPage';
import { queryKeys } from '../../src/shared/query/keys';
import { allowConsole } from '../support/console';
import { renderPortal } from '../support/renderPortal';

it.each<[string, ComponentType]>([
    ['the dashboard', DashboardPage],
    ['the licences', LicencesPage],
])('%s stays open if the user, already known, cannot be read again', async (_name, Page) => {
    allowConsole(/PortalError/);
    const identity = vi.fn().mockRejectedValue(new PortalError('errors.network', { status: 0, reason: 'network' }));
    const { queryClient } = await renderPortal(<Page />, {
        identity,
        dataProvider: { getList: vi.fn(async () => ({ data: [], total: 0 })), getApplications: async () => [] },
    });
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    await queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
    await waitFor(() => expect(queryClient.getQueryState(queryKeys.currentUser)?.status).toBe('error'));
    expect(identity).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '');
});
