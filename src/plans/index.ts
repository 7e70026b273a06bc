import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { Manifest } from '../shared/manifest';

/** Plans: work from a list. */
export const plans: Manifest = {
    name: 'plans',
    pages: [
        { path: paths.plans, access: 'plans', load: () => import('./page/PlansPage') },
        { path: paths.plan(':plan'), access: 'plans', load: () => import('./page/PlanPage') },
    ],
    offers: [
        { id: 'invite', titleKey: 'users.invite', to: paths.plans, ask: 'invite', shown: isAdministrator },
        { id: 'review', titleKey: 'users.review', to: paths.plans, ask: 'review', shown: isAdministrator },
        { id: 'leave', titleKey: 'users.leave', to: paths.plans, ask: 'leave', shown: isAdministrator },
    ],
};
