import { mayDo } from '#authProvider/access';
import { paths } from '#src/config/paths';
import type { Manifest } from '#src/shared/manifest';

/** Everything with a date, day by day (DEADLINE-1): for administrators. */
export const deadlines: Manifest = {
    name: 'deadlines',
    switch: 'deadlines',
    pages: [{ path: paths.deadlines, access: 'deadlines', texts: 'deadlinesPage', load: () => import('./DeadlinesPage') }],
    offers: [
        {
            id: 'deadlines',
            titleKey: 'deadlines.title',
            to: paths.deadlines,
            shown: ({ role }) => mayDo(role, 'read', 'deadlines'),
        },
    ],
};
