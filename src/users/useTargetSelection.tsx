import { useMemo, useState, type ReactElement } from 'react';
import type { Customer, User } from '../../dataProvider/types';
import type { ListSelection } from '../shared/list/types';
import { useSelectedIds } from '../shared/list/useSelectedIds';
import { useSelection } from '../shared/list/useSelection';
import { USER_VERBS, userAction, type UserVerbName } from './batch/verbs';
import { lazyDialog } from '../ui/modal/lazyDialog';

const SelectedUsers = lazyDialog(() => import('./batch/SelectedUsers'));

interface TargetSelection {
    /** the action: removing the selected users from the licence, or from the group */
    verb: Extract<UserVerbName, 'takeLicence' | 'leaveGroup'>;
    /** its id */
    target: string;
    me: User | undefined;
    customer: Customer | undefined;
}

/** Returns the selection of the users of a licence or group, and the modal that is open for it. */
export function useTargetSelection({
    verb,
    target,
    me,
    customer,
}: TargetSelection): [ListSelection | undefined, ReactElement | null | undefined] {
    const [dialog, setDialog] = useState<UserVerbName | 'selected' | null>(null);
    const selected = useSelectedIds(`users/${target}`);
    const actions = useMemo(() => [userAction(verb)], [verb]);
    const selection = useSelection(selected, { actions, onAction: setDialog });
    const close = () => setDialog(null);
    const { Dialog } = USER_VERBS[verb];
    const modal =
        dialog &&
        selection &&
        me &&
        customer &&
        (dialog === 'selected' ? (
            <SelectedUsers selection={selection} onClose={close} />
        ) : (
            <Dialog target={target} selected={selected} me={me} customer={customer} onClose={close} />
        ));
    return [selection, modal];
}
