import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Customer, User } from '../../dataProvider/types';
import type { ListSelection } from '../shared/list/types';
import { useChosenIds } from '../shared/list/useChosenIds';
import type { BatchKind } from './batch/batch';
import { useUserSelection } from './useUserSelection';

const BatchModal = lazy(() => import('./batch/BatchModal'));
const ChosenModal = lazy(() => import('./batch/ChosenModal'));

interface TargetSelection {
    /** what is done to the selected users: removed from the licence, or from the group */
    kind: Extract<BatchKind, 'take' | 'leave'>;
    /** its id */
    target: string;
    me: User | undefined;
    customer: Customer | undefined;
}

/** Returns the selection of the users of a licence or group, and the modal that is open for it. */
export function useTargetSelection({ kind, target, me, customer }: TargetSelection): [ListSelection, ReactNode] {
    const [dialog, setDialog] = useState<BatchKind | 'chosen' | null>(null);
    const chosen = useChosenIds(`users/${target}`);
    const kinds = useMemo(() => [kind], [kind]);
    const selection = useUserSelection(chosen, kinds, setDialog);
    const close = () => setDialog(null);
    const modal = dialog && me && customer && (
        <Suspense fallback={null}>
            {dialog === 'chosen' ? (
                <ChosenModal chosen={chosen} onClose={close} />
            ) : (
                <BatchModal kind={kind} target={target} chosen={chosen} me={me} customer={customer} onClose={close} />
            )}
        </Suspense>
    );
    return [selection, modal];
}
