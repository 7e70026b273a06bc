import type { ReactNode } from 'react';
import type { Licence } from '../../dataProvider/types';
import { only, useShown } from '../shared/actions/action';
import { Actions } from '../shared/actions/Actions';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { usePageRecord } from '../shared/RecordPage';
import { licenceActions, type LicenceDialog } from './actions';

interface LicenceActionsProps {
    /** the ids of the actions; one alone is the page's main action */
    ids: readonly string[];
    onOpen(dialog: LicenceDialog): void;
}

/** The actions on the page's licence, as in a header. */
export function LicenceActions({ ids, onOpen }: LicenceActionsProps): ReactNode {
    const licence = usePageRecord<Licence>();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const shown = useShown(onOpen);
    if (!user) return null;
    const actions = only(licenceActions(licence, { role: user.role, school: customer?.flags.school }), ids);
    const placed = ids.length > 1 ? actions : actions.map(action => ({ ...action, place: 'main' as const }));
    return <Actions as="page" name={licence.name} actions={shown(placed)} />;
}
