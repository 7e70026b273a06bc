import { paths } from '../config/paths';
import type { Manifest } from '../shared/manifest';

/** Work on many: the page of a job. The bar at the foot of the layout is `JobsFoot`. */
export const jobs: Manifest = {
    name: 'jobs',
    pages: [{ path: paths.job(':job'), access: 'users', texts: 'plan', load: () => import('./JobPage') }],
};
