import { mayDo } from '#authProvider/access';
import type { Role } from '#dataProvider/types';
import type { Action } from '../../shared/actions/action';
import { CloseIcon, SignOutIcon } from '../../ui/icons';
import { lazyDialog } from '../../ui/modal/lazyDialog';

/** The actions on several seats of a licence, in display order, and their dialogs (MANY-12). */
export const SEAT_VERBS = {
    releaseSeat: { icon: SignOutIcon, Dialog: lazyDialog(() => import('./releaseSeat')) },
    removeSeat: { icon: CloseIcon, Dialog: lazyDialog(() => import('./removeSeat')) },
} as const;

export type SeatVerbName = keyof typeof SEAT_VERBS;

/** Returns the actions on several seats of a licence. */
export const seatActionsFor = (role: Role): Action<SeatVerbName>[] =>
    mayDo(role, 'release', 'seats')
        ? (Object.keys(SEAT_VERBS) as SeatVerbName[]).map(verb => ({
              id: verb,
              label: `verbs.${verb}.title`,
              icon: SEAT_VERBS[verb].icon,
              dialog: verb,
          }))
        : [];
