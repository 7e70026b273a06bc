import type { Licence, User } from '#dataProvider/types';
import { expiredObstacle } from '../../licences/public';
import type { Action } from '../../shared/actions/action';
import { nowSeconds } from '../../shared/format/date';
import { CloseIcon } from '../../ui/icons';

/** Returns the actions on a user of a licence, for those who may assign it: not once it has expired (LICENCE-2). */
export const licenceUserActions = (
    user: User,
    licence: Pick<Licence, 'active' | 'expire'>,
    now: number = nowSeconds(),
): Action<User>[] => [
    {
        id: 'remove',
        label: 'users.ofLicence.remove',
        icon: CloseIcon,
        obstacle: expiredObstacle(licence, now),
        dialog: user,
    },
];
