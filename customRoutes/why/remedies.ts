import { mayDo } from '#authProvider/access';
import type { Customer, Licence, Role, Seat, User } from '#dataProvider/types';
import type { KeyDialog } from '#src/keys/public';
import { seatActions } from '#src/seats/public';
import type { Action } from '#src/shared/actions/action';
import { userActions, userKeyActions, type UserDialog } from '#src/users/public';
import { ContractsIcon, AcademyIcon, LicencesIcon } from '#src/ui/icons';
import type { Remedy } from './facts/fact';

/** What a remedy opens. */
export type RemedyDialog =
    { of: 'user'; dialog: UserDialog } | { of: 'key'; dialog: KeyDialog; licence: Licence } | { of: 'seat'; seat: Seat };

/** The pages that help, and who may read them. */
const PAGES = {
    contracts: { icon: ContractsIcon, subject: 'contracts' },
    keys: { icon: LicencesIcon, subject: 'licenceDetails' },
    academy: { icon: AcademyIcon, subject: 'academy' },
} as const;

interface Acting {
    person: User;
    me: Pick<User, 'id' | 'role'>;
    customer: Customer | undefined;
}

const ofUser = (remedy: Remedy & { of: 'user' }, { person, me, customer }: Acting): Action<RemedyDialog> | null => {
    const action = userActions(person, { me, customer }).find(({ id }) => id === remedy.id);
    if (!action?.dialog) return null;
    const chosen = remedy.id === 'addLicences' ? remedy.chosen : undefined;
    const dialog = chosen ? { ...action.dialog, chosen } : action.dialog;
    return { ...action, label: `why.remedies.${remedy.id}`, dialog: { of: 'user', dialog } };
};

const ofKey = ({ id, key, licence }: Remedy & { of: 'key' }, role: Role): Action<RemedyDialog> | null => {
    const action = userKeyActions(key, licence, role).find(one => one.id === id);
    if (!action?.dialog) return null;
    const { dialog } = action;
    return {
        ...action,
        label: `why.remedies.${id}`,
        name: key.label,
        dialog: dialog.kind === 'removeLicence' ? { of: 'user', dialog } : { of: 'key', dialog, licence },
    };
};

const ofSeat = (seat: Seat, role: Role): Action<RemedyDialog> | null => {
    const [action] = seatActions(seat, role);
    if (!action) return null;
    const { dialog, ...offered } = action;
    return dialog
        ? { ...offered, label: 'why.remedies.release', name: seat.machineName, to: undefined, dialog: { of: 'seat', seat } }
        : null;
};

/**
 * Returns the action that remedies a fact: the record's own, with its rules and obstacle (SHELL-16, SHELL-17), in the words of the chain; null if
 * the signed-in user may not do it.
 */
export function actionOf(remedy: Remedy, acting: Acting): Action<RemedyDialog> | null {
    if (remedy.of === 'user') return ofUser(remedy, acting);
    if (remedy.of === 'key') return ofKey(remedy, acting.me.role);
    if (remedy.of === 'seat') return ofSeat(remedy.seat, acting.me.role);
    if (remedy.of !== 'page') return null;
    const { icon, subject } = PAGES[remedy.id];
    if (!mayDo(acting.me.role, 'read', subject)) return null;
    return { id: remedy.id, label: `why.remedies.${remedy.id}`, icon, to: remedy.to };
}
