import { paths } from '../config/paths';
import { settings } from '../config/settings';
import type { Manifest } from '../shared/manifest';

const to = paths.activity;

/** What was changed in this browser (ACTIVITY-3); not offered if the operator keeps nothing. */
export const activity: Manifest = {
    name: 'activity',
    ...(settings.activityDays > 0 && {
        pages: [{ path: to, texts: 'activity', load: () => import('./ActivityPage') }],
        offers: [{ id: to, titleKey: 'layout.activity', to, shown: () => true }],
    }),
};
