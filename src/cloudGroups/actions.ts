import { mayDo } from '../../authProvider/access';
import type { Role } from '../../dataProvider/types';
import type { Action } from '../shared/actions/action';
import { CloseIcon, DeleteIcon, EditIcon, PlusIcon } from '../ui/icons';
import type { Member } from './cloudGroup';
import type { GroupDialog } from './GroupDialogs';

/** Returns the actions of the list of cloud groups. */
export const groupListActions = (role: Role): Action<'create'>[] =>
    mayDo(role, 'create', 'cloudGroups')
        ? [{ id: 'create', label: 'cloudGroups.create', icon: PlusIcon, place: 'main', dialog: 'create' }]
        : [];

/** Returns the actions on a cloud group. */
export const groupActions = (role: Role): Action<GroupDialog>[] =>
    mayDo(role, 'edit', 'cloudGroups')
        ? [
              { id: 'add', label: 'cloudGroups.add', icon: PlusIcon, place: 'main', dialog: { kind: 'add' } },
              { id: 'rename', label: 'licences.rename', icon: EditIcon, place: 'beside', dialog: { kind: 'rename' } },
              { id: 'delete', label: 'modal.delete', icon: DeleteIcon, tone: 'danger', dialog: { kind: 'delete' } },
          ]
        : [];

/** Returns the actions on a member of a cloud group. */
export const memberActions = (member: Member, role: Role): Action<GroupDialog>[] =>
    mayDo(role, 'edit', 'cloudGroups')
        ? [{ id: 'remove', label: 'cloudGroups.remove', icon: CloseIcon, dialog: { kind: 'remove', member } }]
        : [];
