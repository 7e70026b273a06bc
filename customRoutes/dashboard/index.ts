import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

export const dashboard: Manifest = {
    name: 'dashboard',
    pages: [{ path: paths.dashboard, load: () => import('./DashboardPage') }],
};
