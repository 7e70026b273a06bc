import { useCallback, useState, type ReactElement } from 'react';
import type { Customer, User } from '#dataProvider/types';
import { loadKeyDialogs } from '#src/keys/public';
import { loadReleaseSeat } from '#src/seats/public';
import { useShown } from '#src/shared/actions/action';
import type { RowAction } from '#src/shared/list/types';
import { lazyDialog } from '#src/ui/modal/lazyDialog';
import { useOffered } from '#src/ui/Link';
import { loadUserDialogs } from '#src/users/public';
import type { Remedy } from './facts/fact';
import { actionOf, type RemedyDialog } from './remedies';

const UserDialogs = lazyDialog(loadUserDialogs);
const KeyDialogs = lazyDialog(loadKeyDialogs, ({ onDialog }) => onDialog(null));
const ReleaseSeat = lazyDialog(loadReleaseSeat);

/** What the signed-in user can do about facts. */
export interface Remedies {
    /** null if it is not for this user */
    shown(remedy: Remedy | undefined): RowAction | null;
    /** the open dialog */
    dialogs: ReactElement | null;
}

/** Returns the remedies of facts as they are shown, and the dialogs that they open. */
export function useRemedies({ person, me, customer }: { person: User; me: User; customer: Customer | undefined }): Remedies {
    const [open, setOpen] = useState<RemedyDialog | null>(null);
    const shown = useShown<RemedyDialog>(setOpen);
    const isOffered = useOffered();
    const close = useCallback(() => setOpen(null), []);
    const dialog = (): ReactElement | null => {
        if (!open || !customer) return null;
        const { school } = customer.flags;
        if (open.of === 'user') return <UserDialogs dialog={open.dialog} me={me} school={school} onClose={close} />;
        if (open.of === 'seat') return <ReleaseSeat seat={open.seat} licence={open.seat.licenceId} onClose={close} />;
        const { licence } = open;
        return (
            <KeyDialogs
                dialog={open.dialog}
                licence={licence}
                school={school}
                onDialog={next => setOpen(next && { of: 'key', dialog: next, licence })}
            />
        );
    };
    return {
        shown: remedy => {
            const action = remedy && actionOf(remedy, { person, me, customer });
            if (!action || (action.to !== undefined && !isOffered(action.to))) return null;
            return shown([action])[0] ?? null;
        },
        dialogs: dialog(),
    };
}
