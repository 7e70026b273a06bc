import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { AreaCustomer, Manifest } from '../shared/manifest';

/** Whether a new school year is offered everywhere, not only among the plans (YEAR-1). */
const hasSchoolYear = (customer: AreaCustomer): boolean => customer?.flags.school === true || customer?.flags.demo === true;

/** Plans: work from a list. */
export const plans: Manifest = {
    name: 'plans',
    pages: [
        { path: paths.plans, access: 'plans', texts: 'plan', load: () => import('./page/PlansPage') },
        { path: paths.plan(':plan'), access: 'plans', texts: 'plan', load: () => import('./page/PlanPage') },
    ],
    offers: [
        { id: 'plans', titleKey: 'users.plans', to: paths.plans, shown: isAdministrator },
        { id: 'invite', titleKey: 'users.invite', to: paths.plans, ask: 'invite', shown: isAdministrator },
        { id: 'review', titleKey: 'users.review', to: paths.plans, ask: 'review', shown: isAdministrator },
        { id: 'leave', titleKey: 'users.leave', to: paths.plans, ask: 'leave', shown: isAdministrator },
        {
            id: 'year',
            titleKey: 'users.year',
            to: paths.plans,
            ask: 'year',
            shown: (user, customer) => isAdministrator(user) && hasSchoolYear(customer),
        },
    ],
};
