import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

/** Everything with a date, day by day (DEADLINE-1): for administrators. */
export const deadlines: Manifest = {
    name: 'deadlines',
    pages: [{ path: paths.deadlines, access: 'deadlines', load: () => import('./DeadlinesPage') }],
};
