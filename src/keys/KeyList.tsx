import { useCallback, useMemo, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { Key, Licence, Role } from '../../dataProvider/types';
import { useShown } from '../shared/actions/action';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListSelection } from '../shared/list/types';
import { usePageRecord } from '../shared/RecordPage';
import { keyActions, keyOffers, type KeyDialog } from './actions';
import { keyList } from './columns';

interface KeyListProps {
    role: Role;
    /** shows a key's seats, for demo customers (CUSTOMER-4) */
    demo: boolean;
    /** keys that expire within 90 days are soon (DASH-3) */
    school: boolean;
    /** opens the dialog of an action; memoized by the caller */
    onDialog(dialog: KeyDialog): void;
    /** makes keys selectable, for those who may do something with several */
    selection?: ListSelection;
    /** button to create the first key */
    create: ReactNode;
}

/** The keys of the page's licence as a grid or cards: label, token, users, expiry, seats, and the actions on each. */
export function KeyList({ role, demo, school, onDialog, selection, create }: KeyListProps) {
    const t = useT();
    const licence = usePageRecord<Licence>();

    const list = useMemo(() => keyList({ demo, school }), [demo, school]);
    const shown = useShown(onDialog);
    const actions = useCallback((key: Key) => shown(keyActions(key, licence, role)), [shown, licence, role]);

    return (
        <ResourceList<Key>
            list={list}
            meta={{ licence: licence.id }}
            storeKey="keys"
            label={t('keys.title')}
            // Licence and role are the same for all rows.
            actions={keyOffers(licence, licence, role).length > 0 ? actions : undefined}
            selection={selection}
            empty={{ title: t('keys.listEmptyTitle'), text: t('keys.listEmptyText'), action: create }}
        />
    );
}
