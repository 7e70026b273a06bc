import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

/** The page, and beside it the code of what stands around its tiles, which asks for the most. */
function load() {
    const page = import('./DashboardPage');
    // without it the tiles stand alone
    import('./parts').catch(() => undefined);
    return page;
}

export const dashboard: Manifest = {
    name: 'dashboard',
    pages: [
        {
            path: paths.dashboard,
            load,
            reads: [
                { list: 'licences', for: 'administrators' },
                { list: 'keys', within: 'user', for: 'others' },
            ],
        },
    ],
};
