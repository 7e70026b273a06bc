import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

/** The page, and in parallel the code of the parts around its tiles, which make most of the requests. */
function load() {
    const page = import('./DashboardPage');
    // without it only the tiles are shown
    import('./parts').catch(() => undefined);
    return page;
}

export const dashboard: Manifest = {
    name: 'dashboard',
    pages: [
        {
            path: paths.dashboard,
            load,
        },
    ],
};
