import { mayDo } from '../../authProvider/access';
import type { Licence, Role } from '../../dataProvider/types';
import { paths } from '../config/paths';
import type { Action } from '../shared/actions/action';
import { nowSeconds } from '../shared/format/date';
import { AcademyIcon, EditIcon, InfoIcon, PlusIcon } from '../ui/icons';
import { isAutomatic, isExpired, isListed } from './licence';

/** The dialogs of a licence's actions; `create` is that of a key. */
export type LicenceDialog = { kind: 'rename'; licence: Licence } | { kind: 'addUsers' } | { kind: 'create' };

/** Who acts; `school` is undefined until the customer has been read, on which the rules of expiries depend. */
interface Person {
    role: Role;
    school: boolean | undefined;
}

/** Why nothing can be done with a licence and its keys but deleting them (LICENCE-2, KEY-7). */
export const expiredObstacle = (licence: Pick<Licence, 'active' | 'expire'>, now: number): Action['obstacle'] =>
    isExpired(licence, now) ? 'licences.obstacles.expired' : null;

/**
 * Returns the actions on a licence. Schools cannot assign the automatic one (USER-12), which has no keys without a user (LICENCE-3); keys of
 * unlisted products are not shown (PRODUCT-1); the academy's licence leads to the membership (LICENCE-5).
 */
export function licenceActions(licence: Licence, { role, school }: Person, now: number = nowSeconds()): Action<LicenceDialog>[] {
    const automatic = isAutomatic(licence);
    const orders = licence.product === 'academy' && !automatic && mayDo(role, 'order', 'membership');
    const expired = expiredObstacle(licence, now);
    const obstacle = expired ?? (school === undefined ? 'licences.obstacles.customer' : null);
    const actions: readonly (Action<LicenceDialog> | false)[] = [
        mayDo(role, 'assign', 'licences') &&
            !(automatic && school) && {
                id: 'addUsers',
                label: 'users.ofLicence.add',
                icon: PlusIcon,
                place: 'main',
                obstacle,
                dialog: { kind: 'addUsers' },
            },
        orders && {
            id: 'membership',
            label: 'licences.membership',
            icon: AcademyIcon,
            place: 'beside',
            to: paths.academyMembership,
        },
        mayDo(role, 'edit', 'licences') && {
            id: 'rename',
            label: 'licences.rename',
            icon: EditIcon,
            place: 'beside',
            obstacle: automatic ? 'licences.obstacles.automatic' : expired,
            dialog: { kind: 'rename', licence },
        },
        mayDo(role, 'create', 'keys') &&
            isListed(licence) &&
            !automatic && {
                id: 'createKey',
                label: 'keys.actions.create',
                icon: PlusIcon,
                place: orders ? undefined : 'beside',
                obstacle,
                dialog: { kind: 'create' },
            },
        { id: 'details', label: 'licences.details', icon: InfoIcon, to: paths.licence(licence.id) },
    ];
    return actions.filter(action => action !== false);
}
